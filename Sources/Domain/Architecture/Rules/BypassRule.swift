import Codebase

/// An implementation is imported although its interface module exists.
///
/// Composition roots, dev apps, and the tests and test helpers of the implementation may, and so may
/// what hands the implementation on. A module that is no app is a composition root, too, if it puts
/// features together.
struct BypassRule: Rule {
    let kind = ViolationKind.bypass

    func violations(in context: RuleContext) -> [Violation] {
        let interfaces = Interfaces(context)
        if interfaces.isEmpty { return [] }
        let roots = CompositionRoots(context)
        var known: [ModuleID: Module?] = [:]
        var beyond: [ModuleID: BeyondInterfaces] = [:]
        return context.ownImports.compactMap { edge, from, to in
            guard from.home != to.home, !from.isCalledAfterFeatures,
                !ModuleNaming(of: to).isToolkitOfViews
            else { return nil }
            let found = known[to.id] ?? interfaces.interface(of: to)
            known[to.id] = .some(found)
            guard let interface = found,
                interface.home != from.home,
                !isAllowed(from: from, to: to, along: edge, in: context),
                !roots.contains(from),
                !handsOn(from, edge, context), !interfaces.isVariant(from, of: to, interface)
            else { return nil }
            let given = beyond[to.id] ?? BeyondInterfaces(of: to, context.facts)
            beyond[to.id] = given
            if given.isNeeded(by: edge, context.facts) { return nil }
            return context.violation(
                kind, edge,
                message:
                    "\(context.name(from.id)) \(context.verb(edge)) \(context.name(to.id)) "
                    + "instead of its interface \(name(interface, context)).")
        }
    }

    private func name(_ interface: Module, _ context: RuleContext) -> String {
        interface.inside == nil ? context.name(interface.id) : interface.homeName
    }

    /// Whether an import only serves those who import the module: it is exported, or nothing but
    /// other names for types is declared there.
    private func handsOn(_ module: Module, _ edge: Edge, _ context: RuleContext) -> Bool {
        if !edge.imports.isEmpty, edge.imports.allSatisfy(\.statement.isExported) { return true }
        let declared = module.sources.flatMap { context.facts[$0]?.declarations ?? [] }
        return !declared.isEmpty && declared.allSatisfy { $0.kind == .typealias }
    }

    private func isAllowed(
        from: Module, to: Module, along edge: Edge, in context: RuleContext
    ) -> Bool {
        switch from.role {
        case .app, .devApp: true
        case .tests, .testing:
            ModuleFamily.areOne(from, to) || isTestBeside(from, to, context) || isTest(of: edge)
                || isTestOfApp(importing: to, from, context)
        default: false
        }
    }

    /// Whether what tests are about is an app, for development perhaps, that puts the implementation
    /// together with others.
    private func isTestOfApp(
        importing to: Module, _ tests: Module, _ context: RuleContext
    ) -> Bool {
        context.graph.edges(from: tests.id).contains { edge in
            context.module(edge.to).map { [.app, .devApp].contains($0.role) } == true
                && context.graph.edge(EdgeID(from: edge.to, to: to.id))?.isOnlyDeclared == false
        }
    }

    /// Whether tests look into the implementation, which they are then about, whatever they are called.
    private func isTest(of edge: Edge) -> Bool {
        !edge.imports.isEmpty && edge.imports.allSatisfy(\.statement.isTestable)
    }

    /// Whether tests stand in the project of a module and are called like none there, as
    /// `FetchItemsTests` beside `ShopDomain`.
    private func isTestBeside(_ tests: Module, _ to: Module, _ context: RuleContext) -> Bool {
        tests.container == to.container
            && !context.codebase.modules.contains { other in
                other.role.isProduction && other.container == tests.container
                    && ModuleFamily.areOne(tests, other)
            }
    }
}

/// Which modules are the interfaces of which others.
private struct Interfaces {
    private let context: RuleContext
    private let interfaces: [String: [Module]]
    private let edges: Set<EdgeID>

    init(_ context: RuleContext) {
        self.context = context
        let codebase = context.codebase
        let modules = codebase.modules.filter { module in
            module.role == .interface && module.declaresSomething(in: context.facts)
        }
        let homes = Dictionary(
            codebase.modules.map { ($0.id, $0.home) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(modules.map(\.id))
        interfaces = Dictionary(grouping: modules, by: \.homeName)
        edges = Set(
            context.graph.edges.lazy.filter { ids.contains($0.to) && $0.isUse }.map {
                EdgeID(from: homes[$0.from] ?? $0.from, to: homes[$0.to] ?? $0.to)
            })
    }

    var isEmpty: Bool { interfaces.isEmpty }

    /// Whether a module implements the same interface in another way, as `LoggingDebug` beside
    /// `Logging`.
    func isVariant(_ module: Module, of other: Module, _ interface: Module) -> Bool {
        edges.contains(EdgeID(from: module.home, to: interface.home))
            && module.homeName.hasPrefix(ModuleNaming(of: other).stem)
    }

    /// The interface that a module implements, or one of its folders: called like it, and used by
    /// it.
    func interface(of module: Module) -> Module? {
        // What others build on is there to be imported, whatever interface stands beside it.
        guard module.role.isProduction, module.role != .interface, module.role != .app,
            ModuleNaming(of: module).mark == nil
        else { return nil }
        let name = module.homeName
        let naming = ModuleNaming(name: name, path: module.path)
        for base in Set([name, naming.stem]).sorted() {
            for suffix in ["Interface", "Interfaces", "API"] {
                if let found = used(base + suffix, by: module) {
                    return base == name || implementsMost(module, of: found) ? found : nil
                }
            }
        }
        guard naming.suffixes.last.map(RoleWords.ofNamesake.contains) == true else { return nil }
        return used(naming.stem, by: module)
    }

    private func used(_ interface: String, by module: Module) -> Module? {
        (interfaces[interface] ?? []).first {
            edges.contains(EdgeID(from: module.home, to: $0.home))
        }
    }

    /// Whether most of what conforms to the protocols of an interface stands in a module, if anything
    /// does: names alone would make `AppCore`, which draws, an implementation of `AppInterface`.
    private func implementsMost(_ module: Module, of interface: Module) -> Bool {
        let protocols = Set(
            interface.sources.flatMap { context.facts[$0]?.declarations ?? [] }
                .filter { $0.kind == .protocol }.map(\.name))
        var counts: [ModuleID: Int] = [:]
        for other in context.codebase.modules
        where other.role.isProduction && other.home != interface.home {
            counts[other.home, default: 0] += other.sources
                .flatMap { context.facts[$0]?.inheritances ?? [] }
                .count { !protocols.isDisjoint(with: $0.names) }
        }
        let all = counts.values.reduce(0, +)
        return all == 0 || 2 * (counts[module.home] ?? 0) > all
    }
}

extension Module {
    /// Whether its sources declare anything; those of which nothing is known may.
    fileprivate func declaresSomething(in facts: [RelativePath: SourceFacts]) -> Bool {
        let known = sources.compactMap { facts[$0] }
        return known.isEmpty || known.contains { !$0.declarations.isEmpty }
    }

    /// The name of the module, or of the one that it is a folder of.
    fileprivate var homeName: String { inside?.targetName ?? name }
}
