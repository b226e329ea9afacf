/// What every way from one vertex of a graph to the others has to pass.
///
/// A vertex dominates another if no way from the root to that one leaves it out (K. Cooper,
/// T. Harvey, K. Kennedy, "A simple, fast dominance algorithm", 2001).
package struct DominatorTree: Sendable {
    /// The reachable vertices, each after its immediate dominator; the root is the first.
    package let order: [Int]
    private let parents: [Int]
    private let predecessors: [[Int]]

    package init(of graph: DirectedGraph, from root: Int) {
        let order = Self.reversePostorder(of: graph, from: root)
        var positions = [Int](repeating: -1, count: graph.count)
        for (position, vertex) in order.enumerated() { positions[vertex] = position }
        var predecessors = [[Int]](repeating: [], count: order.count)
        for (position, vertex) in order.enumerated() {
            for target in graph.successors(of: vertex) {
                predecessors[positions[Int(target)]].append(position)
            }
        }
        self.order = order
        self.predecessors = predecessors
        parents = Self.parents(predecessors)
    }

    /// The arcs without which fewer vertices are reachable, each with those that are lost, in the
    /// order of the vertices that the arcs lead to.
    package var bridges: [(from: Int, to: Int, lost: [Int])] {
        var lost = order.map { [$0] }
        for position in order.indices.dropFirst().reversed() {
            lost[parents[position]] += lost[position]
        }
        return order.indices.dropFirst().compactMap { position in
            let inside = Set(lost[position])
            let entries = predecessors[position].filter { !inside.contains(order[$0]) }
            guard entries.count == 1 else { return nil }
            return (order[entries[0]], order[position], lost[position].sorted())
        }
    }

    private static func parents(_ predecessors: [[Int]]) -> [Int] {
        var parents = [Int](repeating: -1, count: predecessors.count)
        if !parents.isEmpty { parents[0] = 0 }
        var isChanged = true
        while isChanged {
            isChanged = false
            for position in predecessors.indices.dropFirst() {
                let known = predecessors[position].filter { parents[$0] >= 0 }
                guard var parent = known.first else { continue }
                for other in known.dropFirst() { parent = meet(parent, other, in: parents) }
                if parents[position] != parent {
                    parents[position] = parent
                    isChanged = true
                }
            }
        }
        return parents
    }

    /// Where the ways up from two vertices come together.
    private static func meet(_ left: Int, _ right: Int, in parents: [Int]) -> Int {
        var (left, right) = (left, right)
        while left != right {
            if left > right { left = parents[left] } else { right = parents[right] }
        }
        return left
    }

    /// The reachable vertices so that, but for cycles, each stands before what it leads to.
    private static func reversePostorder(of graph: DirectedGraph, from root: Int) -> [Int] {
        var order: [Int] = []
        var isSeen = [Bool](repeating: false, count: graph.count)
        var stack = [(vertex: root, next: graph.successors(of: root).startIndex)]
        isSeen[root] = true
        while let (vertex, next) = stack.last {
            let targets = graph.successors(of: vertex)
            guard next < targets.endIndex else {
                order.append(vertex)
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let target = Int(targets[next])
            guard !isSeen[target] else { continue }
            isSeen[target] = true
            stack.append((target, graph.successors(of: target).startIndex))
        }
        return order.reversed()
    }
}
