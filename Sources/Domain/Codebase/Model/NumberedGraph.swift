import Graphs

/// A graph of modules, numbered in the order of their identifiers for the algorithms.
package struct NumberedGraph: Sendable {
    /// The modules, ascending.
    package let ids: [ModuleID]
    /// The graph of their positions.
    package let graph: DirectedGraph
    private let numbers: [ModuleID: Int]

    /// - Parameter others: Modules that count even if no edge touches them.
    package init(edges: some Sequence<Edge>, besides others: [ModuleID] = []) {
        let ids = Set(edges.flatMap { [$0.from, $0.to] }).union(others).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let arcs = edges.compactMap { edge in
            numbers[edge.from].flatMap { from in numbers[edge.to].map { (from: from, to: $0) } }
        }
        self.ids = ids
        self.numbers = numbers
        graph = DirectedGraph(count: ids.count, arcs: arcs)
    }

    /// The position of a module; nil if it is not in the graph.
    package func number(_ id: ModuleID) -> Int? { numbers[id] }

    /// A shortest way between two modules, both included; nil if there is none.
    package func shortestPath(from: ModuleID, to: ModuleID) -> [ModuleID]? {
        guard let start = numbers[from], let end = numbers[to] else { return nil }
        return graph.shortestPath(from: start, to: end)?.map { ids[$0] }
    }
}
