import Architecture
import Codebase

/// Which modules depend on which, over any number of steps.
struct Reach {
    /// The modules that are shipped, with the dependencies between them.
    let numbered: NumberedGraph
    /// All pairs of modules of which one depends on the other.
    let pairs: Int
    let modules: [ModuleID: Module]
    /// The dependencies between modules that are shipped.
    let edges: [Edge]

    init(of analysis: Analysis) {
        let shipped = analysis.codebase.modules.filter { $0.role.isProduction && !$0.isFixture }
        modules = Dictionary(
            shipped.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let known = modules
        edges = analysis.graph.edges.filter {
            $0.isUse && known[$0.from] != nil && known[$0.to] != nil
        }
        numbered = NumberedGraph(edges: edges, besides: shipped.map(\.id))
        pairs = Self.pairs(in: numbered.graph)
    }

    /// How many pairs go with some dependencies; 0 or more.
    func pairs(without gone: [EdgeID]) -> Int {
        let arcs = Set(
            gone.compactMap { edge in
                numbered.number(edge.from).flatMap { from in
                    numbered.number(edge.to).map { FeedbackArcs.Arc(from: from, to: $0) }
                }
            })
        if arcs.isEmpty { return 0 }
        let rest = numbered.graph.arcs.filter {
            !arcs.contains(FeedbackArcs.Arc(from: $0.from, to: $0.to))
        }
        return pairs - Self.pairs(in: DirectedGraph(count: numbered.graph.count, arcs: rest))
    }

    private static func pairs(in graph: DirectedGraph) -> Int {
        let reach = Reachability(of: graph)
        return (0..<graph.count).reduce(0) { $0 + reach.reachableCount(from: $1) }
    }
}
