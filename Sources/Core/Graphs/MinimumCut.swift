/// A network of arcs with capacities, and the cheapest way to cut one side of it from the other.
///
/// Blocking flows on levels: Y. Dinitz, "Algorithm for solution of a problem of maximum flow in a
/// network with power estimation", Soviet Math. Doklady 11 (1970). That the largest flow is as large
/// as the smallest cut: L. Ford and D. Fulkerson, "Maximal flow through a network", Canad. J. Math. 8
/// (1956). Iterative: a path of any length needs no stack.
package struct FlowNetwork: Sendable {
    /// The smallest cut between two vertices.
    package struct Cut: Equatable, Sendable {
        /// The capacities of the arcs that lead out of the source's side, added up.
        package let cost: Int
        /// Of the smallest cuts the one with the fewest vertices on the source's side: for each
        /// vertex whether it is there.
        package let isOnSourceSide: [Bool]
    }

    /// More than all arcs of a network can cost together, and far from overflow: such an arc is
    /// never cut where another cut exists.
    package static let unlimited = 1 << 40

    /// The number of vertices.
    package let count: Int
    private var tails: [Int32] = []
    private var heads: [Int32] = []
    private var capacities: [Int] = []

    /// A network without arcs between the vertices `0..<count`.
    package init(count: Int) { self.count = count }

    /// Adds an arc, and beside it one that leads back.
    ///
    /// - Parameters:
    ///   - capacity: What cutting it costs; 0 or more, at most ``unlimited``.
    ///   - back: What cutting the arc back costs.
    package mutating func add(from: Int, to: Int, capacity: Int, back: Int = 0) {
        guard from != to, capacity > 0 || back > 0 else { return }
        tails.append(Int32(from))
        heads.append(Int32(to))
        capacities.append(capacity)
        tails.append(Int32(to))
        heads.append(Int32(from))
        capacities.append(back)
    }

    /// The smallest cut that leaves the source on one side and the sink on the other.
    ///
    /// - Parameters:
    ///   - source: A vertex.
    ///   - sink: Another vertex.
    package func minimumCut(from source: Int, to sink: Int) -> Cut {
        var flow = BlockingFlows(count: count, tails: tails, heads: heads, rest: capacities)
        var cost = 0
        while flow.findLevels(from: source, to: sink) {
            cost += flow.saturate(from: source, to: sink)
        }
        return Cut(cost: cost, isOnSourceSide: flow.levels.map { $0 >= 0 })
    }
}

/// A flow in the making; the arc back of arc `i` is `i ^ 1`.
private struct BlockingFlows {
    private let heads: [Int32]
    /// The arcs of each vertex one after the other, and where those of each begin.
    private let arcs: [Int32]
    private let starts: [Int32]
    private var rest: [Int]
    /// The distance of each vertex from the source over arcs with something left; -1 if out of
    /// reach.
    private(set) var levels: [Int32]
    private var next: [Int32]

    init(count: Int, tails: [Int32], heads: [Int32], rest: [Int]) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for tail in tails { starts[Int(tail) + 1] += 1 }
        for vertex in 0..<count { starts[vertex + 1] += starts[vertex] }
        var places = starts
        var arcs = [Int32](repeating: 0, count: tails.count)
        for (arc, tail) in tails.enumerated() {
            arcs[Int(places[Int(tail)])] = Int32(arc)
            places[Int(tail)] += 1
        }
        self.heads = heads
        self.arcs = arcs
        self.starts = starts
        self.rest = rest
        levels = [Int32](repeating: -1, count: count)
        next = starts
    }

    /// Measures the distances from the source.
    ///
    /// - Returns: Whether the sink is in reach.
    mutating func findLevels(from source: Int, to sink: Int) -> Bool {
        for vertex in levels.indices { levels[vertex] = -1 }
        levels[source] = 0
        var queue = [source]
        var first = 0
        while first < queue.count {
            let vertex = queue[first]
            first += 1
            for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
                let arc = Int(arcs[place])
                let head = Int(heads[arc])
                guard rest[arc] > 0, levels[head] < 0 else { continue }
                levels[head] = levels[vertex] + 1
                queue.append(head)
            }
        }
        next = starts
        return levels[sink] >= 0
    }

    /// Fills the shortest ways until none is left.
    ///
    /// - Returns: What flows more than before.
    mutating func saturate(from source: Int, to sink: Int) -> Int {
        var total = 0
        var path: [Int] = []
        var vertex = source
        while true {
            if vertex == sink {
                let amount = path.map { rest[$0] }.min() ?? 0
                for arc in path {
                    rest[arc] -= amount
                    rest[arc ^ 1] += amount
                }
                total += amount
                // Go on from where the first filled arc begins.
                let full = path.firstIndex { rest[$0] == 0 } ?? 0
                vertex = Int(heads[path[full] ^ 1])
                path.removeSubrange(full...)
            } else if let arc = openArc(from: vertex) {
                path.append(arc)
                vertex = Int(heads[arc])
            } else {
                guard let last = path.popLast() else { return total }
                vertex = Int(heads[last ^ 1])
                next[vertex] += 1
            }
        }
    }

    /// The next arc of a vertex that leads on and has something left.
    private mutating func openArc(from vertex: Int) -> Int? {
        while next[vertex] < starts[vertex + 1] {
            let arc = Int(arcs[Int(next[vertex])])
            if rest[arc] > 0, levels[Int(heads[arc])] == levels[vertex] + 1 { return arc }
            next[vertex] += 1
        }
        return nil
    }
}
