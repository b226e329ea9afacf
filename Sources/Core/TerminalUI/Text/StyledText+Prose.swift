extension StyledText {
    /// Text in which what stands between backticks is a word of a program.
    package init(prose: String, _ style: Style = .plain) {
        let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
        self.init(
            parts.enumerated().map { index, part in
                Span(String(part), index % 2 == 0 ? style : Style(.string).over(style))
            })
    }

    /// The same in a colour.
    package init(prose: String, _ color: Color) {
        self.init(prose: prose, Style(color))
    }
}
