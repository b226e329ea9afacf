/// Which vertices of a graph reach which others, over one arc or more.
///
/// Works a component at a time, in reverse topological order, on sets of bits
/// (P. Purdom, "A transitive closure algorithm", BIT 10, 1970).
package struct Reachability: Sendable {
    private let component: [Int]
    private let rows: [BitSet]

    package init(of graph: DirectedGraph) {
        var component = [Int](repeating: 0, count: graph.count)
        var rows: [BitSet] = []
        for (index, members) in graph.components.enumerated() {
            for vertex in members { component[vertex] = index }
            var row = BitSet(capacity: graph.count)
            var below: [(component: Int, vertex: Int)] = []
            for vertex in members {
                if members.count > 1 { row.insert(vertex) }
                for target in graph.successors(of: vertex).lazy.map(Int.init) {
                    if component[target] == index {
                        row.insert(target)
                    } else {
                        below.append((component[target], target))
                    }
                }
            }
            // What another one reaches needs no look, and those last found reach most.
            for (component, target) in below.sorted(by: { $0.component > $1.component })
            where !row.contains(target) {
                row.insert(target)
                row.formUnion(rows[component])
            }
            rows.append(row)
        }
        self.component = component
        self.rows = rows
    }

    /// Whether arcs lead from one vertex to the other; to itself only along a cycle.
    package func reaches(from: Int, to: Int) -> Bool { rows[component[from]].contains(to) }

    /// How many vertices a vertex reaches, itself left out.
    package func reachableCount(from vertex: Int) -> Int {
        let row = rows[component[vertex]]
        return row.count - (row.contains(vertex) ? 1 : 0)
    }
}

/// A set of small numbers, one bit each.
package struct BitSet: Hashable, Sendable {
    private var words: [UInt64]

    /// An empty set that can hold `0..<capacity`.
    package init(capacity: Int) {
        words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
    }

    /// A set of elements of `0..<capacity`.
    package init(_ elements: some Sequence<Int>, capacity: Int) {
        self.init(capacity: capacity)
        for element in elements { insert(element) }
    }

    package mutating func insert(_ element: Int) {
        words[element >> 6] |= 1 << UInt64(element & 63)
    }

    /// Adds the elements of a set of the same capacity.
    package mutating func formUnion(_ other: BitSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    package func contains(_ element: Int) -> Bool {
        words[element >> 6] & (1 << UInt64(element & 63)) != 0
    }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// What it holds, ascending.
    package var elements: [Int] { (0..<words.count * 64).filter(contains) }

    /// What both hold, of the same capacity.
    package func intersection(_ other: BitSet) -> BitSet {
        var common = self
        for index in words.indices { common.words[index] &= other.words[index] }
        return common
    }

    /// Whether a set of the same capacity holds all of it.
    package func isSubset(of other: BitSet) -> Bool { intersection(other) == self }
}
