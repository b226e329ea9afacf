import TerminalUI

/// A part of a drawn screen, with a mark beside each row that differs.
struct PictureView: View {
    let buffer: ScreenBuffer?
    /// What stands there if nothing is drawn.
    let missing: String
    /// The mark of a row that differs.
    let sign: StyledText
    let rows: [Int]
    let offset: Point
    let room: PictureRoom

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard canvas.size.width > 2, let buffer else {
            return EmptyState(missing).draw(on: canvas)
        }
        let inner = canvas.region(canvas.bounds.inset(by: Insets(left: 2)))
        room.size = inner.size
        let start = room.clamped(offset, content: buffer.size)
        for y in 0..<min(inner.size.height, buffer.size.height - start.y) {
            let row = y + start.y
            if rows.contains(row) { canvas.write(sign, x: 0, y: y, width: 1) }
            let cells = buffer.row(row).filter { $0.width > 0 }
            inner.write(cells: cells, x: -start.x, y: y)
        }
        drawEdges(of: buffer, from: start, on: inner)
    }

    /// A rule where the recorded terminal ends, so that nobody takes the empty room for a part of it.
    private func drawEdges(of buffer: ScreenBuffer, from start: Point, on canvas: Canvas) {
        let right = buffer.size.width - start.x
        let bottom = buffer.size.height - start.y
        for y in 0..<min(bottom, canvas.size.height) {
            canvas.write("│", x: right, y: y, style: Style(.faint))
        }
        guard bottom < canvas.size.height else { return }
        for x in 0..<min(right, canvas.size.width) {
            canvas.write("─", x: x, y: bottom, style: Style(.faint))
        }
        canvas.write("┘", x: right, y: bottom, style: Style(.faint))
    }
}
