/// Texts that interrupt a horizontal border: one at its left end, one at its right.
struct EdgeLabels {
    let width: Int

    func draw(_ left: StyledText, _ right: StyledText, y: Int, on canvas: Canvas) {
        let room = width - 6
        guard room > 0, canvas.size.height > 1 else { return }
        var used = 0
        if !left.isEmpty {
            let cells = left.cells(width: room)
            used = draw(cells, x: 2, y: y, on: canvas) - 2
        }
        let rightWidth = TextWidth.of(right, atMost: room)
        guard rightWidth > 0, used + rightWidth + (used > 0 ? 1 : 0) <= room else { return }
        draw(right.cells(width: rightWidth), x: width - rightWidth - 4, y: y, on: canvas)
    }

    @discardableResult
    private func draw(_ cells: [Cell], x: Int, y: Int, on canvas: Canvas) -> Int {
        canvas.write(" ", x: x, y: y)
        let end = canvas.write(cells: cells, x: x + 1, y: y)
        return canvas.write(" ", x: end, y: y)
    }
}
