/// Measures text in cells.
package enum TextWidth {
    /// The cells that `text` takes when it is drawn in one row.
    package static func of(_ text: some StringProtocol) -> Int {
        Glyphs(text).reduce(0) { $0 + $1.width }
    }

    /// The cells that `text` takes when it is drawn in one row.
    package static func of(_ text: StyledText) -> Int {
        text.spans.reduce(0) { $0 + of($1.text) }
    }

    /// The cells that `text` takes, or `limit` if it takes as many or more; what follows is not read.
    package static func of(_ text: StyledText, atMost limit: Int) -> Int {
        var width = 0
        for span in text.spans {
            for piece in Glyphs(span.text) {
                width += piece.width
                if width >= limit { return limit }
            }
        }
        return width
    }
}
