import Codebase

/// Finds how the files that edges lead to lead back, by breadth-first search.
struct ShortestCycles {
    /// The most cycles that are looked for: the first have to be cut first.
    private static let limit = 3

    let graph: FileGraph

    /// For the first of some edges a shortest way around: from the file that moves back into the group.
    ///
    /// - Parameters:
    ///   - cut: Positions of edges that lead out of the group and lie on a cycle.
    ///   - inside: The files of the group.
    ///   - gone: The files that were extracted before, where no way leads through.
    func find(
        through cut: [Int], of inside: Set<Int>, gone: Set<Int>
    ) -> [[RelativePath]] {
        cut.sorted { graph.edges[$1].cost < graph.edges[$0].cost }.prefix(Self.limit)
            .compactMap { edge in
                way(from: graph.edges[edge].to, into: inside, gone: gone).map { way in
                    ([graph.edges[edge].from] + way).map { graph.files[$0] }
                }
            }
    }

    private func way(from start: Int, into inside: Set<Int>, gone: Set<Int>) -> [Int]? {
        var before: [Int: Int] = [start: start]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let file = queue[next]
            next += 1
            for edge in graph.outgoing[file] {
                let to = graph.edges[edge].to
                if gone.contains(to) || before[to] != nil { continue }
                before[to] = file
                if inside.contains(to) { return path(to: to, before) }
                queue.append(to)
            }
        }
        return nil
    }

    private func path(to end: Int, _ before: [Int: Int]) -> [Int] {
        var path = [end]
        while let last = path.last, let previous = before[last], previous != last {
            path.append(previous)
        }
        return path.reversed()
    }
}
