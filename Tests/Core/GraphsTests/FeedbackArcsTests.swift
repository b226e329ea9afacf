import RandomSamples
import Testing

@testable import Graphs

@Suite struct FeedbackArcsTests {
    /// The size of the smallest set by trying all sets of arcs, smaller ones first.
    private func bruteMinimum(of graph: DirectedGraph) -> Int {
        let arcs = graph.arcs.map { FeedbackArcs.Arc(from: $0.from, to: $0.to) }
        let sets = (0..<(1 << arcs.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
        let best = sets.first { set in
            let removed = arcs.indices.filter { set & (1 << $0) != 0 }.map { arcs[$0] }
            return graph.removing(Set(removed)).isAcyclic
        }
        return best?.nonzeroBitCount ?? 0
    }

    @Test func `removing the arcs leaves no cycle`() {
        for graph in DirectedGraph.samples(200, upTo: 9) {
            let feedback = FeedbackArcs(of: graph)
            #expect(graph.removing(Set(feedback.arcs)).isAcyclic)
        }
    }

    @Test func `no smaller set of arcs leaves no cycle`() {
        for graph in DirectedGraph.samples(120, upTo: 5) where graph.arcCount <= 12 {
            let feedback = FeedbackArcs(of: graph)
            #expect(feedback.isMinimum)
            #expect(feedback.arcs.count == bruteMinimum(of: graph))
        }
    }

    @Test func `of equally small sets the lightest is taken`() {
        let ring = DirectedGraph(
            count: 3, arcs: [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0)])
        let light = FeedbackArcs.Arc(from: 1, to: 2)
        let feedback = FeedbackArcs(of: ring) { $0 == light ? 1 : 50 }
        #expect(feedback.arcs == [light])
    }

    @Test func `a heavy arc is better than two light ones`() {
        let arcs = [
            (from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0), (from: 1, to: 3),
            (from: 3, to: 0),
        ]
        let graph = DirectedGraph(count: 4, arcs: arcs.map { (from: $0.from, to: $0.to) })
        let feedback = FeedbackArcs(of: graph) { $0 == .init(from: 0, to: 1) ? 1_000 : 0 }
        #expect(feedback.arcs == [.init(from: 0, to: 1)])
    }

    @Test func `a large component says that it is not certain`() {
        let count = FeedbackArcs.exactLimit + 4
        let ring = DirectedGraph(
            count: count, arcs: (0..<count).map { (from: $0, to: ($0 + 1) % count) })
        let feedback = FeedbackArcs(of: ring)
        #expect(!feedback.isMinimum)
        #expect(feedback.arcs.count == 1)
    }

    @Test func `a cycle of very many vertices is ordered by its arcs alone`() {
        let count = 20_000
        let chords = stride(from: 0, to: count - 10, by: 3).map { (from: $0, to: $0 + 10) }
        let ring = DirectedGraph(
            count: count,
            arcs: chords + (0..<count).map { (from: $0, to: ($0 + 1) % count) })
        #expect(FeedbackArcs(of: ring).arcs == [.init(from: count - 1, to: 0)])
    }

    @Test func `the heuristic leaves no cycle and is seldom far from the best`() {
        var exact = 0
        var found = 0
        for graph in DirectedGraph.samples(60, upTo: 8) {
            let arcs = graph.arcs.map { WeightedArc(from: $0.from, to: $0.to, weight: 0) }
            let order = MinimumOrdering.heuristic(count: graph.count, arcs: arcs)
            #expect(order.sorted() == Array(0..<graph.count))
            var place = [Int](repeating: 0, count: graph.count)
            for (index, vertex) in order.enumerated() { place[vertex] = index }
            found += graph.arcs.count { place[$0.from] > place[$0.to] }
            exact += FeedbackArcs(of: graph).arcs.count
        }
        #expect(exact <= found && Double(found) <= 1.1 * Double(exact))
    }

    @Test func `a graph without cycles keeps all its arcs`() {
        let chain = DirectedGraph(count: 3, arcs: [(from: 0, to: 1), (from: 1, to: 2)])
        #expect(FeedbackArcs(of: chain).arcs.isEmpty)
        #expect(FeedbackArcs(of: chain).isMinimum)
    }

    @Test func `an order without arcs is the given one`() {
        #expect(MinimumOrdering.exact(count: 4, arcs: []) == [0, 1, 2, 3])
    }

    @Test func `two thousand modules in one cycle are answered`() {
        var generator = SeededGenerator(seed: 7)
        let arcs = (0..<20_000).map { _ in
            (
                from: Int.random(in: 0..<2_000, using: &generator),
                to: Int.random(in: 0..<2_000, using: &generator)
            )
        }
        let graph = DirectedGraph(count: 2_000, arcs: arcs)
        #expect(graph.components.count < 100)
        #expect(graph.shortestCycle() != nil)
        #expect(Reachability(of: graph).reachableCount(from: 0) > 1_900)
    }
}
