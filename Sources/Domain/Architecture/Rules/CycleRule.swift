import Codebase
import Graphs

/// Modules import each other in a circle.
///
/// One violation for each strongly connected component, with its shortest cycle and with the
/// smallest set of edges whose removal leaves it without any.
struct CycleRule: Rule {
    let kind = ViolationKind.cycle
    /// How many edges are followed for the shortest cycle: far more than people write.
    private static let mostFollowed = 50_000_000

    func violations(in context: RuleContext) -> [Violation] {
        let imports = context.ownImports.map(\.edge)
        let ids = Set(imports.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let arcs = imports.compactMap { edge in
            numbers[edge.from].flatMap { from in numbers[edge.to].map { (from: from, to: $0) } }
        }
        let graph = DirectedGraph(count: ids.count, arcs: arcs)
        return graph.cyclicComponents.compactMap { component in
            violation(graph.induced(by: component), component.map { ids[$0] }, context)
        }
    }

    private func violation(
        _ graph: DirectedGraph, _ ids: [ModuleID], _ context: RuleContext
    ) -> Violation? {
        guard let cycle = graph.shortestCycle(following: Self.mostFollowed) else { return nil }
        let names = cycle.vertices.map { ids[$0] }
        let feedback = FeedbackArcs(of: graph) { arc in
            context.graph.edge(EdgeID(from: ids[arc.from], to: ids[arc.to]))?.sites.count ?? 0
        }
        let breakers = feedback.arcs.map { EdgeID(from: ids[$0.from], to: ids[$0.to]) }
        let edges = zip(names, names.dropFirst() + [names[0]]).compactMap {
            context.graph.edge(EdgeID(from: $0, to: $1))
        }
        return Violation(
            kind: kind, from: names[0], to: names[1],
            severity: context.severity(of: kind, names[0], names[1]),
            message: message(
                about: names, isShortest: cycle.isShortest, outOf: ids.count, feedback: feedback,
                in: context),
            sites: edges.flatMap(\.sites),
            cycle: names, breakers: breakers)
    }

    private func message(
        about cycle: [ModuleID], isShortest: Bool, outOf size: Int, feedback: FeedbackArcs,
        in context: RuleContext
    ) -> String {
        let way = (cycle + [cycle[0]]).map(context.name).joined(separator: " → ")
        let more =
            size > cycle.count
            ? "; \(size) \(context.configuration.units.noun) depend on each other" : ""
        let count = feedback.arcs.count
        let edges = count == 1 ? "one edge" : "\(count) edges"
        let advice =
            feedback.isMinimum
            ? "removing \(edges) breaks the cycle"
            : "removing \(edges) breaks the cycle; fewer may do"
        let doubt = isShortest ? "" : "; other cycles may be shorter"
        return "\(way)\(more)\(doubt); \(advice)."
    }
}
