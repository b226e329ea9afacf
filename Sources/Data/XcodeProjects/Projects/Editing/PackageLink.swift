import Codebase
import Editing

/// Lets targets of a project use the library of a local package.
struct PackageLink {
    private let draft: LocalPackageDraft
    private let project: ReadProject
    private let id: ObjectIdentifier

    init(_ draft: LocalPackageDraft, in project: ReadProject) {
        self.draft = draft
        self.project = project
        let document = project.document
        id = ObjectIdentifier { document.object($0) != nil }
    }

    private var document: ProjectDocument { project.document }

    /// The package's folder as the project names it, from its own.
    var path: String { draft.folder.written(from: project.path.parent) }

    /// Adds the package, its product for each target, and the product to what they link.
    func write(to edits: inout ProjectEdits) throws(ManifestEditError) {
        guard let root = document.project else {
            throw ManifestEditError(
                "\(document.manifest) has no project object. Repair it in Xcode.")
        }
        let package = id.identifier(for: "package", project.path.string, draft.folder.string)
        let title = "XCLocalSwiftPackageReference \"\(path)\""
        edits.add(
            "XCLocalSwiftPackageReference", package, name: title,
            [("relativePath", ProjectEdits.quoted(path))])
        edits.append(package, name: title, to: "packageReferences", of: root)
        for user in draft.users {
            guard let target = project.targets.first(where: { $0.id == user }) else {
                throw ManifestEditError(
                    "\(user.targetName) is no target of \(document.manifest), so that it cannot use "
                        + "\(draft.name). Move by hand what it uses.")
            }
            link(target.object, package: package, title: title, &edits)
        }
    }

    private func link(
        _ target: XcodeObject, package: String, title: String, _ edits: inout ProjectEdits
    ) {
        let product = id.identifier(for: "product", draft.folder.string, draft.name, target.id)
        let entry = id.identifier(for: "entry", draft.folder.string, draft.name, target.id)
        edits.add(
            "XCSwiftPackageProductDependency", product, name: draft.name,
            [
                ("package", "\(package) /* \(title) */"),
                ("productName", ProjectEdits.quoted(draft.name)),
            ])
        edits.append(product, name: draft.name, to: "packageProductDependencies", of: target)
        edits.link(
            ("productRef", "\(product) /* \(draft.name) */"), name: draft.name, as: entry,
            to: target,
            phase: id.identifier(for: "frameworks", target.id))
    }

    /// Takes out the products that only files used which leave.
    func dropUnused(
        _ unused: [String], of target: ReadTarget, _ edits: inout ProjectEdits
    ) {
        for product in document.objects("packageProductDependencies", of: target.object)
        where product.text("productName").map(unused.contains) == true {
            edits.remove(product.id, from: "packageProductDependencies", of: target.object)
            for phase in document.objects("buildPhases", of: target.object) {
                for entry in document.objects("files", of: phase)
                where entry.text("productRef") == product.id {
                    edits.remove(entry.id, from: "files", of: phase)
                    edits.remove(entry)
                }
            }
            edits.remove(product)
        }
    }
}
