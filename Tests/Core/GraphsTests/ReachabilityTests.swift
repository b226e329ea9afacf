import RandomSamples
import Testing

@testable import Graphs

@Suite struct ReachabilityTests {
    @Test func `what is reached agrees with trying every path`() {
        for graph in DirectedGraph.samples(300, upTo: 10) {
            let expected = graph.bruteReach()
            let reachability = Reachability(of: graph)
            for from in 0..<graph.count {
                for to in 0..<graph.count {
                    #expect(reachability.reaches(from: from, to: to) == expected[from][to])
                }
            }
        }
    }

    @Test func `the number reached leaves the start out`() {
        let ring = DirectedGraph(
            count: 3, arcs: [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0)])
        let reachability = Reachability(of: ring)
        #expect(reachability.reachableCount(from: 0) == 2)
    }

    @Test func `a vertex reaches itself along a cycle only`() {
        let chain = Reachability(of: DirectedGraph(count: 2, arcs: [(from: 0, to: 1)]))
        #expect(!chain.reaches(from: 0, to: 0))
        #expect(chain.reaches(from: 0, to: 1))
    }

    @Test func `sets of more than a word hold what was put in`() {
        var set = BitSet(capacity: 200)
        for element in [0, 63, 64, 127, 128, 199] { set.insert(element) }
        #expect((0..<200).filter { set.contains($0) } == [0, 63, 64, 127, 128, 199])
        #expect(set.count == 6)
    }
}
