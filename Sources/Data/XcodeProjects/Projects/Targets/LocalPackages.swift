import Codebase

/// The folders of packages that a project refers to, as packages or as the files and folders it shows.
///
/// Xcode writes no package beside a product of a local one: it is that of the project's packages which
/// offers it. Which that is, is told by the name of the product in a manifest's text.
final class LocalPackages {
    private let project: ReadProject
    private let files: CodebaseFiles
    private lazy var manifests = texts()

    init(of project: ReadProject, files: CodebaseFiles) {
        self.project = project
        self.files = files
    }

    /// The identity of the one package whose manifest names a product; nil if none does, or several.
    func identity(offering product: String) -> String? {
        let found = manifests.filter { $0.text.contains("\"\(product)\"") }
        guard found.count == 1, let folder = found.first?.folder else { return nil }
        return PackageReferences.identity(
            at: folder.isRoot ? files.tree.root : files.tree.root + "/" + folder.string)
    }

    /// Where a package stands that the project names by its folder; nil for others.
    func place(of package: XcodeObject) -> Place? {
        guard package.isa == "XCLocalSwiftPackageReference",
            let path = package.text("relativePath") ?? package.text("path")
        else { return nil }
        return Place.inside(project.path.parent).appending(path, root: files.tree.root)
    }

    private func texts() -> [(folder: RelativePath, text: String)] {
        folders.sorted().compactMap { folder in
            files.tree.contents.text(of: folder.appending("Package.swift")).map { (folder, $0) }
        }
    }

    private var folders: Set<RelativePath> {
        let document = project.document
        let packages = document.identifiers(of: ["XCLocalSwiftPackageReference"])
            .compactMap(document.object).map { place(of: $0)?.path }
        let shown = document.identifiers(of: ["PBXFileReference"]).filter { id in
            let kind = document.object(id)?.text("lastKnownFileType")
            return kind.map(Self.kinds.contains) ?? true
        }.map { project.places.place(of: $0)?.path }
        return Set((packages + shown).compactMap { $0.flatMap(files.folder) })
    }

    /// How Xcode calls the folder of a package that it shows.
    private static let kinds: Set<String> = ["wrapper", "folder", "text"]
}
