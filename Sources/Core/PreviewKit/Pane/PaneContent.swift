import TerminalUI

/// The cells of a preview, where the gallery has room for them.
struct PaneContent: View {
    let buffer: ScreenBuffer
    let colors: PreviewColors
    let pan: Point
    /// Whether it is made small if there is not enough room.
    let isWhole: Bool
    /// Whether the preview's cursor is the terminal's cursor.
    let showsCursor: Bool
    /// Told where on the screen the room is.
    let measured: @Sendable (Rect) -> Void

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        measured(Rect(origin: canvas.origin, size: canvas.size))
        let placement = PanePlacement(
            room: canvas.size, content: buffer.size, pan: pan, isWhole: isWhole)
        if placement.hasFrame { drawFrame(around: placement.area, on: canvas) }
        let area = canvas.region(placement.area).styled(colors.paper)
        area.fill(area.bounds)
        if placement.isReduced {
            Miniature(buffer).draw(on: area)
        } else {
            drawCells(placement, on: area)
        }
    }

    private func drawFrame(around area: Rect, on canvas: Canvas) {
        let frame = Rect(
            x: area.minX - 1, y: area.minY - 1, width: area.width + 2, height: area.height + 2)
        Panel { EmptyView() }.draw(on: canvas.region(frame))
    }

    private func drawCells(_ placement: PanePlacement, on canvas: Canvas) {
        let hidden = Point(
            x: placement.area.minX - placement.origin.x,
            y: placement.area.minY - placement.origin.y)
        for y in 0..<canvas.size.height {
            let cells = buffer.row(y + hidden.y).filter { $0.width > 0 }
            canvas.write(cells: cells, x: -hidden.x, y: y)
        }
        guard showsCursor, let cursor = buffer.cursor else { return }
        canvas.showCursor(x: cursor.x - hidden.x, y: cursor.y - hidden.y)
    }
}
