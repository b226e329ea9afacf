import TerminalUI

/// Columns of text, as wide as their widest cell.
struct TextTable {
    /// The side on which the cells of a column line up.
    enum Alignment {
        case left, right
    }

    /// The most characters of one cell: longer names would push the other columns out of sight.
    private static let widest = 100

    let alignments: [Alignment]
    private var rows: [[String]] = []

    init(_ alignments: [Alignment], header: [String]) {
        self.alignments = alignments
        rows = [header]
    }

    mutating func append(_ row: [String]) {
        rows.append(row.map { $0.cut(to: Self.widest).visible })
    }

    /// The rows, the header first, each ending in a line break.
    func text(paint: Paint) -> String {
        let widths = alignments.indices.map { column in
            rows.map { $0[column].displayWidth }.max() ?? 0
        }
        let lines = rows.map { row in
            alignments.indices.map { column in
                let padding = String(
                    repeating: " ", count: widths[column] - row[column].displayWidth)
                return alignments[column] == .left ? row[column] + padding : padding + row[column]
            }.joined(separator: "  ").trimmedAtEnd
        }
        return ([paint.bold(lines[0])] + lines.dropFirst()).joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text without the blanks at its end.
    var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
