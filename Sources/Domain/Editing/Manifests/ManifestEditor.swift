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

    /// The same where each text is judged with all that helpers make of it, so that guesses are
    /// worth trying.
    ///
    /// - Parameter others: The texts of manifests of the same codebase, which show how something is
    ///   written.
    func guesses(
        for edit: ManifestEdit, in text: String, like others: [String]
    ) throws(ManifestEditError) -> [String]
}

extension ManifestEditor {
    package func guesses(
        for edit: ManifestEdit, in text: String, like others: [String]
    ) throws(ManifestEditError) -> [String] {
        try candidates(for: edit, in: text)
    }
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

    /// The reader for one manifest, which may look at what stands beside it.
    ///
    /// - Parameters:
    ///   - text: What the manifest says before it is edited.
    ///   - root: The absolute path of the codebase.
    /// - Returns: nil if it cannot read this one.
    func reader(
        of manifest: RelativePath, in root: String, text: String
    ) -> (any ManifestContentsReader)?

    /// The texts of other manifests of the same codebase, where it evaluates helpers, too; nil where
    /// it does not.
    var others: [String]? { get }
}

extension ManifestContentsReader {
    package func reader(
        of manifest: RelativePath, in root: String, text: String
    ) -> (any ManifestContentsReader)? {
        knows(manifest, text: text) ? self : nil
    }

    package var others: [String]? { nil }
}

/// Why a manifest was left alone.
package struct ManifestEditError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
