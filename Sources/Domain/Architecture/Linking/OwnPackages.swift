import Codebase

/// The packages inside the codebase by identity: each overrides one from elsewhere that has the
/// same, whichever container declares it.
///
/// The identity of a local package is what its products say, else the name of its folder.
struct OwnPackages {
    private var folders: [String: [RelativePath]] = [:]

    init(of codebase: Codebase) {
        let rootName = codebase.root.split(separator: "/").last.map(String.init) ?? ""
        let containers = Dictionary(
            codebase.modules.lazy.filter { $0.origin == .swiftpm }.map { ($0.id, $0.container) },
            uniquingKeysWith: { first, _ in first })
        var known: [String: Set<RelativePath>] = [:]
        var named: Set<RelativePath> = []
        for product in codebase.products {
            guard let package = product.package?.lowercased() else { continue }
            let found = product.modules.compactMap { containers[$0] }
            known[package, default: []].formUnion(found)
            named.formUnion(found)
        }
        for container in Set(containers.values).subtracting(named) {
            let name = container.isRoot ? rootName : container.name
            known[name.lowercased(), default: []].insert(container)
        }
        folders = known.mapValues { $0.sorted() }
    }

    /// The folders of the packages of an identity, the closest to a module first; those in test data
    /// are there for test data alone.
    func folders(of identity: String, for module: Module) -> [RelativePath] {
        (folders[identity] ?? []).filter { module.isFixture || !$0.isFixture }.sorted {
            ($0.distance(to: module.container), $0) < ($1.distance(to: module.container), $1)
        }
    }
}
