import Codebase

/// Finds out which module each import means.
struct ImportLinker: Sendable {
    /// The imports of one module in the files of another.
    struct Import: Sendable {
        let declared: Edge.Declared
        var sites: [ImportSite]
    }

    private let declarations: DeclaredGraph
    private let own: [String: [Module]]
    private let externals: [String: [ModuleID]]
    private let packages: [ModuleID: String]

    init(codebase: Codebase, declarations: DeclaredGraph) {
        self.declarations = declarations
        packages = declarations.externals.reduce(into: [:]) { $0[$1] = $1.foreignPackage }
        own = Dictionary(grouping: codebase.modules, by: \.moduleName)
        externals = Dictionary(grouping: declarations.externals, by: \.moduleName)
    }

    /// What the files of a module import.
    struct Links: Sendable {
        var imports: [ModuleID: Import] = [:]
        var undecided: [UndecidedImport] = []
    }

    /// What a name means to the files of one module.
    fileprivate enum Meaning {
        /// The module itself.
        case itself
        /// These, each over the same declarations or none.
        case modules([ModuleID])
        /// A module that is not own.
        case foreign(ModuleID, Edge.Declared)
        /// One of these own modules.
        case undecided([ModuleID])
    }

    /// What a name means to the files of one module, with the imports of that name.
    fileprivate struct Named {
        let name: String
        let meaning: Meaning
        let targets: [(id: ModuleID, declared: Edge.Declared)]
        /// Those that can mean each target.
        var sites: [[ImportSite]]
    }

    /// What the files of a module import, by module.
    func links(of module: Module, facts: [RelativePath: SourceFacts]) -> Links {
        var numbers: [String: Int] = [:]
        var names: [Named] = []
        let reach = Reach(of: module, in: declarations, packages)
        for file in module.allSources {
            for statement in facts[file]?.imports ?? []
            where statement.mayHold(on: module.platforms) {
                let number = numbers[statement.module] ?? names.count
                if number == names.count {
                    numbers[statement.module] = number
                    names.append(named(statement.module, in: module, reach))
                }
                names[number].add(ImportSite(file: file, statement: statement))
            }
        }
        var links = Links()
        for found in names {
            for (target, sites) in zip(found.targets, found.sites) where !sites.isEmpty {
                links.imports[target.id, default: Import(declared: target.declared, sites: [])]
                    .sites += sites
                guard case .undecided(let ids) = found.meaning else { continue }
                links.undecided.append(
                    UndecidedImport(
                        from: module.id, name: found.name, candidates: ids.sorted(), sites: sites))
            }
        }
        return links
    }

    private func named(_ name: String, in module: Module, _ reach: Reach) -> Named {
        let meaning = meaning(of: name, in: module, reach)
        let targets = targets(of: meaning, named: name, reach)
        return Named(name: name, meaning: meaning, targets: targets, sites: targets.map { _ in [] })
    }

    private func targets(
        of meaning: Meaning, named name: String, _ reach: Reach
    ) -> [(id: ModuleID, declared: Edge.Declared)] {
        switch meaning {
        case .itself: []
        case .modules(let ids): ids.map { ($0, reach.verdict(of: $0)) }
        case .foreign(let id, let declared): [(id, declared)]
        case .undecided: [(ModuleID(.unknown, name: name), .no)]
        }
    }

    /// What a name means to the files of a module.
    ///
    /// What the module declares itself comes first, then what it reaches by declarations, as tests
    /// reach what their host does, then its container; each time ``MeantModules`` decides between
    /// several own modules. Test data is meant by test data alone, and an app that is not declared by tests
    /// without a host alone: whatever has its name and is not read, as a pod, can be imported, and an app cannot.
    private func meaning(of name: String, in module: Module, _ reach: Reach) -> Meaning {
        if name == module.moduleName { return .itself }
        let candidates = (own[name] ?? []).filter {
            !$0.isFixture || module.isFixture || reach.contains($0.id)
        }
        let external = externals[name] ?? []
        if let own = own(candidates.filter { reach.direct.contains($0.id) }, for: module) {
            return own
        }
        if let id = only(external.filter(reach.direct.contains)) { return .foreign(id, .direct) }
        if let own = own(candidates.filter { reach.contains($0.id) }, for: module) { return own }
        let mayMeanApp = module.kind.isTest && !module.hasTestHost
        let importable = candidates.filter { mayMeanApp || $0.kind != .app }
        let beside = importable.filter { $0.container == module.container }
        if let own = own(beside, for: module) { return own }
        if let id = only(external.filter(reach.contains)) {
            return .foreign(id, reach.verdict(of: id))
        }
        if SystemModules.contains(name) { return .foreign(ModuleID(.system, name: name), .direct) }
        if let own = own(importable, for: module) { return own }
        let found = foreignTarget(of: name, reach)
        return .foreign(found.id, found.declared)
    }

    /// Which of several own modules is meant; nil if there are none.
    private func own(_ candidates: [Module], for module: Module) -> Meaning? {
        if candidates.isEmpty { return nil }
        return switch MeantModules(for: module).answer(among: candidates) {
        case .modules(let ids): .modules(ids)
        case .undecided(let ids): .undecided(ids)
        }
    }

    private func only(_ ids: [ModuleID]) -> ModuleID? { ids.count == 1 ? ids[0] : nil }

    /// The module of a package from elsewhere that is not called like any product in reach.
    ///
    /// What another target declares may be brought along by any package in reach.
    private func foreignTarget(
        of name: String, _ reach: Reach
    ) -> (id: ModuleID, declared: Edge.Declared) {
        if let product = only(externals[name] ?? []) {
            return (product, reach.verdict(of: product))
        }
        guard let package = reach.plausiblePackage(of: name) else {
            return (ModuleID(.unknown, name: name), .no)
        }
        let isDirect = reach.isDirect(package)
        return (
            ModuleID(.external, name: name, package: package), isDirect ? .direct : .transitive
        )
    }
}

extension ImportLinker.Named {
    mutating func add(_ site: ImportSite) {
        for index in targets.indices where site.statement.canMean(targets[index].id) {
            sites[index].append(site)
        }
    }
}

extension Module {
    /// Whether it is declared which app runs its tests.
    fileprivate var hasTestHost: Bool { dependencies.contains { $0.purpose == .testHost } }
}

extension ImportStatement {
    /// Whether it leads to a module at all: the folder in front of a header need be none.
    fileprivate func canMean(_ id: ModuleID) -> Bool {
        !isObjectiveC || path.utf8.first { $0 == UInt8(ascii: "/") } == nil
            || id.foreignKind != .unknown
    }
}

/// What one module reaches by declarations.
private final class Reach {
    let direct: Set<ModuleID>
    private let id: ModuleID
    private let declarations: DeclaredGraph
    private let allPackages: [ModuleID: String]
    // Most names mean something that is found without going over all products.
    private lazy var products = declarations.externals.filter(contains)
    private lazy var reachesProduct = declarations.externals.contains(where: contains)
    private lazy var productsByPackage = Dictionary(
        grouping: products.filter { allPackages[$0] != nil }, by: { allPackages[$0] ?? "" })
    private lazy var directPackages = Set(direct.compactMap(\.foreignPackage))

    /// - Parameter packages: The identities of the packages that external modules come from.
    init(of module: Module, in declarations: DeclaredGraph, _ packages: [ModuleID: String]) {
        self.declarations = declarations
        id = module.id
        allPackages = packages
        direct = Set((declarations.direct[module.id] ?? [:]).keys)
    }

    /// Whether declarations lead to a module, directly or not.
    func contains(_ other: ModuleID) -> Bool {
        declarations.verdict(from: id, to: other) != .no
    }

    func verdict(of id: ModuleID) -> Edge.Declared {
        if direct.contains(id) { return .direct }
        if contains(id) { return .transitive }
        // What a product of a package that is not read brings along is not known.
        return id.foreignKind == .external && reachesProduct ? .transitive : .no
    }

    /// Whether the module itself declares something of a package.
    func isDirect(_ package: String) -> Bool { directPackages.contains(package) }

    /// The package that a module of this name must come from, if only one can be meant.
    ///
    /// `_NIOX` belongs to the package of `NIOX`; a product can bundle modules of other names, so
    /// that one that is alike, or else the only package in reach, is plausible.
    func plausiblePackage(of name: String) -> String? {
        let plain = String(name.drop { $0 == "_" })
        let exact = Set(
            products.filter { $0.moduleName == plain }.compactMap { allPackages[$0] })
        if exact.count == 1 { return exact.first }
        let alike = productsByPackage.lazy.filter { package, products in
            ModuleWords.areAlike(plain, package)
                || products.contains { ModuleWords.areAlike(plain, $0.targetName) }
        }.prefix(2).map(\.key)
        if alike.count == 1 { return alike.first }
        return alike.isEmpty && productsByPackage.count == 1 ? productsByPackage.keys.first : nil
    }
}

extension ModuleID {
    /// What code imports from a target of this name: letters that no identifier can hold become
    /// `_`.
    var moduleName: String { targetName.asModuleName }
}
