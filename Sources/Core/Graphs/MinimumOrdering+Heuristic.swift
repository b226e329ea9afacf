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
        var order = MovableOrder(start, arcs: arcs)
        for _ in 0..<10 {
            var isBetter = false
            for vertex in 0..<start.count where order.move(vertex) { isBetter = true }
            if !isBetter { break }
        }
        return order.vertices
    }
}

/// An order of vertices, each of which can be moved to its best place.
private struct MovableOrder {
    private(set) var vertices: [Int]
    private var places: [Int]
    /// For each vertex what it costs to stand after another one instead of before it.
    private let changes: [[(vertex: Int, cost: Int)]]

    init(_ vertices: [Int], arcs: [WeightedArc]) {
        self.vertices = vertices
        places = [Int](repeating: 0, count: vertices.count)
        var changes = [[Int: Int]](repeating: [:], count: vertices.count)
        for arc in arcs {
            changes[arc.from][arc.to, default: 0] += arc.cost
            changes[arc.to][arc.from, default: 0] -= arc.cost
        }
        self.changes = changes.map { $0.map { (vertex: $0.key, cost: $0.value) } }
        for (place, vertex) in vertices.enumerated() { places[vertex] = place }
    }

    /// Moves a vertex to where the fewest of its arcs lead backward, the first such place.
    ///
    /// The cost changes only after its neighbors, so that other places need no look.
    ///
    /// - Returns: Whether that is better than where it was.
    mutating func move(_ vertex: Int) -> Bool {
        let place = places[vertex]
        // The places among the others, without the vertex itself.
        let neighbors = changes[vertex].map { neighbor in
            let other = places[neighbor.vertex]
            return (place: other > place ? other - 1 : other, cost: neighbor.cost)
        }.sorted { $0.place < $1.place }
        var cost = 0
        var best = (cost: 0, place: 0)
        var here = 0
        for neighbor in neighbors {
            cost += neighbor.cost
            if neighbor.place < place { here = cost }
            if cost < best.cost { best = (cost, neighbor.place + 1) }
        }
        guard best.cost < here else { return false }
        vertices.remove(at: place)
        vertices.insert(vertex, at: best.place)
        for index in min(place, best.place)...max(place, best.place) {
            places[vertices[index]] = index
        }
        return true
    }
}

/// The vertices that are not yet ordered.
private struct Remaining {
    private var isLeft: [Bool]
    private var outgoing: [Int]
    private var incoming: [Int]
    private let out: [[WeightedArc]]
    private let into: [[WeightedArc]]
    private var sinks = MinHeap<Int>()
    private var sources = MinHeap<Int>()
    /// By what arcs lead in and not out, with what was true meanwhile and is no more.
    private var deficits = MinHeap<Deficit>()

    /// How much more leads into a vertex than out of it; of equals the first vertex is the least.
    private struct Deficit: Comparable {
        let amount: Int
        let vertex: Int

        static func < (one: Deficit, other: Deficit) -> Bool {
            (one.amount, one.vertex) < (other.amount, other.vertex)
        }
    }

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
        for vertex in 0..<count { note(vertex) }
    }

    /// Takes a sink, else a source, else the vertex with the largest surplus of outgoing arcs.
    mutating func takeNext() -> (number: Int, isSink: Bool)? {
        while let sink = sinks.popLeast() {
            guard isLeft[sink] else { continue }
            remove(sink)
            return (sink, true)
        }
        guard let next = nextSource() ?? nextSurplus() else { return nil }
        remove(next)
        return (next, false)
    }

    /// What became a sink meanwhile was taken as one.
    private mutating func nextSource() -> Int? {
        while let source = sources.popLeast() {
            if isLeft[source] { return source }
        }
        return nil
    }

    private mutating func nextSurplus() -> Int? {
        while let next = deficits.popLeast() {
            if isLeft[next.vertex], next.amount == deficit(of: next.vertex) { return next.vertex }
        }
        return nil
    }

    private func deficit(of vertex: Int) -> Int { incoming[vertex] - outgoing[vertex] }

    /// Notes what a vertex is now.
    private mutating func note(_ vertex: Int) {
        if outgoing[vertex] == 0 {
            sinks.insert(vertex)
        } else if incoming[vertex] == 0 {
            sources.insert(vertex)
        } else {
            deficits.insert(Deficit(amount: deficit(of: vertex), vertex: vertex))
        }
    }

    private mutating func remove(_ vertex: Int) {
        isLeft[vertex] = false
        for arc in out[vertex] where isLeft[arc.to] {
            incoming[arc.to] -= arc.cost
            note(arc.to)
        }
        for arc in into[vertex] where isLeft[arc.from] {
            outgoing[arc.from] -= arc.cost
            note(arc.from)
        }
    }
}
