import Codebase

/// Leaves out packages whose sources the project of an app compiles itself, where nothing uses the package.
///
/// Teams that give a package up for a target of their project often leave its manifest where it was.
/// Nobody notices when it stops being true: no build reads it. A package is taken for such a one if
///
/// - it lies below the folder of a project that builds an app,
/// - another target of that project depends on a target that compiles nearly all of its code, and
/// - neither a project nor a package that is in use names one of its products.
struct PackagesBesideProject {
    /// The modules that stay.
    let kept: [Module]
    /// For each module left out the project's target that has its sources, or none.
    let replaced: [ModuleID: [ModuleID]]
    /// What was left out.
    let choices: [DescriptionChoice]

    /// - Parameters:
    ///   - modules: All modules but those of generated projects.
    ///   - products: What their containers offer.
    ///   - view: The kind of description that goes first; nil for the usual order.
    init(_ modules: [Module], products: [Product], view: Origin?) {
        let packages = Dictionary(
            grouping: modules.filter { $0.origin == .swiftpm }, by: \.container)
        var unused = view == .swiftpm ? [:] : Self.compiledByProjects(packages, modules)
        Self.keepUsed(&unused, among: modules, packages, products)
        let twins = unused
        kept = modules.filter { $0.origin != .swiftpm || twins[$0.container] == nil }
        var replaced: [ModuleID: [ModuleID]] = [:]
        for (container, found) in twins {
            for module in packages[container] ?? [] {
                let sources = Set(module.allSources)
                replaced[module.id] = found.filter { $0.isSame(as: sources) }.map(\.id)
            }
        }
        self.replaced = replaced
        choices = twins.compactMap { container, found in
            Self.choice(leaving: packages[container] ?? [], for: found)
        }
    }

    /// The packages of whose code a project above compiles four fifths or more, with its targets that do.
    private static func compiledByProjects(
        _ packages: [RelativePath: [Module]], _ modules: [Module]
    ) -> [RelativePath: [Module]] {
        let owners = owners(among: modules)
        if owners.isEmpty { return [:] }
        var found: [RelativePath: [Module]] = [:]
        for (container, package) in packages where !container.isRoot {
            let files = Set(package.lazy.filter { $0.kind != .test }.flatMap(\.allSources))
            var targets: [ModuleID: Module] = [:]
            let compiled = files.count { file in
                guard let target = owners[file], container != target.projectFolder,
                    container.isInside(target.projectFolder)
                else { return false }
                targets[target.id] = target
                return true
            }
            if compiled > 0, compiled * 5 >= files.count * 4 {
                found[container] = targets.values.sorted { $0.id < $1.id }
            }
        }
        return found
    }

    /// The targets of apps' projects that compile files and that other targets of the project need, by file.
    private static func owners(among modules: [Module]) -> [RelativePath: Module] {
        let projects = Dictionary(
            grouping: modules.filter(\.origin.traits.isProject), by: \.container
        ).values.filter { targets in targets.contains { $0.kind == .app } }
        var owners: [RelativePath: Module] = [:]
        for project in projects {
            let needed = Set(project.flatMap(\.neighbours))
            for target in project where needed.contains(target.id) {
                for file in target.allSources { owners[file] = target }
            }
        }
        return owners
    }

    /// Takes out the packages that something in use names, and those that they name in turn.
    private static func keepUsed(
        _ unused: inout [RelativePath: [Module]], among modules: [Module],
        _ packages: [RelativePath: [Module]], _ products: [Product]
    ) {
        if unused.isEmpty { return }
        let offered = Offers(packages.filter { unused[$0.key] != nil }, products)
        var queue = modules.filter { $0.origin != .swiftpm || unused[$0.container] == nil }
        while let user = queue.popLast() {
            for container in offered.named(by: user) where unused[container] != nil {
                unused[container] = nil
                queue += packages[container] ?? []
            }
        }
    }

    private static func choice(
        leaving package: [Module], for found: [Module]
    ) -> DescriptionChoice? {
        guard let first = package.first, let target = found.first else { return nil }
        return DescriptionChoice(
            leftOut: first.manifest ?? first.container, origin: .swiftpm,
            taken: target.manifest ?? target.container, takenOrigin: target.origin,
            reason: .builtByProject, modules: package.count)
    }
}

/// The names under which some packages offer their modules.
private struct Offers {
    private var products: [String: Set<RelativePath>] = [:]
    private var identities: [String: RelativePath] = [:]
    private var ids: [ModuleID: RelativePath] = [:]

    init(_ packages: [RelativePath: [Module]], _ products: [Product]) {
        for (container, modules) in packages {
            identities[container.name.lowercased()] = container
            for module in modules {
                ids[module.id] = container
                self.products[module.name, default: []].insert(container)
            }
        }
        for product in products {
            for container in Set(product.modules.compactMap { ids[$0] }) {
                self.products[product.name, default: []].insert(container)
            }
        }
    }

    /// The packages that a module may depend on, by what its dependencies say.
    func named(by module: Module) -> Set<RelativePath> {
        var found: Set<RelativePath> = []
        for dependency in module.dependencies {
            switch dependency.name {
            case .target: break
            case .module(let id): if let container = ids[id] { found.insert(container) }
            case .byName(let name), .product(let name, package: nil):
                found.formUnion(products[name] ?? [])
            case .product(_, let identity?):
                if let container = identities[identity.lowercased()] { found.insert(container) }
            }
        }
        return found
    }
}

extension Module {
    /// The modules that it depends on, as far as they are of its own container or named by identifier.
    fileprivate var neighbours: [ModuleID] {
        dependencies.compactMap { dependency in
            switch dependency.name {
            case .target(let name), .byName(let name): ModuleID(container: container, target: name)
            case .module(let id): id
            case .product: nil
            }
        }
    }

    /// The folder that the project it belongs to stands in.
    fileprivate var projectFolder: RelativePath {
        container == manifest || origin.traits.folderExtension != nil ? container.parent : container
    }
}
