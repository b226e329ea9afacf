import RandomSamples
import Testing

@testable import Graphs

@Suite struct ComponentsTests {
    @Test func `vertices are together exactly if they reach each other`() {
        for graph in DirectedGraph.samples(300, upTo: 9) {
            let reach = graph.bruteReach()
            var number = [Int](repeating: -1, count: graph.count)
            for (index, component) in graph.components.enumerated() {
                for vertex in component { number[vertex] = index }
            }
            for one in 0..<graph.count {
                for other in 0..<graph.count where one != other {
                    let together = reach[one][other] && reach[other][one]
                    #expect((number[one] == number[other]) == together)
                }
            }
        }
    }

    @Test func `a component stands behind everything it leads to`() {
        for graph in DirectedGraph.samples(300, upTo: 9) {
            var number = [Int](repeating: -1, count: graph.count)
            for (index, component) in graph.components.enumerated() {
                for vertex in component { number[vertex] = index }
            }
            for arc in graph.arcs { #expect(number[arc.to] <= number[arc.from]) }
        }
    }

    @Test func `every vertex stands in one component`() {
        for graph in DirectedGraph.samples(100, upTo: 12) {
            #expect(graph.components.flatMap(\.self).sorted() == Array(0..<graph.count))
        }
    }

    @Test func `a chain of a hundred thousand needs no stack`() {
        let count = 100_000
        let chain = DirectedGraph(count: count, arcs: (1..<count).map { (from: $0 - 1, to: $0) })
        #expect(chain.components.count == count)
        #expect(chain.levels.first == count - 1)
    }

    @Test func `a ring of a hundred thousand is one component`() {
        let count = 100_000
        let ring = DirectedGraph(
            count: count, arcs: (0..<count).map { (from: $0, to: ($0 + 1) % count) })
        #expect(ring.components.count == 1)
    }

    @Test func `components without a cycle are not cyclic`() {
        let graph = DirectedGraph(
            count: 3, arcs: [(from: 0, to: 1), (from: 1, to: 0), (from: 1, to: 2)])
        #expect(graph.cyclicComponents == [[0, 1]])
    }
}
