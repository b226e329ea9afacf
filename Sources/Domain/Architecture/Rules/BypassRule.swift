/// An implementation is imported although its interface module exists.
///
/// The composition root, dev apps, and the tests and test helpers of the implementation may.
struct BypassRule: Rule {
    let kind = ViolationKind.bypass

    func violations(in context: RuleContext) -> [Violation] {
        let interfaces = Interfaces(of: context.codebase, graph: context.graph)
        if interfaces.isEmpty { return [] }
        return context.ownImports.compactMap { edge, from, to in
            guard let interface = interfaces.interface(of: to), interface != from.id,
                !isAllowed(from, to)
            else { return nil }
            return context.violation(
                kind, edge,
                message:
                    "\(context.name(from.id)) \(context.verb(edge)) \(context.name(to.id)), although its "
                    + "interface \(context.name(interface)) exists.")
        }
    }

    private func isAllowed(_ from: Module, _ to: Module) -> Bool {
        switch from.role {
        case .app, .devApp: true
        case .tests, .testing: ModuleFamily.stem(of: from) == ModuleFamily.stem(of: to)
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
        let ids = Set(modules.map(\.id))
        interfaces = Dictionary(grouping: modules, by: \.name)
        edges = Set(graph.edges.lazy.filter { ids.contains($0.to) && $0.isUse }.map(\.id))
    }

    var isEmpty: Bool { interfaces.isEmpty }

    /// The interface that a module implements: called like it, and used by it.
    func interface(of module: Module) -> ModuleID? {
        guard module.role.isProduction, module.role != .interface, module.role != .app else {
            return nil
        }
        for base in Set([module.name, ModuleNaming(of: module).stem]).sorted() {
            for suffix in ["Interface", "Interfaces", "API"] {
                let found = (interfaces[base + suffix] ?? []).first {
                    edges.contains(EdgeID(from: module.id, to: $0.id))
                }
                if let found { return found.id }
            }
        }
        return nil
    }
}
