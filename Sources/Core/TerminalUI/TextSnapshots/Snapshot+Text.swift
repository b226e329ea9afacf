extension Snapshot: CustomStringConvertible {
    /// What stands in the file. Bars at both ends keep spaces from being lost.
    package var description: String {
        var lines = [title]
        lines += rows.map { "│\($0)│" }
        lines.append("cursor " + (cursor.map { "column \($0.x + 1), row \($0.y + 1)" } ?? "hidden"))
        lines += hints.map { "hint " + $0 }
        lines.append("styles, elsewhere " + base)
        return (lines + styleLines).joined(separator: "\n") + "\n"
    }

    /// A line for each row that has something to say; neighbours that say the same share one.
    private var styleLines: [String] {
        var lines: [String] = []
        var start = 0
        for row in styles.indices {
            let isLast = row == styles.count - 1 || styles[row + 1] != styles[row]
            guard isLast else { continue }
            let words = styles[row].map { SnapshotRun.text(of: $0.columns) + " " + $0.style }
            if !words.isEmpty {
                let rows = SnapshotRun.text(of: start..<row + 1)
                lines.append(Self.padded(rows, to: 5) + "  " + words.joined(separator: ", "))
            }
            start = row + 1
        }
        return lines
    }

    /// The number of a row as people count them, three wide.
    static func number(_ row: Int) -> String { padded("\(row + 1)", to: 3) }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
