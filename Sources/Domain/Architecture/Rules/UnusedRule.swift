import Codebase

/// A target declares a dependency that none of its files imports: `unused`, or `unimported` where
/// files use names that it declares.
struct UnusedRule: Rule {
    let kind = ViolationKind.unused
    let kinds: [ViolationKind] = [.unused, .unimported]

    func violations(in context: RuleContext) -> [Violation] {
        context.codebase.modules.flatMap { module -> [Violation] in
            let declared = DeclaredOnly(module, context).groups
            if declared.isEmpty { return [] }
            let names = NamesWithoutImport(of: module, in: context.graph, context.nameIndex)
            return declared.compactMap { edges in
                edges.first.map { violation($0, edges, names.uses(of: edges.map(\.to)), context) }
            }
        }
    }

    private func violation(
        _ edge: Edge, _ group: [Edge], _ uses: [Evidence], _ context: RuleContext
    ) -> Violation {
        let names = group.map { context.name($0.to) }.sorted().joined(separator: ", ")
        let finding = "\(context.name(edge.from)) declares \(names), but no file imports it."
        if !uses.isEmpty {
            let who = uses.count == 1 ? "1 file uses" : "\(uses.count) files use"
            return context.violation(
                .unimported, edge, sites: uses.map(\.site),
                message: "\(context.name(edge.from)) declares \(names), but no file imports it; "
                    + "\(who) names that it declares.")
        }
        guard let companion = context.graph.companion(of: edge) else {
            return context.violation(.unused, edge, message: finding)
        }
        return context.violation(
            .unused, edge, severity: .info,
            message: finding + " The imported \(context.name(companion)) "
                + "\(edge.to.foreignPackage == nil ? "looks" : "is") part of the same "
                + "package and may need it at link time.")
    }
}
