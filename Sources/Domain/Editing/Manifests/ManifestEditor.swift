import Codebase

/// Changes the text of manifests so that formatting and comments stay as they are.
package protocol ManifestEditor: Sendable {
    /// Whether it knows manifests of this name and text.
    func knows(_ manifest: RelativePath, text: String) -> Bool

    /// The texts that the edit may lead to, the most likely one first.
    ///
    /// Whether a text declares what is wanted is for ``ManifestContentsReader`` to say.
    ///
    /// - Throws: ``ManifestEditError`` that says why there is none.
    func candidates(
        for edit: ManifestEdit, in text: String
    ) throws(ManifestEditError) -> [String]
}

/// Reads what a manifest declares from its text alone.
package protocol ManifestContentsReader: Sendable {
    /// Whether it knows manifests of this name and text.
    func knows(_ manifest: RelativePath, text: String) -> Bool

    /// What the text declares.
    ///
    /// - Parameter folder: The absolute path of the folder that holds the manifest.
    /// - Throws: ``ManifestEditError`` if it declares nothing that can be read.
    func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents
}

/// Why a manifest was left alone.
package struct ManifestEditError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
