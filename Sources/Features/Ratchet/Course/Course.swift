/// How many entries of some sort were recorded over time.
nonisolated struct Course: Sendable {
    /// What they have in common; nil for all.
    let key: String?
    /// How many at each point; nil where nobody knows.
    let counts: [Int?]
    /// How many there are now; nil without a record.
    let now: Int?
    /// How many more there are than at the start of the last days; nil where that is not known.
    let change: Int?

    var title: String { key ?? "All" }
}

/// Moments, and what is shown between them.
nonisolated struct TimeScale: Sendable {
    /// When each point was, in seconds since 1970, in ascending order.
    let times: [Int]
    /// Where the scale ends.
    let end: Int

    init(times: [Int], end: Int) {
        self.times = times
        self.end = max(end, times.last ?? end)
    }

    /// The counts at equal distances in time: each holds until the next point, as steps do.
    func steps(_ counts: [Int?], columns: Int) -> [Int?] {
        guard let start = times.first, columns > 0 else { return [] }
        let last = max(1, columns - 1)
        var point = 0
        return (0..<columns).map { column in
            let time = start + (end - start) * column / last
            while point + 1 < times.count, times[point + 1] <= time { point += 1 }
            return counts[column == last ? times.count - 1 : point]
        }
    }
}
