import Codebase

/// The Swift packages that a project refers to.
struct PackageReferences {
    private let project: ReadProject
    private let files: CodebaseFiles
    private let local: LocalPackages

    init(of project: ReadProject, files: CodebaseFiles) {
        self.project = project
        self.files = files
        local = LocalPackages(of: project, files: files)
    }

    /// The packages that are no folders of the codebase.
    var externals: [ExternalPackage] {
        let kinds = ["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"]
        return project.document.identifiers(of: kinds).compactMap(project.document.object)
            .filter { !isOwn($0) }.compactMap(identity(of:))
            .map { ExternalPackage(identity: $0, container: project.path) }
    }

    /// The packages that the project names by their folders and that are not there.
    var absent: [IncompleteItem] {
        project.document.identifiers(of: ["XCLocalSwiftPackageReference"])
            .compactMap(project.document.object).compactMap { package in
                guard let folder = local.place(of: package)?.path,
                    let reason = files.tree.absence(of: folder, named: "the package")
                else { return nil }
                return IncompleteItem(
                    path: project.document.manifest, line: package.line, reason: reason)
            }
    }

    /// The identity of the package that offers a product; nil if neither the project nor one of its local
    /// packages says which.
    func identity(behind product: XcodeObject) -> String? {
        if let package = project.document.object("package", of: product) {
            return identity(of: package)
        }
        return product.text("productName").flatMap(local.identity(offering:))
    }

    private func identity(of package: XcodeObject) -> String? {
        let location: String? =
            package.isa == "XCLocalSwiftPackageReference"
            ? local.place(of: package)?.absolute(root: files.tree.root)
            : package.text("repositoryURL") ?? package.text("identity")
        return location.flatMap(Self.identity)
    }

    /// The identity that SwiftPM gives the package at an address or in a folder; nil of an empty one.
    static func identity(at location: String) -> String? {
        guard var name = location.split(separator: "/").last?.lowercased() else { return nil }
        if name.hasSuffix(".git") { name.removeLast(".git".count) }
        return name
    }

    private func isOwn(_ package: XcodeObject) -> Bool {
        local.place(of: package)?.path.flatMap(files.folder) != nil
    }
}
