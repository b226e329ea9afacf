import TerminalUI

extension String {
    /// The most characters of one text that are shown: more than any path or sentence needs.
    private static let most = 1_000

    /// The text as it may go to a terminal or a log: control characters as symbols of one cell, no
    /// command to whoever keeps the log, and cut where it is longer than anyone reads.
    package var visible: String { cut(to: Self.most).shown }

    /// The lines of the text as they may go to a terminal or a log, none of them cut.
    package var visibleLines: String {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in
                Substring(line).split(separator: "\t", omittingEmptySubsequences: false)
                    .map { String($0).shown }.joined(separator: "\t")
            }.joined(separator: "\n")
    }

    private var shown: String {
        Glyphs(self).map(\.glyph.string).joined().withoutLogCommands
    }

    /// The cells that the text takes in a terminal.
    var displayWidth: Int { TextWidth.of(self) }
}
