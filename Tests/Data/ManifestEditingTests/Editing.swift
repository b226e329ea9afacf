import Codebase
import Editing
import ManifestEditing
import SwiftManifests

/// The editors and readers that the program uses together.
enum Editing {
    static let edit = EditManifest(
        editors: [SwiftManifestEditor(), ProjectFileEditor()],
        readers: [
            PackageContentsReader(), LiteralContentsReader(), ProjectFileContentsReader(),
        ])

    /// The lines that an edit of a `Package.swift` removes and adds.
    static func diff(
        _ text: String, _ edits: ManifestEdit..., path: RelativePath = "Package.swift"
    ) throws(ManifestEditError) -> [String] {
        let new = try edit.rewrite(text, of: path, in: "/codebase", edits: edits)
        return TextDiff(from: text, to: new).lines.filter { $0.kind != .context }
            .map { $0.sign + $0.text }
    }

    /// The text after an edit.
    static func edited(
        _ text: String, _ edits: ManifestEdit..., path: RelativePath
    ) throws(ManifestEditError) -> String {
        try edit.rewrite(text, of: path, in: "/codebase", edits: edits)
    }

    /// A package with the targets that the text declares.
    static func package(_ targets: String, products: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",\(products)
            targets: [
        \(targets)
            ]
        )

        """
    }
}
