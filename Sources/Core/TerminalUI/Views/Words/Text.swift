/// Text: one row for each line, cut at the edge, or wrapped between words.
package struct Text: View {
    private var content: StyledText
    private var truncation = Truncation.end
    private var alignment = HorizontalAlignment.leading
    /// The most columns of a line that is broken between words; nil where lines are cut instead.
    private var measure: Int?

    /// Text in one style.
    package init(_ text: String, _ style: Style = .plain) {
        content = StyledText(text, style)
    }

    /// Text in one colour.
    package init(_ text: String, _ color: Color, _ attributes: Attributes = .none) {
        content = StyledText(text, color, attributes)
    }

    /// Text whose parts may look different.
    package init(_ text: StyledText) {
        content = text
    }

    /// Says which part gives way when a row is too short; the end if not said.
    package func truncated(_ truncation: Truncation) -> Text {
        var copy = self
        copy.truncation = truncation
        return copy
    }

    /// Says where a line sits in a wider space. Text that is not at the start takes the whole width.
    package func aligned(_ alignment: HorizontalAlignment) -> Text {
        var copy = self
        copy.alignment = alignment
        return copy
    }

    /// Breaks lines between words instead of cutting them.
    ///
    /// - Parameter measure: The most columns of a line, however wide the room is; 1 or more.
    package func wrapped(to measure: Int = .max) -> Text {
        var copy = self
        copy.measure = measure
        return copy
    }

    package func request(in space: Size) -> SizeRequest {
        let lines = lines(width: space.width)
        let width = lines.map { TextWidth.of($0, atMost: space.width) }.max() ?? 0
        return SizeRequest(
            Size(width: width, height: lines.count), fillsWidth: alignment != .leading)
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        for (y, line) in lines(width: canvas.size.width).prefix(canvas.size.height).enumerated() {
            let cells = line.cells(width: canvas.size.width, truncation: truncation)
            let width = cells.cellWidth
            let x = alignment.offset(of: width, in: canvas.size.width)
            canvas.write(cells: cells, x: x, y: y)
        }
    }

    private func lines(width: Int) -> [StyledText] {
        measure.map { content.wrapped(to: min(width, $0)) } ?? content.lines
    }
}
