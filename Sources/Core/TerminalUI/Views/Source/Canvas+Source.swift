extension Canvas {
    /// Writes a line of source from its cell `column` on; a tab reaches to the next multiple of four.
    func write(source: StyledText, column: Int) {
        var x = -column
        for span in source.spans {
            for part in span.text.split(separator: "\t", omittingEmptySubsequences: false)
                .enumerated()
            {
                if part.offset > 0 { x += 4 - (x + column) % 4 }
                x = write(part.element, x: x, y: 0, style: span.style)
                if x >= size.width { return overflow() }
            }
        }
    }

    /// Shows that a line goes on beyond the edge.
    private func overflow() {
        write("›", x: size.width - 1, y: 0, style: Style(.faint))
    }
}
