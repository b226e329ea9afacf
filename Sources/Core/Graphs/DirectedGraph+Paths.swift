extension DirectedGraph {
    /// A shortest way between two vertices, both included; among equally short ones that whose
    /// vertices come first.
    ///
    /// - Returns: nil if there is none; one vertex if both ends are the same.
    package func shortestPath(from start: Int, to end: Int) -> [Int]? {
        if start == end { return [start] }
        var parent = [Int](repeating: -1, count: count)
        parent[start] = start
        var queue = [start]
        var head = 0
        while head < queue.count {
            let vertex = queue[head]
            head += 1
            for target in successors(of: vertex).lazy.map(Int.init) where parent[target] < 0 {
                parent[target] = vertex
                if target == end { return way(to: end, from: start, parents: parent) }
                queue.append(target)
            }
        }
        return nil
    }

    private func way(to end: Int, from start: Int, parents: [Int]) -> [Int] {
        var way = [end]
        while let last = way.last, last != start { way.append(parents[last]) }
        return way.reversed()
    }

    /// A shortest cycle: each vertex leads to the next, the last to the first, which is the
    /// smallest.
    ///
    /// A breadth-first search from every vertex, cut off where it cannot beat the best
    /// (A. Itai, M. Rodeh, "Finding a minimum circuit in a graph", SIAM J. Comput. 7, 1978).
    ///
    /// - Parameter most: How many arcs are followed before the best cycle so far is taken.
    /// - Returns: nil if the graph has no cycle.
    package func shortestCycle(following most: Int = .max) -> ShortCycle? {
        var search = CycleSearch(graph: self)
        var isShortest = true
        for vertex in 0..<count {
            if search.followed >= most, !search.best.isEmpty {
                isShortest = false
                break
            }
            search.improve(from: vertex)
            if search.best.count == 2 { break }
        }
        guard let first = search.best.min(), let start = search.best.firstIndex(of: first) else {
            return nil
        }
        return ShortCycle(
            vertices: Array(search.best[start...] + search.best[..<start]), isShortest: isShortest)
    }
}

/// A cycle of a graph.
package struct ShortCycle: Equatable, Sendable {
    /// Each leads to the next, the last to the first, which is the smallest.
    package let vertices: [Int]
    /// Whether no cycle is shorter; else none was found where it was looked.
    package let isShortest: Bool
}

/// A search for the shortest cycle, with the best one found so far.
private struct CycleSearch {
    let graph: DirectedGraph
    var best: [Int] = []
    private(set) var followed = 0
    private var seenBy: [Int]
    private var parent: [Int]
    private var depth: [Int]

    init(graph: DirectedGraph) {
        self.graph = graph
        seenBy = [Int](repeating: -1, count: graph.count)
        parent = seenBy
        depth = seenBy
    }

    /// Looks for a cycle through a vertex that is shorter than the best.
    mutating func improve(from start: Int) {
        var queue = [start]
        var head = 0
        seenBy[start] = start
        depth[start] = 0
        while head < queue.count {
            let vertex = queue[head]
            head += 1
            if !best.isEmpty, depth[vertex] + 1 >= best.count { return }
            followed += graph.successors(of: vertex).count
            for target in graph.successors(of: vertex).lazy.map(Int.init) {
                if target == start { return close(at: vertex, start: start) }
                guard seenBy[target] != start else { continue }
                seenBy[target] = start
                parent[target] = vertex
                depth[target] = depth[vertex] + 1
                queue.append(target)
            }
        }
    }

    private mutating func close(at end: Int, start: Int) {
        var cycle = [end]
        while let last = cycle.last, last != start { cycle.append(parent[last]) }
        best = cycle.reversed()
    }
}
