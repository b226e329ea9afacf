import RandomSamples
import Testing

@testable import Graphs

@Suite struct PathsTests {
    /// The lengths of the shortest ways by relaxing every arc over and over (Bellman 1958).
    private func distances(in graph: DirectedGraph, from start: Int) -> [Int?] {
        var distances = [Int?](repeating: nil, count: graph.count)
        distances[start] = 0
        for _ in 0..<graph.count {
            for arc in graph.arcs {
                guard let here = distances[arc.from] else { continue }
                distances[arc.to] = min(distances[arc.to] ?? .max, here + 1)
            }
        }
        return distances
    }

    @Test func `a path is as short as there can be`() {
        for graph in DirectedGraph.samples(200, upTo: 8) {
            let expected = distances(in: graph, from: 0)
            for end in 0..<graph.count {
                let path = graph.shortestPath(from: 0, to: end)
                #expect(path.map { $0.count - 1 } == expected[end])
            }
        }
    }

    @Test func `every step of a path is an arc`() {
        for graph in DirectedGraph.samples(200, upTo: 8) {
            let path = graph.shortestPath(from: 0, to: graph.count - 1) ?? []
            for (from, to) in zip(path, path.dropFirst()) {
                #expect(graph.hasArc(from: from, to: to))
            }
        }
    }

    @Test func `of equally short paths the one with smaller vertices is taken`() {
        let graph = DirectedGraph(
            count: 4,
            arcs: [(from: 0, to: 2), (from: 0, to: 1), (from: 1, to: 3), (from: 2, to: 3)]
        )
        #expect(graph.shortestPath(from: 0, to: 3) == [0, 1, 3])
    }

    @Test func `the way from a vertex to itself has no step`() {
        #expect(DirectedGraph(count: 1, arcs: []).shortestPath(from: 0, to: 0) == [0])
    }

    @Test func `the shortest cycle is as short as there can be`() {
        for graph in DirectedGraph.samples(300, upTo: 8) {
            let lengths = graph.arcs.compactMap { arc in
                distances(in: graph, from: arc.to)[arc.from].map { $0 + 1 }
            }
            #expect(graph.shortestCycle()?.vertices.count == lengths.min())
        }
    }

    @Test func `steps of a cycle are arcs, and it begins with its smallest vertex`() {
        for graph in DirectedGraph.samples(300, upTo: 8) {
            guard let cycle = graph.shortestCycle()?.vertices else { continue }
            #expect(cycle[0] == cycle.min())
            for (from, to) in zip(cycle, cycle.dropFirst() + [cycle[0]]) {
                #expect(graph.hasArc(from: from, to: to))
            }
        }
    }

    @Test func `a short cycle behind a long one is found`() {
        let ring = (0..<6).map { (from: $0, to: ($0 + 1) % 6) }
        let graph = DirectedGraph(count: 8, arcs: ring + [(from: 5, to: 7), (from: 7, to: 5)])
        #expect(graph.shortestCycle()?.vertices == [5, 7])
    }

    @Test func `where very much leads on, the best cycle so far is taken`() {
        // A long ring, and a cycle of three that is looked for last.
        let count = 400
        let graph = DirectedGraph(
            count: count + 3,
            arcs: (0..<count).map { ($0, ($0 + 1) % count) }
                + [(count, count + 1), (count + 1, count + 2), (count + 2, count)])
        let found = graph.shortestCycle(following: 1_000)
        #expect(found == ShortCycle(vertices: Array(0..<count), isShortest: false))
        #expect(graph.shortestCycle()?.vertices == [count, count + 1, count + 2])
        #expect(graph.shortestCycle()?.isShortest == true)
    }
}
