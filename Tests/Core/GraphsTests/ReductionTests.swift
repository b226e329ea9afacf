import RandomSamples
import Testing

@testable import Graphs

@Suite struct ReductionTests {
    @Test func `an arc beside a longer way is implied`() {
        let graph = DirectedGraph(
            count: 4,
            arcs: [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 3), (from: 0, to: 3)]
        )
        #expect(graph.impliedArcs.map { [$0.from, $0.to] } == [[0, 3]])
    }

    @Test func `what is reached stays the same without the implied arcs`() {
        for graph in DirectedGraph.samples(300, upTo: 8) {
            #expect(graph.reduced.bruteReach() == graph.bruteReach())
        }
    }

    @Test func `without cycles exactly the arcs without a longer way stay`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let graph = DirectedGraph.random(
                count: 8, probability: 0.5, using: &generator)
            let downward = DirectedGraph(count: 8, arcs: graph.arcs.filter { $0.from < $0.to })
            let needed = downward.arcs.filter { arc in
                let rest = downward.removing([.init(from: arc.from, to: arc.to)])
                return !rest.bruteReach()[arc.from][arc.to]
            }
            #expect(
                downward.reduced.arcs.map { [$0.from, $0.to] } == needed.map { [$0.from, $0.to] })
        }
    }

    @Test func `arcs of cycles stay, and others only where a third part leads on`() {
        for graph in DirectedGraph.samples(300, upTo: 7) {
            let reach = graph.bruteReach()
            let implied = graph.arcs.filter { arc in
                let isCyclic = reach[arc.to][arc.from]
                return !isCyclic
                    && (0..<graph.count).contains { middle in
                        reach[arc.from][middle] && reach[middle][arc.to]
                            && !reach[middle][arc.from] && !reach[arc.to][middle]
                            && middle != arc.from && middle != arc.to
                    }
            }
            #expect(
                graph.impliedArcs.map { [$0.from, $0.to] } == implied.map { [$0.from, $0.to] })
        }
    }

    @Test func `vertices within some steps are those of as many arcs or fewer`() {
        let chain = DirectedGraph(
            count: 4,
            arcs: [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 3), (from: 3, to: 0)]
        )
        #expect(chain.vertices(within: 0, of: 1) == [false, true, false, false])
        #expect(chain.vertices(within: 2, of: 1) == [false, true, true, true])
        #expect(chain.vertices(within: nil, of: 1) == [true, true, true, true])
    }
}

extension DirectedGraph {
    fileprivate var reduced: DirectedGraph {
        removing(Set(impliedArcs.map { FeedbackArcs.Arc(from: $0.from, to: $0.to) }))
    }
}
