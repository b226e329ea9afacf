/// Orders the vertices of a graph so that few arcs lead backward.
package enum MinimumOrdering {
    /// An order with the least possible cost of backward arcs.
    ///
    /// Dynamic programming over sets of vertices: the best order of a set ends with some vertex,
    /// and what stands before it is the best order of the rest (E. Lawler, "A comment on minimum
    /// feedback arc sets", IEEE Trans. Circuit Theory 11, 1964). Takes 2^count steps.
    package static func exact(count: Int, arcs: [WeightedArc]) -> [Int] {
        let costs = matrix(count: count, arcs: arcs)
        var best = [Int](repeating: 0, count: 1 << count)
        var last = [Int8](repeating: -1, count: 1 << count)
        for set in 1..<max(1 << count, 1) {
            var cheapest = Int.max
            var rest = set
            while rest != 0 {
                let vertex = rest.trailingZeroBitCount
                rest &= rest - 1
                let before = set & ~(1 << vertex)
                let cost = best[before] + backwardCost(from: vertex, to: before, costs, count)
                if cost <= cheapest {
                    cheapest = cost
                    last[set] = Int8(vertex)
                }
            }
            best[set] = cheapest
        }
        return unwind(last, count: count)
    }

    private static func matrix(count: Int, arcs: [WeightedArc]) -> [Int] {
        var costs = [Int](repeating: 0, count: count * count)
        for arc in arcs { costs[arc.from * count + arc.to] += arc.cost }
        return costs
    }

    private static func backwardCost(
        from vertex: Int, to set: Int, _ costs: [Int], _ count: Int
    ) -> Int {
        var sum = 0
        var rest = set
        while rest != 0 {
            sum += costs[vertex * count + rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return sum
    }

    private static func unwind(_ last: [Int8], count: Int) -> [Int] {
        var order: [Int] = []
        var set = (1 << count) - 1
        while set != 0 {
            order.append(Int(last[set]))
            set &= ~(1 << Int(last[set]))
        }
        return order.reversed()
    }
}
