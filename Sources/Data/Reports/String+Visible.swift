import TerminalUI

extension String {
    /// The most characters of one text that are shown: more than any path or sentence needs.
    private static let most = 1_000

    /// The text as it may go to a terminal: control characters as symbols of one cell, and cut where
    /// it is longer than anyone reads.
    package var visible: String {
        Glyphs(cut(to: Self.most)).map(\.glyph.string).joined()
    }

    /// The cells that the text takes in a terminal.
    var displayWidth: Int { TextWidth.of(self) }
}
