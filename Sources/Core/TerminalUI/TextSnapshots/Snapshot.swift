/// A drawn buffer as something that a person can read in a file: what it says, how it looks, where
/// the cursor stands and which keys it offers.
package struct Snapshot: Hashable, Sendable {
    /// What was drawn and how large: `Violations/many 80x24`.
    package let title: String
    /// What each row says, as wide as the buffer.
    package let rows: [String]
    /// How parts of each row look, where they do not look like ``base``.
    package let styles: [[SnapshotRun]]
    /// How everything else looks.
    package let base: String
    /// Where the text cursor stands, counted from 0.
    package let cursor: Point?
    /// What the bottom bar offers, also what there was no room for.
    package let hints: [String]

    /// Reads all cells of a buffer.
    ///
    /// - Parameters:
    ///   - buffer: The cells; their colours may be meanings.
    ///   - title: What was drawn and how large.
    ///   - base: The style that is not worth mentioning.
    ///   - hints: What the bottom bar offers.
    package init(
        of buffer: ScreenBuffer, title: String, base: Style = .plain, hints: [String] = []
    ) {
        let rows = 0..<buffer.size.height
        self.init(
            title: title, rows: rows.map { RowText.text(of: buffer.row($0)) },
            styles: rows.map { SnapshotRun.runs(of: buffer.row($0), except: base) },
            base: "\(base)", cursor: buffer.cursor, hints: hints)
    }

    init(
        title: String, rows: [String], styles: [[SnapshotRun]], base: String, cursor: Point?,
        hints: [String]
    ) {
        self.title = title
        self.rows = rows
        self.styles = styles
        self.base = base
        self.cursor = cursor
        self.hints = hints
    }

    /// Whether a person sees the same.
    package func looksLike(_ other: Snapshot) -> Bool {
        rows == other.rows && styles == other.styles && base == other.base
            && cursor == other.cursor && hints == other.hints
    }
}
