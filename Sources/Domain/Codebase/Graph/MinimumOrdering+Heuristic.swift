extension MinimumOrdering {
    /// A good order, without a promise.
    ///
    /// Takes sinks from the back and sources from the front, then the vertex whose outgoing arcs
    /// outweigh its incoming ones most (P. Eades, X. Lin, W. Smyth, "A fast and effective heuristic
    /// for the feedback arc set problem", Inf. Process. Lett. 47, 1993); then moves single vertices
    /// as long as that saves anything.
    package static func heuristic(count: Int, arcs: [WeightedArc]) -> [Int] {
        var remaining = Remaining(count: count, arcs: arcs)
        var front: [Int] = []
        var back: [Int] = []
        while let vertex = remaining.takeNext() {
            if vertex.isSink { back.append(vertex.number) } else { front.append(vertex.number) }
        }
        return improved(front + back.reversed(), arcs: arcs)
    }

    /// Moves each vertex to its best place, over and over until nothing is gained.
    private static func improved(_ start: [Int], arcs: [WeightedArc]) -> [Int] {
        var order = start
        let rows = Rows(count: start.count, arcs: arcs)
        for _ in 0..<10 {
            var isBetter = false
            for vertex in 0..<start.count where rows.move(vertex, in: &order) { isBetter = true }
            if !isBetter { break }
        }
        return order
    }
}

/// The arcs of each vertex, both ways.
private struct Rows {
    private var out: [[WeightedArc]]
    private var into: [[WeightedArc]]

    init(count: Int, arcs: [WeightedArc]) {
        out = [[WeightedArc]](repeating: [], count: count)
        into = out
        for arc in arcs {
            out[arc.from].append(arc)
            into[arc.to].append(arc)
        }
    }

    /// Moves a vertex to where the fewest of its arcs lead backward.
    ///
    /// - Returns: Whether that is better than where it was.
    func move(_ vertex: Int, in order: inout [Int]) -> Bool {
        guard let place = order.firstIndex(of: vertex) else { return false }
        var rest = order
        rest.remove(at: place)
        let change = changes(past: rest, of: vertex)
        var cost = 0
        var best = (cost: 0, place: 0)
        var here = 0
        for index in 0...rest.count {
            if index == place { here = cost }
            if cost < best.cost { best = (cost, index) }
            if index < rest.count { cost += change[index] }
        }
        guard best.cost < here else { return false }
        rest.insert(vertex, at: best.place)
        order = rest
        return true
    }

    /// For each other vertex what it costs to stand after it instead of before it.
    private func changes(past others: [Int], of vertex: Int) -> [Int] {
        var cost = [Int](repeating: 0, count: others.count + 1)
        for arc in out[vertex] { cost[arc.to] += arc.cost }
        for arc in into[vertex] { cost[arc.from] -= arc.cost }
        return others.map { cost[$0] }
    }
}

/// The vertices that are not yet ordered.
private struct Remaining {
    private var isLeft: [Bool]
    private var outgoing: [Int]
    private var incoming: [Int]
    private let out: [[WeightedArc]]
    private let into: [[WeightedArc]]

    init(count: Int, arcs: [WeightedArc]) {
        isLeft = [Bool](repeating: true, count: count)
        var out = [[WeightedArc]](repeating: [], count: count)
        var into = out
        for arc in arcs {
            out[arc.from].append(arc)
            into[arc.to].append(arc)
        }
        self.out = out
        self.into = into
        outgoing = out.map { $0.map(\.cost).reduce(0, +) }
        incoming = into.map { $0.map(\.cost).reduce(0, +) }
    }

    /// Takes a sink, else a source, else the vertex with the largest surplus of outgoing arcs.
    mutating func takeNext() -> (number: Int, isSink: Bool)? {
        let left = isLeft.indices.filter { isLeft[$0] }
        if let sink = left.first(where: { outgoing[$0] == 0 }) {
            remove(sink)
            return (sink, true)
        }
        let source = left.first { incoming[$0] == 0 }
        let surplus = left.max { outgoing[$0] - incoming[$0] < outgoing[$1] - incoming[$1] }
        guard let next = source ?? surplus else { return nil }
        remove(next)
        return (next, false)
    }

    private mutating func remove(_ vertex: Int) {
        isLeft[vertex] = false
        for arc in out[vertex] where isLeft[arc.to] { incoming[arc.to] -= arc.cost }
        for arc in into[vertex] where isLeft[arc.from] { outgoing[arc.from] -= arc.cost }
    }
}
