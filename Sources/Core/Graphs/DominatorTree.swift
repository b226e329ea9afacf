/// What every way from one vertex of a graph to the others has to pass.
///
/// A vertex dominates another if no way from the root to that one leaves it out (K. Cooper,
/// T. Harvey, K. Kennedy, "A simple, fast dominance algorithm", 2001).
package struct DominatorTree: Sendable {
    /// The reachable vertices, each after its immediate dominator; the root is the first.
    package let order: [Int]
    /// The same vertices, each followed by all that it dominates.
    package let nested: [Int]
    /// Where each position's vertex and all that it dominates stand among ``nested``.
    private let ranges: [Range<Int>]
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
        ranges = Self.ranges(Self.parents(predecessors))
        var nested = order
        for (position, range) in ranges.enumerated() { nested[range.lowerBound] = order[position] }
        self.nested = nested
    }

    /// An arc without which fewer vertices are reachable.
    package struct Bridge: Sendable {
        package let from: Int
        package let to: Int
        /// Those that are lost, as they stand in ``DominatorTree/nested``.
        package let lost: ArraySlice<Int>
    }

    /// The arcs without which fewer vertices are reachable, in the order of the vertices that the
    /// arcs lead to.
    package var bridges: [Bridge] {
        order.indices.dropFirst().compactMap { position in
            let range = ranges[position]
            let entries = predecessors[position].lazy.filter {
                !range.contains(ranges[$0].lowerBound)
            }
            guard let entry = entries.first, entries.dropFirst().isEmpty else { return nil }
            return Bridge(from: order[entry], to: order[position], lost: nested[range])
        }
    }

    /// For each position the room that it and all below it take, each after what it is in.
    private static func ranges(_ parents: [Int]) -> [Range<Int>] {
        var sizes = [Int](repeating: 1, count: parents.count)
        for position in parents.indices.dropFirst().reversed() {
            sizes[parents[position]] += sizes[position]
        }
        var next = [Int](repeating: 0, count: parents.count)
        return parents.indices.map { position in
            let start = position == 0 ? 0 : next[parents[position]]
            if position > 0 { next[parents[position]] += sizes[position] }
            next[position] = start + 1
            return start..<start + sizes[position]
        }
    }

    private static func parents(_ predecessors: [[Int]]) -> [Int] {
        var parents = [Int](repeating: -1, count: predecessors.count)
        if !parents.isEmpty { parents[0] = 0 }
        var isChanged = true
        while isChanged {
            isChanged = false
            for position in predecessors.indices.dropFirst() {
                let known = predecessors[position].lazy.filter { parents[$0] >= 0 }
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
