import Codebase
import Editing

/// Lets a target of a project depend on another one of it, or on a product of a package that the project has.
struct AddedDependency {
    private let name: DependencyReference.Name
    private let target: XcodeObject
    private let declared: DeclaredDependencies
    private let id: ObjectIdentifier

    init(
        _ name: DependencyReference.Name, to target: XcodeObject, _ declared: DeclaredDependencies
    ) {
        self.name = name
        self.target = target
        self.declared = declared
        let document = declared.document
        id = ObjectIdentifier { document.object($0) != nil }
    }

    private var document: ProjectDocument { declared.document }

    func write(to edits: inout ProjectEdits) throws(ManifestEditError) {
        switch name {
        case .product(let product, let package): try link(product, of: package, &edits)
        case .target(let other): try link(other, &edits)
        case .byName, .module:
            throw ManifestEditError("\(name.meaning) is in another project. Add it in Xcode.")
        }
    }

    // MARK: - Products of packages

    private func link(
        _ name: String, of package: String?, _ edits: inout ProjectEdits
    ) throws(ManifestEditError) {
        let key = "XCSwiftPackageProductDependency"
        let known = document.identifiers(of: [key]).compactMap(document.object).first { other in
            other.text("productName") == name
                && isOf(package, document.object("package", of: other))
        }
        let reference =
            known.flatMap { document.object("package", of: $0) } ?? reference(to: package)
        guard known != nil || reference != nil || package.map(isFolder) == true else {
            throw ManifestEditError(
                "The project does not say where \(package ?? name) comes from. Add the package in Xcode."
            )
        }
        let product = id.identifier(for: "product", package ?? "", name, target.id)
        var fields: [(String, String)] = []
        if let reference {
            let title =
                reference.text("repositoryURL").flatMap { $0.split(separator: "/").last }
                .map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }
                ?? reference.text("relativePath") ?? ""
            fields.append(("package", "\(reference.id) /* \(reference.isa) \"\(title)\" */"))
        }
        fields.append(("productName", ProjectEdits.quoted(name)))
        edits.add(key, product, name: name, fields)
        edits.append(product, name: name, to: "packageProductDependencies", of: target)
        link(("productRef", "\(product) /* \(name) */"), name: name, &edits)
    }

    private func isOf(_ package: String?, _ reference: XcodeObject?) -> Bool {
        guard let package else { return true }
        // Xcode leaves the package of a local product out, in most projects.
        guard let reference else { return false }
        return DeclaredDependencies.identity(of: reference) == package.lowercased()
    }

    private func reference(to package: String?) -> XcodeObject? {
        guard let package else { return nil }
        let kinds = ["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"]
        return document.identifiers(of: kinds).compactMap(document.object)
            .first { isOf(package, $0) }
    }

    /// Whether a package is a folder of the project: older projects refer to local packages as to any file, and their
    /// products name none.
    private func isFolder(_ package: String) -> Bool {
        document.identifiers(of: ["PBXFileReference"]).compactMap(document.object).contains {
            file in
            let path = file.text("path") ?? file.text("name") ?? ""
            let kind = file.text("lastKnownFileType")
            return kind.map { ["folder", "wrapper", "text"].contains($0) } != false
                && path.split(separator: "/").last?.lowercased() == package.lowercased()
        }
    }

    // MARK: - Targets

    private func link(
        _ name: String, _ edits: inout ProjectEdits
    ) throws(ManifestEditError) {
        guard let other = declared.target(named: name), let project = document.project,
            let file = document.object("productReference", of: other)
        else {
            throw ManifestEditError(
                "The project has no target \(name), or several. Add it in Xcode.")
        }
        guard isInPlace(other, file) else {
            throw ManifestEditError(
                "No app embeds \(name), so that it would be missing when the app starts. Embed it in "
                    + "Xcode.")
        }
        let proxy = id.identifier(for: "proxy", target.id, other.id)
        let dependency = id.identifier(for: "dependency", target.id, other.id)
        edits.add(
            "PBXContainerItemProxy", proxy, name: "PBXContainerItemProxy",
            [
                ("containerPortal", "\(project.id) /* Project object */"), ("proxyType", "1"),
                ("remoteGlobalIDString", other.id), ("remoteInfo", ProjectEdits.quoted(name)),
            ])
        edits.add(
            "PBXTargetDependency", dependency, name: "PBXTargetDependency",
            [
                ("target", "\(other.id) /* \(name) */"),
                ("targetProxy", "\(proxy) /* PBXContainerItemProxy */"),
            ])
        edits.append(dependency, name: "PBXTargetDependency", to: "dependencies", of: target)
        let path = file.text("path") ?? name
        link(("fileRef", "\(file.id) /* \(path) */"), name: path, &edits)
    }

    /// Whether what another target makes is where the program looks for it: in the code of whoever links
    /// it, or in an app already.
    private func isInPlace(_ other: XcodeObject, _ file: XcodeObject) -> Bool {
        if other.text("productType") == "com.apple.product-type.library.static" { return true }
        return declared.targets.contains { owner in
            declared.entries(of: owner).contains { entry in
                entry.owner.isa == "PBXCopyFilesBuildPhase"
                    && entry.object.text("fileRef") == file.id
            }
        }
    }

    private func link(_ field: (String, String), name: String, _ edits: inout ProjectEdits) {
        edits.link(
            field, name: name, as: id.identifier(for: "entry", field.1, target.id), to: target,
            phase: id.identifier(for: "frameworks", target.id))
    }
}
