import TerminalUI

extension String {
    /// The text as it may go to a terminal: control characters as symbols of one cell.
    package var visible: String {
        Glyphs(self).map(\.glyph.string).joined()
    }

    /// The cells that the text takes in a terminal.
    var displayWidth: Int { TextWidth.of(self) }
}
