import TerminalUI

/// A drawn preview in a frame, made small or cropped.
struct TileView: View {
    let tile: Tile
    let isSelected: Bool
    let isCropped: Bool
    let pan: Point

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        Panel(tile.title, note: StyledText(tile.note), isFocused: isSelected) { EmptyView() }
            .draw(on: canvas)
        let inside = canvas.region(canvas.bounds.inset(by: .one))
        guard let buffer = tile.buffer else {
            return Text("…", .faint).fill(alignment: .center).draw(on: inside)
        }
        let paper = inside.styled(tile.paper)
        if isCropped || isLine(buffer, in: inside.size) {
            drawCells(of: buffer, on: paper)
        } else {
            drawAll(of: buffer, on: paper)
        }
    }

    /// Whether making it small would leave no more than dots of it.
    private func isLine(_ buffer: ScreenBuffer, in room: Size) -> Bool {
        buffer.size.height <= room.height
    }

    private func drawCells(of buffer: ScreenBuffer, on canvas: Canvas) {
        let fits = buffer.size.limited(to: canvas.size)
        let hidden = Point(
            x: min(pan.x, buffer.size.width - fits.width),
            y: min(pan.y, buffer.size.height - fits.height))
        let area = canvas.region(centered(fits, in: canvas.size))
        area.fill(area.bounds)
        for y in 0..<fits.height {
            let cells = buffer.row(y + hidden.y).filter { $0.width > 0 }
            area.write(cells: cells, x: -hidden.x, y: y)
        }
    }

    private func drawAll(of buffer: ScreenBuffer, on canvas: Canvas) {
        let size = Miniature.size(of: buffer.size, in: canvas.size)
        let area = canvas.region(centered(size, in: canvas.size))
        area.fill(area.bounds)
        Miniature(buffer).draw(on: area)
    }

    private func centered(_ size: Size, in room: Size) -> Rect {
        let place = Point(
            x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        return Rect(origin: place, size: size)
    }
}
