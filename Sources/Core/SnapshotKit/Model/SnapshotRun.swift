import TerminalUI

/// Neighbouring cells of a row that look the same, as it stands in a file.
package struct SnapshotRun: Hashable, Sendable {
    /// The cells, counted from 0.
    package let columns: Range<Int>
    /// How they look: `accent on selection bold`.
    package let style: String

    /// The runs of a row from left to right, without those that look like `base`.
    static func runs(of row: Int, in buffer: ScreenBuffer, except base: Style) -> [SnapshotRun] {
        buffer.styleRuns(ofRow: row).filter { $0.style != base }.map {
            SnapshotRun(columns: $0.columns, style: "\($0.style)")
        }
    }

    /// The columns as people count them: `2–18`, or `7`.
    static func text(of columns: Range<Int>) -> String {
        columns.count == 1
            ? "\(columns.upperBound)" : "\(columns.lowerBound + 1)–\(columns.upperBound)"
    }
}
