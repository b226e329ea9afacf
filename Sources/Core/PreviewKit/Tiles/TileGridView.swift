import TerminalUI

/// The visible tiles of a grid below their headings.
@MainActor struct TileGridView: @MainActor View {
    let grid: TileGrid
    /// What a tile shows; asked for visible ones only.
    let tile: (Int) -> Tile
    let select: @MainActor (Int) -> Void
    let open: @MainActor (Int) -> Void

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        grid.measured(canvas.size)
        let layout = grid.layout
        let top = grid.top
        canvas.onScroll(in: canvas.bounds) { [grid] in grid.scroll(by: $0) }
        for heading in layout.headings {
            let place = Rect(x: 0, y: heading.y - top, width: canvas.size.width, height: 1)
            Divider(title: StyledText(grid.sections[heading.section].title, .header))
                .draw(on: canvas.region(place))
        }
        for index in layout.tiles(in: top..<top + canvas.size.height) {
            guard let frame = layout.frame(of: index) else { continue }
            draw(index, on: canvas.region(frame.moved(by: Point(x: 0, y: -top))))
        }
    }

    private func draw(_ index: Int, on canvas: Canvas) {
        TileView(
            tile: tile(index), isSelected: index == grid.selection, isCropped: grid.isCropped,
            pan: grid.pan
        ).draw(on: canvas)
        canvas.onClick(
            in: canvas.bounds, { [select] _ in select(index) }, double: { [open] _ in open(index) })
    }
}
