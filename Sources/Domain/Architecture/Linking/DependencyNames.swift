/// What the names in dependency declarations can mean.
struct DependencyNames {
    private var modules: Set<ModuleID> = []
    private var targets: [Target: [ModuleID]] = [:]
    private var products: [String: [Product]] = [:]
    private var packages: [RelativePath: Set<String>] = [:]
    private var ownPackages: Set<String> = []
    private var containers: [ModuleID: RelativePath] = [:]

    private struct Target: Hashable {
        let container: RelativePath
        let name: String
    }

    init(of codebase: Codebase) {
        for module in codebase.modules {
            modules.insert(module.id)
            containers[module.id] = module.container
            targets[Target(container: module.container, name: module.name), default: []]
                .append(module.id)
        }
        for product in codebase.products {
            products[product.name, default: []].append(product)
            if let package = product.package { ownPackages.insert(package.lowercased()) }
        }
        for external in codebase.externals {
            packages[external.container, default: []].insert(external.identity.lowercased())
        }
    }

    func meaning(
        of name: DependencyReference.Name, in module: Module
    ) -> ResolvedDependency.Meaning {
        switch name {
        case .module(let id):
            return modules.contains(id) ? .own([id]) : .unresolved(name: id.rawValue)
        case .target(let name):
            return target(name, beside: module).map { .own($0) } ?? .unresolved(name: name)
        case .product(let name, let package):
            return product(name, of: package?.lowercased(), for: module)
        case .byName(let name):
            return target(name, beside: module).map { .own($0) }
                ?? product(name, of: nil, for: module)
        }
    }

    private func target(_ name: String, beside module: Module) -> [ModuleID]? {
        let found = targets[Target(container: module.container, name: name)] ?? []
        let others = found.filter { $0 != module.id }
        return others.isEmpty ? nil : others
    }

    private func product(
        _ name: String, of package: String?, for module: Module
    ) -> ResolvedDependency.Meaning {
        let declared = packages[module.container] ?? []
        let package = package ?? namesake(of: name, among: declared)
        let own = ownProducts(name, of: package, for: module)
        if !own.isEmpty { return .own(own) }
        if let package { return .external(product: name, package: package) }
        return declared.isEmpty
            ? .unresolved(name: name)
            : .external(product: name, package: likelyPackage(of: name, among: declared))
    }

    /// The declared package that is called exactly like the product.
    private func namesake(of product: String, among packages: Set<String>) -> String? {
        packages.contains(product.lowercased()) ? product.lowercased() : nil
    }

    /// The modules of the product that is meant: of the named package, else of the only package
    /// that offers such a product.
    private func ownProducts(
        _ name: String, of package: String?, for module: Module
    ) -> [ModuleID] {
        let offered = (products[name] ?? []).filter { !$0.modules.isEmpty }
        if let package {
            let exact = offered.filter { $0.package?.lowercased() == package }
            if !exact.isEmpty || isElsewhere(package, for: module) { return nearest(exact, module) }
            return offered.count == 1 ? existing(offered[0].modules) : []
        }
        return nearest(offered, module)
    }

    /// Whether a package is known to come from elsewhere, and no folder of the codebase overrides
    /// it.
    private func isElsewhere(_ package: String, for module: Module) -> Bool {
        !ownPackages.contains(package) && packages[module.container]?.contains(package) == true
    }

    /// Of several packages with one product name that whose folder is closest to the module's.
    private func nearest(_ products: [Product], _ module: Module) -> [ModuleID] {
        let ranked = products.map { (product: $0, distance: distance($0, from: module)) }
        let best = ranked.min {
            ($0.distance, $0.product.modules.first?.rawValue ?? "")
                < ($1.distance, $1.product.modules.first?.rawValue ?? "")
        }
        return best.map { existing($0.product.modules) } ?? []
    }

    private func distance(_ product: Product, from module: Module) -> Int {
        guard let id = product.modules.first, let folder = containers[id] else { return .max }
        return folder.distance(to: module.container)
    }

    private func existing(_ ids: [ModuleID]) -> [ModuleID] { ids.filter(modules.contains) }

    /// The only declared package, or the one that is called like the product.
    private func likelyPackage(of product: String, among packages: Set<String>) -> String? {
        if packages.count == 1 { return packages.first }
        let alike = packages.filter { ModuleWords.areAlike(product, $0) }
        return alike.count == 1 ? alike.first : nil
    }
}

extension RelativePath {
    /// How many steps up and down lead from one folder to the other.
    func distance(to other: RelativePath) -> Int {
        let mine = components
        let theirs = other.components
        let common = zip(mine, theirs).prefix { $0 == $1 }.count
        return mine.count + theirs.count - 2 * common
    }
}
