import RandomSamples
import Testing

@testable import Graphs

@Suite struct DominatorTreeTests {
    private func tree(_ count: Int, _ arcs: [(Int, Int)]) -> DominatorTree {
        DominatorTree(
            of: DirectedGraph(count: count, arcs: arcs.map { (from: $0.0, to: $0.1) }), from: 0)
    }

    private func reach(_ root: Int, _ arcs: [(from: Int, to: Int)]) -> Set<Int> {
        var seen: Set = [root]
        var pending = [root]
        while let next = pending.popLast() {
            for arc in arcs where arc.from == next && seen.insert(arc.to).inserted {
                pending.append(arc.to)
            }
        }
        return seen
    }

    @Test func `in a diamond the root dominates what both sides lead to`() {
        let tree = self.tree(4, [(0, 1), (0, 2), (1, 3), (2, 3)])
        #expect(tree.bridges.map { $0.to }.sorted() == [1, 2])
        #expect(tree.bridges.map { $0.lost }.allSatisfy { !$0.contains(3) })
    }

    @Test func `what the root does not reach is left out`() {
        let tree = self.tree(3, [(0, 1), (2, 1)])
        #expect(tree.order == [0, 1])
        #expect(tree.bridges.map { Array($0.lost) } == [[1]])
    }

    @Test func `an arc back to the root is no bridge`() {
        let tree = self.tree(2, [(0, 1), (1, 0)])
        #expect(tree.bridges.map { $0.to } == [1])
    }

    @Test func `a long chain needs no stack`() {
        let count = 20_000
        let tree = self.tree(count, (1..<count).map { ($0 - 1, $0) })
        #expect(tree.order.count == count)
        #expect(tree.order.last == count - 1)
    }

    @Test func `what a long chain loses at each step takes no room of its own`() {
        let count = 20_000
        let bridges = self.tree(count, (1..<count).map { ($0 - 1, $0) }).bridges
        #expect(bridges.map(\.lost.count) == (1..<count).reversed())
    }

    @Test(arguments: 0..<60) func `bridges are those that leaving out each arc finds`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...14, using: &random)
        let wanted = Int.random(in: 0...count * 2, using: &random)
        let graph = DirectedGraph(
            count: count,
            arcs: (0..<wanted).map { _ in
                (
                    from: Int.random(in: 0..<count, using: &random),
                    to: Int.random(in: 0..<count, using: &random)
                )
            })
        let arcs = graph.arcs
        let all = reach(0, arcs)
        var expected: [String] = []
        for (index, arc) in arcs.enumerated() {
            var rest = arcs
            rest.remove(at: index)
            let lost = all.subtracting(reach(0, rest))
            if !lost.isEmpty { expected.append("\(arc.from)-\(arc.to): \(lost.sorted())") }
        }

        let found = DominatorTree(of: graph, from: 0).bridges.map {
            "\($0.from)-\($0.to): \($0.lost.sorted())"
        }

        #expect(found.sorted() == expected.sorted())
    }
}
