/// Neighbouring cells of a row that look the same, as it stands in a file.
///
/// What lies behind the text is told apart from the text: a highlight across a row is one run.
package struct SnapshotRun: Hashable, Sendable {
    /// The cells, counted from 0.
    package let columns: Range<Int>
    /// How they look: `accent bold`, or `on selection` for what lies behind them.
    package let style: String

    /// Whether it says what lies behind the text.
    var isBackground: Bool { style.hasPrefix("on ") }

    /// The runs of a row from left to right, backgrounds first, without what looks like `base`.
    static func runs(of row: ArraySlice<Cell>, except base: Style) -> [SnapshotRun] {
        var backgrounds: [Style] = []
        var texts: [Style?] = []
        for cell in row {
            backgrounds.append(Style(on: cell.style.background))
            texts.append(cell.isInvisible ? nil : cell.style.ofText)
        }
        return runs(of: backgrounds, except: Style(on: base.background))
            + runs(of: filled(texts, with: base.ofText), except: base.ofText)
    }

    /// The columns as people count them: `2–18`, or `7`.
    static func text(of columns: Range<Int>) -> String {
        columns.count == 1
            ? "\(columns.upperBound)" : "\(columns.lowerBound + 1)–\(columns.upperBound)"
    }

    private static func runs(of looks: [Style], except base: Style) -> [SnapshotRun] {
        var runs: [SnapshotRun] = []
        var start = 0
        for column in looks.indices {
            let isLast = column == looks.count - 1 || looks[column + 1] != looks[column]
            guard isLast else { continue }
            if looks[column] != base {
                runs.append(SnapshotRun(columns: start..<column + 1, style: "\(looks[column])"))
            }
            start = column + 1
        }
        return runs
    }

    /// A space between two words of one look has that look too; others look like nothing special.
    private static func filled(_ looks: [Style?], with base: Style) -> [Style] {
        looks.indices.map { column in
            if let look = looks[column] { return look }
            guard column > 0, column + 1 < looks.count, looks[column - 1] == looks[column + 1]
            else { return base }
            return looks[column - 1] ?? base
        }
    }
}

extension Cell {
    /// Whether only what lies behind it can be seen.
    fileprivate var isInvisible: Bool {
        glyph == .space && style.attributes.isDisjoint(with: [.underline, .reverse])
    }
}

extension Style {
    /// How text looks without what lies behind it.
    fileprivate var ofText: Style { Style(foreground, attributes: attributes) }
}
