import Graphs

extension DirectedGraph {
    /// A graph in which each possible arc is there with a probability.
    package static func random(
        count: Int, probability: Double, using generator: inout SeededGenerator
    ) -> DirectedGraph {
        var arcs: [(from: Int, to: Int)] = []
        for from in 0..<count {
            for to in 0..<count where from != to {
                if Double.random(in: 0..<1, using: &generator) < probability {
                    arcs.append((from, to))
                }
            }
        }
        return DirectedGraph(count: count, arcs: arcs)
    }

    /// Many small graphs of all densities, the same in every run.
    package static func samples(_ number: Int, upTo count: Int) -> [DirectedGraph] {
        var generator = SeededGenerator(seed: 2026)
        return (0..<number).map { _ in
            let size = Int.random(in: 1...count, using: &generator)
            let probability = Double.random(in: 0...0.6, using: &generator)
            return random(count: size, probability: probability, using: &generator)
        }
    }

    /// The number of arcs.
    package var arcCount: Int { arcs.count }

    /// Whether an arc leads from one vertex to the other.
    package func hasArc(from: Int, to: Int) -> Bool { successors(of: from).contains(Int32(to)) }

    /// Whether arcs lead from one vertex to another, worked out the plain way.
    package func bruteReach() -> [[Bool]] {
        var reach = (0..<count).map { from in (0..<count).map { hasArc(from: from, to: $0) } }
        for middle in 0..<count {
            for from in 0..<count where reach[from][middle] {
                for to in 0..<count where reach[middle][to] { reach[from][to] = true }
            }
        }
        return reach
    }

    /// The graph without some arcs.
    package func removing(_ removed: Set<FeedbackArcs.Arc>) -> DirectedGraph {
        DirectedGraph(
            count: count,
            arcs: arcs.filter { !removed.contains(FeedbackArcs.Arc(from: $0.from, to: $0.to)) })
    }

    /// Whether no vertex reaches itself.
    package var isAcyclic: Bool { cyclicComponents.isEmpty }
}
