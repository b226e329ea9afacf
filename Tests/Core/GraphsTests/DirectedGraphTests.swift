import RandomSamples
import Testing

@testable import Graphs

@Suite struct DirectedGraphTests {
    private let diamond = DirectedGraph(
        count: 4, arcs: [(from: 0, to: 1), (from: 0, to: 2), (from: 1, to: 3), (from: 2, to: 3)])

    @Test func `repeated arcs are kept once and loops are dropped`() {
        let graph = DirectedGraph(
            count: 2, arcs: [(from: 0, to: 1), (from: 0, to: 1), (from: 1, to: 1)])
        #expect(graph.arcCount == 1)
        #expect(graph.hasArc(from: 0, to: 1))
        #expect(!graph.hasArc(from: 1, to: 1))
    }

    @Test func `successors are ascending whatever the order of the arcs`() {
        let graph = DirectedGraph(
            count: 4, arcs: [(from: 0, to: 3), (from: 0, to: 1), (from: 0, to: 2)])
        #expect(Array(graph.successors(of: 0)) == [1, 2, 3])
    }

    @Test func `reversing twice gives the same graph`() {
        for graph in DirectedGraph.samples(50, upTo: 8) {
            #expect(graph.reversed.reversed == graph)
        }
    }

    @Test func `an induced graph keeps the arcs between its vertices alone`() {
        let part = diamond.induced(by: [0, 1, 3])
        #expect(part.arcs.map { [$0.from, $0.to] } == [[0, 1], [1, 2]])
    }

    @Test func `a graph without vertices is answered too`() {
        let empty = DirectedGraph(count: 0, arcs: [])
        #expect(empty.components.isEmpty)
        #expect(empty.levels.isEmpty)
        #expect(empty.shortestCycle() == nil)
        #expect(FeedbackArcs(of: empty).arcs.isEmpty)
    }

    @Test func `levels are the longest ways down`() {
        let graph = DirectedGraph(
            count: 4,
            arcs: [(from: 0, to: 1), (from: 1, to: 2), (from: 0, to: 2), (from: 3, to: 0)]
        )
        #expect(graph.levels == [2, 1, 0, 3])
    }

    @Test func `modules of one cycle have one level`() {
        let graph = DirectedGraph(
            count: 4,
            arcs: [(from: 0, to: 1), (from: 1, to: 0), (from: 1, to: 2), (from: 3, to: 1)]
        )
        #expect(graph.levels == [1, 1, 0, 2])
    }

    @Test func `every arc between components leads to a lower level`() {
        for graph in DirectedGraph.samples(200, upTo: 10) {
            let reach = graph.bruteReach()
            let levels = graph.levels
            for arc in graph.arcs {
                if reach[arc.to][arc.from] {
                    #expect(levels[arc.from] == levels[arc.to])
                } else {
                    #expect(levels[arc.from] > levels[arc.to])
                }
            }
        }
    }
}
