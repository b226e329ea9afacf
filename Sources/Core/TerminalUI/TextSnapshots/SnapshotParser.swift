/// Reads what ``Snapshot/description`` wrote.
package struct SnapshotParser {
    /// Why a file is no snapshot.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int
        /// What should stand there.
        package let expected: String

        /// The line and what was expected.
        package var description: String { "line \(line): expected \(expected)" }
    }

    private let lines: [Substring.UnicodeScalarView]
    private var next = 0

    /// The snapshot that `text` describes.
    ///
    /// - Throws: ``Failure`` with the first line that is none of a snapshot.
    package static func parse(_ text: String) throws(Failure) -> Snapshot {
        var parser = SnapshotParser(text)
        return try parser.parse()
    }

    private init(_ text: String) {
        var lines = Substring(text).unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines.map { $0.last == "\r" ? $0.dropLast() : $0 }
    }

    private mutating func parse() throws(Failure) -> Snapshot {
        guard let title = take() else { throw failure("a title") }
        let rows = try parseRows()
        let cursor = try parseCursor()
        var hints: [String] = []
        while let hint = take(after: "hint ") { hints.append(hint) }
        guard let base = take(after: "styles, elsewhere ") else {
            throw failure("hints or “styles, elsewhere …”")
        }
        let styles = try parseStyles(rows: rows.count)
        return Snapshot(
            title: title, rows: rows, styles: styles, base: base, cursor: cursor, hints: hints)
    }

    private mutating func parseRows() throws(Failure) -> [String] {
        var rows: [String] = []
        while let line = peek, line.first == "│" {
            guard line.count > 1, line.last == "│" else { throw failure("a “│” at the end") }
            rows.append(String(line.dropFirst().dropLast()))
            next += 1
        }
        return rows
    }

    private mutating func parseCursor() throws(Failure) -> Point? {
        guard let text = take(after: "cursor ") else { throw failure("“│” or “cursor …”") }
        if text == "hidden" { return nil }
        let words = text.split { " ,".contains($0) }
        guard words.count == 4, let column = Int(words[1]), let row = Int(words[3]) else {
            next -= 1
            throw failure("“cursor column 1, row 1” or “cursor hidden”")
        }
        return Point(x: column - 1, y: row - 1)
    }

    private mutating func parseStyles(rows: Int) throws(Failure) -> [[SnapshotRun]] {
        var styles = Array(repeating: [SnapshotRun](), count: rows)
        while let line = peek.map({ String($0) }) {
            let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let numbers = range(parts[0]), numbers.upperBound <= rows
            else { throw failure("the number of a row and its styles") }
            var runs: [SnapshotRun] = []
            for run in parts[1].split(separator: ",") {
                runs.append(try parseRun(run.drop { $0 == " " }))
            }
            for row in numbers { styles[row] = runs }
            next += 1
        }
        return styles
    }

    private func parseRun(_ text: Substring) throws(Failure) -> SnapshotRun {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let columns = range(parts[0]) else {
            throw failure("columns and a style, such as “2–18 accent bold”")
        }
        return SnapshotRun(columns: columns, style: String(parts[1]))
    }

    /// Reads `2–18` or `7`, counted from 1.
    private func range(_ text: Substring) -> Range<Int>? {
        let ends = text.split(separator: "–", maxSplits: 1).map { Int($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil,
            first >= 1, last >= first
        else { return nil }
        return first - 1..<last
    }

    private var peek: Substring.UnicodeScalarView? {
        next < lines.count ? lines[next] : nil
    }

    private mutating func take() -> String? {
        defer { next += 1 }
        return peek.map { String($0) }
    }

    private mutating func take(after prefix: String) -> String? {
        guard let line = peek, line.starts(with: prefix.unicodeScalars) else { return nil }
        next += 1
        return String(line.dropFirst(prefix.unicodeScalars.count))
    }

    private func failure(_ expected: String) -> Failure {
        Failure(line: next + 1, expected: expected)
    }
}
