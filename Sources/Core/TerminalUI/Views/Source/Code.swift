/// Source with line numbers. Only visible lines are drawn.
package struct Code: View {
    private let lines: [CodeLine]
    private let offset: Int
    private let column: Int

    /// Source from its line `offset` on, without its first `column` cells.
    package init(_ lines: [CodeLine], offset: Int = 0, column: Int = 0) {
        self.lines = lines
        self.offset = max(0, offset)
        self.column = max(0, column)
    }

    package func request(in space: Size) -> SizeRequest {
        .everything(minimum: Size(width: 0, height: lines.count))
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let gutter = Gutter(highest: lines.last { $0.number != nil }?.number ?? 0)
        for (y, line) in lines.dropFirst(offset).prefix(canvas.size.height).enumerated() {
            let area = Rect(x: 0, y: y, width: canvas.size.width, height: 1)
            draw(line, gutter, on: canvas.region(area))
        }
    }

    private func draw(_ line: CodeLine, _ gutter: Gutter, on canvas: Canvas) {
        let canvas = line.isMarked ? canvas.styled(Style(on: .selectionInactive)) : canvas
        if line.isMarked { canvas.fill(canvas.bounds) }
        canvas.write(line.mark, x: 0, y: 0, width: 1)
        gutter.draw(line.number, x: 2, isStrong: line.isMarked, on: canvas)
        let text = canvas.region(canvas.bounds.inset(by: Insets(left: gutter.width + 4)))
        text.write(source: line.text, column: column)
    }
}
