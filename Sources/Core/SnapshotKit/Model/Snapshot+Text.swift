import TerminalUI

extension Snapshot: CustomStringConvertible {
    /// What stands in the file. Bars at both ends keep spaces from being lost.
    package var description: String {
        var lines = [title]
        lines += rows.map { "│\($0)│" }
        lines.append("cursor " + (cursor.map { "column \($0.x + 1), row \($0.y + 1)" } ?? "hidden"))
        lines += hints.map { "hint " + $0 }
        lines.append("styles, elsewhere " + base)
        for (index, runs) in styles.enumerated() where !runs.isEmpty {
            let words = runs.map { SnapshotRun.text(of: $0.columns) + " " + $0.style }
            lines.append(Self.number(index) + "  " + words.joined(separator: ", "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The number of a row as people count them, three wide.
    static func number(_ row: Int) -> String {
        let digits = "\(row + 1)"
        return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
    }
}
