/// Orders the points of each row so that few segments cross.
///
/// Goes over the rows down and up, each time ordering a row by the barycentres of what it meets in
/// the row before (Sugiyama, Tagawa, Toda 1981), from several first orders, more of them the
/// smaller the graph; then exchanges neighbours as long as that ends crossings (E. Gansner, E. Koutsofios, S. North, K. Vo, "A technique for
/// drawing directed graphs", IEEE Trans. Softw. Eng. 19, 1993). The best order found is kept, the
/// one that was given among them.
///
/// - Returns: The rows, and how often segments cross: never more than in the given order.
func reduceCrossings(of joined: JoinedRows) -> (rows: [[Int]], crossings: Int) {
    let given = RowOrder(joined)
    var (best, fewest) = (given, given.crossings)
    let segments = joined.segments.count
    let shuffled = (0..<min(12, 4_000 / max(segments, 1))).map { given.shuffled(seed: $0) }
    for start in [given, given.walked()] + shuffled where fewest > 0 {
        let order = start.improved()
        let crossings = order.crossings
        if crossings < fewest { (best, fewest) = (order, crossings) }
    }
    return (best.rows, fewest)
}

/// An order of the points in each row.
private struct RowOrder {
    let joined: JoinedRows
    var rows: [[Int]]
    /// The place of each point in its row.
    var place: [Int]

    init(_ joined: JoinedRows) {
        self.joined = joined
        rows = joined.rows
        place = [Int](repeating: 0, count: joined.row.count)
        for row in rows.indices { number(row) }
    }

    var crossings: Int {
        rows.indices.dropLast().reduce(0) { sum, row in
            sum
                + countCrossings(
                    from: rows[row], below: joined.below, place: place,
                    count: rows[row + 1].count)
        }
    }

    /// The best order that sweeps from this one find, with exchanges.
    func improved() -> RowOrder {
        var (order, best, fewest) = (self, self, Int.max)
        var stale = 0
        for round in 0..<24 where stale < 6 && fewest > 0 {
            order.sweep(downward: round % 2 == 0, turnsTies: round % 4 > 1)
            if round % 2 == 1 { order.exchange(passes: 2) }
            let crossings = order.crossings
            stale = crossings < fewest ? 0 : stale + 1
            if crossings < fewest { (best, fewest) = (order, crossings) }
        }
        if fewest > 0 { best.exchange(passes: 10) }
        return best
    }

    private mutating func number(_ row: Int) {
        for (index, point) in rows[row].enumerated() { place[point] = index }
    }

    /// The points in the order in which a walk from the top reaches them, depth first: what hangs
    /// together stands together.
    func walked() -> RowOrder {
        var order = self
        order.rows = [[Int]](repeating: [], count: rows.count)
        var isReached = [Bool](repeating: false, count: place.count)
        for start in rows.flatMap(\.self) where !isReached[start] {
            var open = [start]
            while let point = open.popLast() {
                if isReached[point] { continue }
                isReached[point] = true
                order.rows[joined.row[point]].append(point)
                open += joined.below[point].reversed().filter { !isReached[$0] }
            }
        }
        for row in rows.indices { order.number(row) }
        return order
    }

    /// The points in an order that means nothing; the same for the same seed.
    ///
    /// Linear congruential generator with the constants of D. Knuth's MMIX.
    func shuffled(seed: Int) -> RowOrder {
        var order = self
        var state = UInt64(seed + 1)
        for row in rows.indices {
            for index in rows[row].indices.reversed().dropLast() {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                order.rows[row].swapAt(index, Int(state >> 33) % (index + 1))
            }
            order.number(row)
        }
        return order
    }

    /// Orders each row by the row before it.
    mutating func sweep(downward: Bool, turnsTies: Bool) {
        let numbers =
            downward ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed()
        let ends = downward ? joined.above : joined.below
        for row in numbers {
            order(row, by: ends, turnsTies: turnsTies)
        }
    }

    /// Points without ends stay where they are, and the others go around them.
    private mutating func order(_ row: Int, by ends: [[Int]], turnsTies: Bool) {
        var weighed: [(sum: Int, count: Int, place: Int, point: Int)] = []
        for (index, point) in rows[row].enumerated() where !ends[point].isEmpty {
            var sum = 0
            for end in ends[point] { sum += place[end] }
            weighed.append((sum, ends[point].count, turnsTies ? -index : index, point))
        }
        weighed.sort { left, right in
            let (first, second) = (left.sum * right.count, right.sum * left.count)
            return first == second ? left.place < right.place : first < second
        }
        var next = 0
        rows[row] = rows[row].map { point in
            if ends[point].isEmpty { return point }
            next += 1
            return weighed[next - 1].point
        }
        number(row)
    }

    /// Exchanges neighbours that cross less the other way round.
    mutating func exchange(passes: Int) {
        for _ in 0..<passes {
            var isBetter = false
            for row in rows.indices where exchange(in: row) { isBetter = true }
            if !isBetter { break }
        }
    }

    private mutating func exchange(in row: Int) -> Bool {
        var ends = rows[row].map { point in
            (places(joined.above[point]), places(joined.below[point]))
        }
        var isBetter = false
        for left in rows[row].indices.dropLast() {
            let (one, other) = (ends[left], ends[left + 1])
            let now = inversions(one.0, other.0) + inversions(one.1, other.1)
            if now == 0 { continue }
            let turned = inversions(other.0, one.0) + inversions(other.1, one.1)
            guard turned < now else { continue }
            rows[row].swapAt(left, left + 1)
            ends.swapAt(left, left + 1)
            isBetter = true
        }
        if isBetter { number(row) }
        return isBetter
    }

    private func places(_ points: [Int]) -> [Int] { points.map { place[$0] }.sorted() }
}

/// How many pairs of ends are in the wrong order if the first point stands left of the second.
///
/// - Parameters:
///   - left: The places of the ends of the first, ascending.
///   - right: Those of the second, ascending.
private func inversions(_ left: [Int], _ right: [Int]) -> Int {
    guard let first = right.first, let last = left.last, first < last else { return 0 }
    var sum = 0
    var smaller = 0
    for end in left {
        while smaller < right.count, right[smaller] < end { smaller += 1 }
        sum += smaller
    }
    return sum
}
