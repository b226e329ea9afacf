import Codebase

/// An implementation is imported although its interface module exists.
///
/// The composition root, dev apps, and the tests and test helpers of the implementation may.
struct BypassRule: Rule {
    let kind = ViolationKind.bypass

    func violations(in context: RuleContext) -> [Violation] {
        let interfaces = Interfaces(of: context.codebase, graph: context.graph)
        if interfaces.isEmpty { return [] }
        var known: [ModuleID: Module?] = [:]
        return context.ownImports.compactMap { edge, from, to in
            guard from.home != to.home else { return nil }
            let found = known[to.id] ?? interfaces.interface(of: to)
            known[to.id] = .some(found)
            guard let interface = found,
                interface.home != from.home, !isAllowed(from, to)
            else { return nil }
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

    private func isAllowed(_ from: Module, _ to: Module) -> Bool {
        switch from.role {
        case .app, .devApp: true
        case .tests, .testing: ModuleFamily.areOne(from, to)
        default: false
        }
    }
}

/// Which modules are the interfaces of which others.
private struct Interfaces {
    private let interfaces: [String: [Module]]
    private let edges: Set<EdgeID>

    init(of codebase: Codebase, graph: ModuleGraph) {
        let modules = codebase.modules.filter { $0.role == .interface }
        let homes = Dictionary(
            codebase.modules.map { ($0.id, $0.home) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(modules.map(\.id))
        interfaces = Dictionary(grouping: modules, by: \.homeName)
        edges = Set(
            graph.edges.lazy.filter { ids.contains($0.to) && $0.isUse }.map {
                EdgeID(from: homes[$0.from] ?? $0.from, to: homes[$0.to] ?? $0.to)
            })
    }

    var isEmpty: Bool { interfaces.isEmpty }

    /// The interface that a module implements, or one of its folders: called like it, and used by
    /// it.
    func interface(of module: Module) -> Module? {
        // What others build on is there to be imported, whatever interface stands beside it.
        guard module.role.isProduction, module.role != .interface, module.role != .app,
            ModuleNaming(of: module).mark == nil
        else { return nil }
        let name = module.homeName
        for base in Set([name, ModuleNaming(name: name, path: module.path).stem]).sorted() {
            for suffix in ["Interface", "Interfaces", "API"] {
                let found = (interfaces[base + suffix] ?? []).first {
                    edges.contains(EdgeID(from: module.home, to: $0.home))
                }
                if let found { return found }
            }
        }
        return nil
    }
}

extension Module {
    /// The name of the module, or of the one that it is a folder of.
    fileprivate var homeName: String { inside?.targetName ?? name }
}
