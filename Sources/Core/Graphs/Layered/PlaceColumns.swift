/// Gives each point a column, so that the order in the rows stays, nothing overlaps, and what
/// lines connect stands as near to each other as a narrow drawing allows.
///
/// From rows that are packed and centred it goes down and up. Each time, every point of a row
/// should stand at the median of what it meets in the row before; that columns come so near to
/// these medians as their order lets them, by squares, is an isotonic regression, which pooling
/// adjacent violators solves in linear time (M. Ayer et al., "An empirical distribution function
/// for sampling with incomplete information", Ann. Math. Stat. 26, 1955). At last joints of
/// one line get one column where their neighbours leave room.
///
/// No row becomes wider than an eighth over the widest one, packed. The columns of U. Brandes and
/// B. Köpf ("Fast and simple horizontal coordinate assignment", Graph Drawing 2001) are straighter,
/// but three to ten times as wide for module graphs, in which most lines are long.
///
/// - Returns: The middle column of each point; 0 or more.
func placeColumns(
    of joined: JoinedRows, in rows: [[Int]], spacing: DrawnGraph.Spacing
) -> [Int] {
    var placing = Placing(joined: joined, rows: rows, spacing: spacing)
    for round in 0..<16 { placing.sweep(downward: round % 2 == 0) }
    placing.settle()
    placing.straighten()
    return placing.middle
}

/// Where the points stand, as far as that is known.
private struct Placing {
    let joined: JoinedRows
    let rows: [[Int]]
    /// The middle column of each point.
    private(set) var middle: [Int]
    /// For each row where the middle of each point is if the row is packed.
    private let packed: [[Int]]
    /// How far each row may move to the right of where it is packed.
    private let room: [Int]

    init(joined: JoinedRows, rows: [[Int]], spacing: DrawnGraph.Spacing) {
        self.joined = joined
        self.rows = rows
        var middle = [Int](repeating: 0, count: joined.row.count)
        var ends: [Int] = []
        packed = rows.map { row in
            var end = 0
            var last: Int?
            for point in row {
                if let last {
                    let isBeside = joined.isJoint(last) || joined.isJoint(point)
                    end += isBeside ? spacing.joints : spacing.nodes
                }
                middle[point] = end + joined.width[point] / 2
                end += joined.width[point]
                last = point
            }
            ends.append(end)
            return row.map { middle[$0] }
        }
        let widest = ends.max() ?? 0
        room = ends.map { widest + widest / 8 - $0 }
        for (number, row) in rows.enumerated() {
            for point in row { middle[point] += room[number] / 2 }
        }
        self.middle = middle
    }

    /// Moves each row to what it meets in the row before.
    mutating func sweep(downward: Bool) {
        let numbers =
            downward ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed()
        let ends = downward ? joined.above : joined.below
        for number in numbers {
            place(number, rows[number].map { wish(of: $0, among: ends[$0]) })
        }
    }

    /// Moves each row to what it meets on both sides.
    mutating func settle() {
        for number in rows.indices {
            place(
                number,
                rows[number].map { wish(of: $0, among: joined.above[$0] + joined.below[$0]) })
        }
    }

    /// Where a point should stand, and how much that weighs.
    private func wish(of point: Int, among ends: [Int]) -> (column: Int, weight: Int) {
        // Joints of one line should stand above each other before all.
        let inner = joined.isJoint(point) ? ends.filter(joined.isJoint) : []
        let columns = (inner.isEmpty ? ends : inner).map { middle[$0] }.sorted()
        if columns.isEmpty { return (middle[point], 1) }
        let median = (columns[(columns.count - 1) / 2] + columns[columns.count / 2]) / 2
        return (median, inner.isEmpty ? 1 + min(columns.count, 4) : 8)
    }

    private mutating func place(_ number: Int, _ wishes: [(column: Int, weight: Int)]) {
        let row = rows[number]
        var pools: [(sum: Int, weight: Int, count: Int)] = []
        for (index, (column, weight)) in wishes.enumerated() {
            var pool = (sum: (column - packed[number][index]) * weight, weight: weight, count: 1)
            while let last = pools.last, last.sum * pool.weight >= pool.sum * last.weight {
                pools.removeLast()
                pool = (last.sum + pool.sum, last.weight + pool.weight, last.count + pool.count)
            }
            pools.append(pool)
        }
        var index = 0
        for pool in pools {
            let shift = min(max(pool.sum / pool.weight, 0), room[number])
            for _ in 0..<pool.count {
                middle[row[index]] = packed[number][index] + shift
                index += 1
            }
        }
    }

    /// Gives the joints of one line the same column where there is room, from the top.
    mutating func straighten() {
        var isDone = [Bool](repeating: false, count: middle.count)
        for start in rows.joined() where joined.isJoint(start) && !isDone[start] {
            var run = [start]
            var bounds = free(start)
            var next = joined.below[start].first(where: joined.isJoint)
            while let point = next {
                let both = (max(bounds.low, free(point).low), min(bounds.high, free(point).high))
                guard both.0 <= both.1 else { break }
                bounds = both
                run.append(point)
                next = joined.below[point].first(where: joined.isJoint)
            }
            let median = run.map { middle[$0] }.sorted()[run.count / 2]
            for point in run {
                middle[point] = min(max(median, bounds.low), bounds.high)
                isDone[point] = true
            }
        }
    }

    /// Between which columns a point can move if its neighbours do not.
    private func free(_ point: Int) -> (low: Int, high: Int) {
        let number = joined.row[point]
        let (row, places) = (rows[number], packed[number])
        guard let index = place(of: point, in: row, places) else {
            return (middle[point], middle[point])
        }
        let low =
            index == 0
            ? places[0] : middle[row[index - 1]] + places[index] - places[index - 1]
        let high =
            index == row.count - 1
            ? places[index] + room[number]
            : middle[row[index + 1]] - places[index + 1] + places[index]
        return (low, high)
    }

    /// Finds a point in its row, in which middles ascend.
    private func place(of point: Int, in row: [Int], _ places: [Int]) -> Int? {
        var (low, high) = (0, row.count)
        while low < high {
            let half = (low + high) / 2
            if middle[row[half]] < middle[point] { low = half + 1 } else { high = half }
        }
        return low < row.count && row[low] == point ? low : nil
    }
}
