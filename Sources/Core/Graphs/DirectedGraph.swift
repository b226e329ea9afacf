/// A directed graph over the numbers `0..<count`, its successors stored row after row.
///
/// Every algorithm on it is iterative: a chain of any length needs no stack.
package struct DirectedGraph: Equatable, Sendable {
    /// The number of vertices.
    package let count: Int
    private let starts: [Int32]
    private let targets: [Int32]

    /// A graph of arcs; repeated arcs are kept once, loops are dropped.
    ///
    /// - Parameter arcs: Pairs of vertices in `0..<count`.
    package init(count: Int, arcs: some Sequence<(from: Int, to: Int)>) {
        var rows = [[Int32]](repeating: [], count: count)
        for arc in arcs where arc.from != arc.to {
            rows[arc.from].append(Int32(arc.to))
        }
        var starts: [Int32] = [0]
        var targets: [Int32] = []
        for row in rows {
            var last: Int32 = -1
            for target in row.sorted() where target != last {
                targets.append(target)
                last = target
            }
            starts.append(Int32(targets.count))
        }
        self.count = count
        self.starts = starts
        self.targets = targets
    }

    private init(count: Int, starts: [Int32], targets: [Int32]) {
        (self.count, self.starts, self.targets) = (count, starts, targets)
    }

    /// The vertices that arcs lead to from a vertex, ascending.
    package func successors(of vertex: Int) -> ArraySlice<Int32> {
        targets[Int(starts[vertex])..<Int(starts[vertex + 1])]
    }

    /// Every arc, ordered by its ends.
    package var arcs: [(from: Int, to: Int)] {
        (0..<count).flatMap { from in successors(of: from).map { (from, Int($0)) } }
    }

    /// The same vertices without some arcs, by the vertices that these lead away from.
    package func removing(_ gone: [Int: Set<Int>]) -> DirectedGraph {
        var starts: [Int32] = [0]
        var left: [Int32] = []
        starts.reserveCapacity(count + 1)
        left.reserveCapacity(targets.count)
        for vertex in 0..<count {
            if let lost = gone[vertex] {
                left += successors(of: vertex).filter { !lost.contains(Int($0)) }
            } else {
                left += successors(of: vertex)
            }
            starts.append(Int32(left.count))
        }
        return DirectedGraph(count: count, starts: starts, targets: left)
    }

    /// The same vertices with every arc turned around.
    package var reversed: DirectedGraph {
        DirectedGraph(count: count, arcs: arcs.lazy.map { ($0.to, $0.from) })
    }

    /// The graph between some vertices, which are renumbered in the order they are given.
    package func induced(by vertices: [Int]) -> DirectedGraph {
        var position = [Int](repeating: -1, count: count)
        for (index, vertex) in vertices.enumerated() { position[vertex] = index }
        let arcs = vertices.flatMap { vertex in
            successors(of: vertex).compactMap { target in
                position[Int(target)] < 0 ? nil : (position[vertex], position[Int(target)])
            }
        }
        return DirectedGraph(count: vertices.count, arcs: arcs.lazy.map { ($0.0, $0.1) })
    }
}
