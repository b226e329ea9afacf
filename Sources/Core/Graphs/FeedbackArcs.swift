/// A set of arcs whose removal leaves a graph without cycles.
package struct FeedbackArcs: Equatable, Sendable {
    /// An arc of a graph.
    package struct Arc: Hashable, Sendable {
        package let from: Int
        package let to: Int

        /// An arc between two vertices.
        package init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// The arcs, ordered by their ends.
    package let arcs: [Arc]
    /// Whether no smaller set does it; else it is the best that was found.
    package let isMinimum: Bool

    /// The largest component that is solved exactly: 2^n sets of vertices are looked at.
    package static let exactLimit = 16

    /// Finds a smallest set; among equally small ones one of least weight.
    ///
    /// - Parameter weight: What removing an arc costs, 0 or more.
    package init(of graph: DirectedGraph, weight: (Arc) -> Int = { _ in 0 }) {
        var arcs: [Arc] = []
        var isMinimum = true
        for component in graph.cyclicComponents {
            let part = graph.induced(by: component)
            let costs = part.arcs.map { arc in
                let original = Arc(from: component[arc.from], to: component[arc.to])
                return WeightedArc(from: arc.from, to: arc.to, weight: weight(original))
            }
            let order =
                component.count <= Self.exactLimit
                ? MinimumOrdering.exact(count: component.count, arcs: costs)
                : MinimumOrdering.heuristic(count: component.count, arcs: costs)
            isMinimum = isMinimum && component.count <= Self.exactLimit
            arcs += Self.backward(in: order, of: part, component)
        }
        self.arcs = arcs.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.isMinimum = isMinimum
    }

    /// The arcs that lead from a later to an earlier vertex.
    private static func backward(
        in order: [Int], of graph: DirectedGraph, _ names: [Int]
    ) -> [Arc] {
        var position = [Int](repeating: 0, count: order.count)
        for (index, vertex) in order.enumerated() { position[vertex] = index }
        return graph.arcs.filter { position[$0.from] > position[$0.to] }
            .map { Arc(from: names[$0.from], to: names[$0.to]) }
    }
}

/// An arc and what it costs to remove it.
package struct WeightedArc: Equatable, Sendable {
    package let from: Int
    package let to: Int
    package let weight: Int

    /// An arc between two vertices.
    package init(from: Int, to: Int, weight: Int) {
        self.from = from
        self.to = to
        self.weight = weight
    }

    /// One removed arc weighs more than any sum of the weights that callers give.
    package var cost: Int { (1 << 32) + min(weight, 1 << 20) }
}
