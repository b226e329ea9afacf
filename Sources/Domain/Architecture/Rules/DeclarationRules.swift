/// A file imports a module that its target reaches by no declaration at all.
struct UndeclaredRule: Rule {
    let kind = ViolationKind.undeclared

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard edge.declared == .no, let from = context.module(edge.from),
                isJudged(from, edge.to, context)
            else { return nil }
            let sites = edge.imports.filter { !$0.statement.isOptional }
            if sites.isEmpty { return nil }
            return context.violation(
                kind, edge, sites: sites,
                message: "\(context.name(edge.from)) imports \(context.name(edge.to)), which its "
                    + "target declares neither itself nor through others.")
        }
    }

    /// Whether it can be known that the import is not declared: not for what nothing is known of.
    private func isJudged(_ from: Module, _ to: ModuleID, _ context: RuleContext) -> Bool {
        guard context.knowsDeclarations(of: from), !from.isFixture, from.kind != .snippet else {
            return false
        }
        return context.module(to) != nil || to.foreignKind == .external
    }
}

/// A file imports a module that its target reaches only through others.
struct TransitiveRule: Rule {
    let kind = ViolationKind.transitive

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard edge.declared == .transitive, !edge.imports.isEmpty,
                let from = context.module(edge.from), !from.isFixture, from.kind != .snippet
            else { return nil }
            return context.violation(
                kind, edge,
                message: "\(context.name(edge.from)) imports \(context.name(edge.to)), which its "
                    + "target reaches only through what it depends on.")
        }
    }
}
