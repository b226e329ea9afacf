/// Two rows that are to be compared, counted from 0.
struct RowPair {
    let recorded: Int
    let drawn: Int
}

/// Where rows look different, in words.
struct StyleDifference {
    private let pairs: [RowPair]

    init(_ pairs: [RowPair]) {
        self.pairs = pairs
    }

    /// One line for each run of cells: `row 4, columns 2–18: on selection → text`.
    func lines(_ recorded: Snapshot, _ drawn: Snapshot) -> [String] {
        pairs.flatMap { pair in
            changes(
                from: looks(of: recorded, row: pair.recorded), to: looks(of: drawn, row: pair.drawn)
            ).map { "row \(pair.drawn + 1), \($0)" }
        }
    }

    private func changes(from old: [String], to new: [String]) -> [String] {
        var lines: [String] = []
        var start = 0
        let width = max(old.count, new.count)
        let change = { (column: Int) in [look(old, column), look(new, column)] }
        for column in 0..<width {
            let isLast = column == width - 1 || change(column + 1) != change(column)
            guard isLast else { continue }
            let looks = change(column)
            if looks[0] != looks[1] {
                let word = column == start ? "column" : "columns"
                let columns = SnapshotRun.text(of: start..<column + 1)
                lines.append("\(word) \(columns): \(looks[0]) → \(looks[1])")
            }
            start = column + 1
        }
        return lines
    }

    private func look(_ looks: [String], _ column: Int) -> String {
        column < looks.count ? looks[column] : "nothing"
    }

    /// How each cell of a row looks, as far as something is known about it.
    private func looks(of snapshot: Snapshot, row: Int) -> [String] {
        let runs = snapshot.styles[row]
        let width = max(TextWidth.of(snapshot.rows[row]), runs.map(\.columns.upperBound).max() ?? 0)
        var texts = Array(repeating: snapshot.base, count: width)
        var backgrounds = Array(repeating: "", count: width)
        for run in runs where run.isBackground {
            for column in run.columns { backgrounds[column] = " " + run.style }
        }
        for run in runs where !run.isBackground {
            for column in run.columns { texts[column] = run.style }
        }
        return zip(texts, backgrounds).map { $0 + $1 }
    }
}
