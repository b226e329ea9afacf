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
    /// - Parameter neighbours: Manifests of the same codebase, which show how something is written.
    func guesses(
        for edit: ManifestEdit, in text: String, like neighbours: ManifestNeighbours
    ) throws(ManifestEditError) -> [String]
}

extension ManifestEditor {
    package func guesses(
        for edit: ManifestEdit, in text: String, like neighbours: ManifestNeighbours
    ) throws(ManifestEditError) -> [String] {
        try candidates(for: edit, in: text)
    }
}

/// The manifests of a codebase beside one that is edited.
package struct ManifestNeighbours: Sendable {
    /// What they say.
    package let texts: [String]
    /// The folder of the edited one.
    package let folder: RelativePath

    package init(texts: [String], of folder: RelativePath) {
        self.texts = texts
        self.folder = folder
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

    /// Other manifests of the same codebase, where it evaluates helpers, too; nil where it does not.
    var neighbours: ManifestNeighbours? { get }
}

extension ManifestContentsReader {
    package func reader(
        of manifest: RelativePath, in root: String, text: String
    ) -> (any ManifestContentsReader)? {
        knows(manifest, text: text) ? self : nil
    }

    package var neighbours: ManifestNeighbours? { nil }
}

/// Why a manifest was left alone.
package struct ManifestEditError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
