import Codebase

/// Words the dependencies of one package's targets so that packages are named by identity.
struct DependencyWording {
    private let package: ReadPackage
    private let packages: [RelativePath: ReadPackage]
    /// The identities of the packages that it depends on, by whatever name they go.
    private var identities: [String: String] = [:]

    init(package: ReadPackage, in packages: [RelativePath: ReadPackage]) {
        self.package = package
        self.packages = packages
        for dependency in package.manifest.dependencies {
            let local = localPackage(dependency)
            let identity = local?.identity ?? dependency.identity
            for case let name? in [
                dependency.identity, dependency.name, local?.identity, local?.manifest.name,
            ] where identities[name.lowercased()] == nil {
                identities[name.lowercased()] = identity
            }
        }
    }

    func reference(_ dependency: TargetDependency, purpose: DependencyReference.Purpose)
        -> DependencyReference
    {
        let name: DependencyReference.Name =
            switch dependency.kind {
            case .target(let name): .target(name)
            case .byName(let name): .byName(name)
            case .product(let name, let package):
                .product(name, package: package.map { identity(named: $0) })
            }
        return DependencyReference(
            name, condition: dependency.condition, purpose: purpose, line: dependency.line)
    }

    /// The package of the codebase that a dependency leads to by its path.
    func localPackage(_ dependency: ManifestDependency) -> ReadPackage? {
        place(of: dependency).flatMap { packages[$0] }
    }

    /// The folder of the codebase that a dependency names; nil if it names another.
    func place(of dependency: ManifestDependency) -> RelativePath? {
        guard case .path(let path) = dependency.location, !path.hasPrefix("/") else { return nil }
        return package.folder.resolving(path)
    }

    /// The identity behind a name: dependencies may be named by identity, by the name the manifest
    /// gives them, or by the name of the package itself.
    private func identity(named name: String) -> String {
        identities[name.lowercased()] ?? name.lowercased()
    }
}
