import Codebase

/// What the names in dependency declarations can mean.
struct DependencyNames {
    private var modules: [ModuleID: Module] = [:]
    private var targets: [Target: [ModuleID]] = [:]
    private var products: [String: [Product]] = [:]
    private var packages: [RelativePath: Set<String>] = [:]
    private let own: OwnPackages
    private let built: BuiltProducts

    private struct Target: Hashable {
        let container: RelativePath
        let name: String
    }

    init(of codebase: Codebase) {
        own = OwnPackages(of: codebase)
        built = BuiltProducts(of: codebase)
        for module in codebase.modules {
            modules[module.id] = module
            targets[Target(container: module.container, name: module.name), default: []]
                .append(module.id)
        }
        for product in codebase.products { products[product.name, default: []].append(product) }
        for external in codebase.externals {
            packages[external.container, default: []].insert(external.identity.lowercased())
        }
    }

    func meaning(
        of name: DependencyReference.Name, in module: Module
    ) -> ResolvedDependency.Meaning {
        switch name {
        case .module(let id):
            return modules[id] != nil ? .own([id]) : .unresolved(name: id.rawValue)
        case .target(let name):
            return target(name, beside: module).map { .own($0) }
                ?? .unresolved(name: name)
        case .product(let name, let package):
            return product(name, of: package?.lowercased(), for: module)
        case .byName(let name):
            return target(name, beside: module).map { .own($0) }
                ?? product(name, of: nil, for: module)
        }
    }

    /// The targets of a name in a module's container; those of its own kind of description come
    /// first, as a pod may be described in the folder of a package.
    private func target(_ name: String, beside module: Module) -> [ModuleID]? {
        let others = target(name, in: module.container)?.filter { $0 != module.id } ?? []
        let alike = others.filter { modules[$0]?.origin == module.origin }
        if !alike.isEmpty { return alike }
        return others.isEmpty ? nil : others
    }

    private func target(_ name: String, in container: RelativePath) -> [ModuleID]? {
        targets[Target(container: container, name: name)]
    }

    private func product(
        _ name: String, of package: String?, for module: Module
    ) -> ResolvedDependency.Meaning {
        let declared = packages[module.container] ?? []
        let named = package ?? namesake(of: name, among: declared)
        let found = ownProducts(name, of: named, for: module)
        if !found.isEmpty { return .own(found) }
        if package == nil, let id = built.product(name, for: module) { return .own([id]) }
        if let named { return .external(product: name, package: named) }
        // Where one place declares packages for many projects, a project names the product only.
        let possible = declared.isEmpty ? Set(packages.values.joined()) : declared
        return possible.isEmpty
            ? .unresolved(name: name)
            : .external(product: name, package: likelyPackage(of: name, among: possible))
    }

    /// The declared package that is called exactly like the product.
    private func namesake(of product: String, among packages: Set<String>) -> String? {
        packages.contains(product.lowercased()) ? product.lowercased() : nil
    }

    /// The modules of the product that is meant: of the named package, else of the only package
    /// that offers such a product. A package in test data is meant by test data alone.
    private func ownProducts(
        _ name: String, of package: String?, for module: Module
    ) -> [ModuleID] {
        let offered = (products[name] ?? []).filter { product in
            product.modules.contains { id in
                modules[id].map { !$0.isFixture || module.isFixture } ?? false
            }
        }
        guard let package else { return nearest(offered, module) }
        let exact = offered.filter { $0.package?.lowercased() == package }
        if !exact.isEmpty { return nearest(exact, module) }
        let folders = own.folders(of: package, for: module)
        if let target = folders.lazy.compactMap({ target(name, in: $0) }).first { return target }
        let isElsewhere = folders.isEmpty && packages[module.container]?.contains(package) == true
        return offered.count == 1 && !isElsewhere ? existing(offered[0].modules) : []
    }

    /// Of several packages with one product name that whose folder is closest to the module's; one whose
    /// sources are gone is left over, and means nothing beside another.
    private func nearest(_ products: [Product], _ module: Module) -> [ModuleID] {
        let present = products.filter { product in
            product.modules.contains { modules[$0]?.sources.isEmpty == false }
        }
        let ranked = (present.isEmpty ? products : present).map {
            (product: $0, distance: distance($0, from: module))
        }
        let best = ranked.min {
            ($0.distance, $0.product.modules.first?.rawValue ?? "")
                < ($1.distance, $1.product.modules.first?.rawValue ?? "")
        }
        return best.map { existing($0.product.modules) } ?? []
    }

    private func distance(_ product: Product, from module: Module) -> Int {
        guard let id = product.modules.first, let folder = modules[id]?.container else {
            return .max
        }
        return folder.distance(to: module.container)
    }

    private func existing(_ ids: [ModuleID]) -> [ModuleID] { ids.filter { modules[$0] != nil } }

    /// The only declared package, or the one that is called like the product.
    private func likelyPackage(of product: String, among packages: Set<String>) -> String? {
        if packages.count == 1 { return packages.first }
        let alike = packages.filter { ModuleWords.areAlike(product, $0) }
        return alike.count == 1 ? alike.first : nil
    }
}
