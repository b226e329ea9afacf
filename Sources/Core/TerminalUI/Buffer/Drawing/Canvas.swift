/// A part of the screen that a view draws itself on.
///
/// Places are relative to its top left corner. Whatever is drawn outside of it, or outside of the
/// screen, is left away, so a view may draw as if there were enough room.
package struct Canvas {
    /// How much room there is.
    package let size: Size
    /// What text looks like that has no style of its own, and what lies behind it.
    package let style: Style
    /// Where its top left corner lies on the screen; it may be outside.
    package let origin: Point
    private let surface: Surface
    private let clip: Rect

    init(surface: Surface) {
        self.init(
            surface: surface, frame: Rect(size: surface.buffer.size),
            clip: Rect(size: surface.buffer.size), style: .plain)
    }

    private init(surface: Surface, frame: Rect, clip: Rect, style: Style) {
        self.surface = surface
        self.size = frame.size
        self.origin = frame.origin
        self.clip = clip.intersection(frame)
        self.style = style
    }

    /// Everything that it covers, in its own places.
    package var bounds: Rect { Rect(size: size) }

    /// Whether nothing drawn on it would show.
    package var isHidden: Bool { clip.isEmpty }

    /// A part of this canvas; it may be partly or wholly outside.
    package func region(_ area: Rect) -> Canvas {
        Canvas(surface: surface, frame: area.moved(by: origin), clip: clip, style: style)
    }

    /// The same canvas where `style` lies under everything that is drawn.
    package func styled(_ style: Style) -> Canvas {
        Canvas(
            surface: surface, frame: Rect(origin: origin, size: size), clip: clip,
            style: style.over(self.style))
    }
}

extension Canvas {
    /// Draws one glyph; one that is only partly inside is drawn as a space.
    package func put(_ cell: Cell, x: Int, y: Int) {
        let column = x + origin.x
        let row = y + origin.y
        guard row >= clip.minY, row < clip.maxY else { return }
        let end = column + Int(cell.width)
        guard end > clip.minX, column < clip.maxX else { return }
        let style = cell.style.over(style)
        if column >= clip.minX, end <= clip.maxX {
            surface.buffer.put(
                Cell(cell.glyph, width: Int(cell.width), style: style), x: column, y: row)
        } else {
            let visible = max(column, clip.minX)
            surface.buffer.put(Cell(.space, width: 1, style: style), x: visible, y: row)
        }
    }

    /// Draws text in one row, cut where the canvas ends.
    ///
    /// - Returns: The column after the text.
    @discardableResult
    package func write(_ text: some StringProtocol, x: Int, y: Int, style: Style = .plain) -> Int {
        var column = x
        for (glyph, width) in Glyphs(text) {
            guard column < size.width else { return column }
            put(Cell(glyph, width: width, style: style), x: column, y: y)
            column += width
        }
        return column
    }

    /// Draws a row of cells from left to right.
    ///
    /// - Returns: The column after the last.
    @discardableResult
    package func write(cells: some Sequence<Cell>, x: Int, y: Int) -> Int {
        var column = x
        for cell in cells {
            guard column < size.width else { return column }
            put(cell, x: column, y: y)
            column += Int(cell.width)
        }
        return column
    }

    /// Draws styled text in one row, cut so that it takes at most `width` cells.
    ///
    /// - Returns: The column after the text.
    @discardableResult
    package func write(
        _ text: StyledText, x: Int, y: Int, width: Int, truncation: Truncation = .end
    ) -> Int {
        write(cells: text.cells(width: width, truncation: truncation), x: x, y: y)
    }

    /// Covers an area with one glyph of one cell; spaces if none is given.
    package func fill(_ area: Rect, with glyph: Character = " ", style: Style = .plain) {
        let visible = area.moved(by: origin).intersection(clip)
        guard !visible.isEmpty, let first = Glyphs(String(glyph)).first(where: { $0.width == 1 })
        else { return }
        let cell = Cell(first.glyph, width: 1, style: style.over(self.style))
        for y in visible.minY..<visible.maxY {
            for x in visible.minX..<visible.maxX { surface.buffer.put(cell, x: x, y: y) }
        }
    }

    /// Changes the look of what is already drawn in an area.
    package func restyle(_ area: Rect, _ change: (Style) -> Style) {
        let visible = area.moved(by: origin).intersection(clip)
        for y in visible.minY..<visible.maxY {
            for x in visible.minX..<visible.maxX { surface.buffer.restyle(x: x, y: y, change) }
        }
    }

    /// Shows the text cursor at a place, if that is inside.
    package func showCursor(x: Int, y: Int) {
        let place = Point(x: x + origin.x, y: y + origin.y)
        if clip.contains(place) { surface.buffer.cursor = place }
    }

    /// Hides a cursor that something below has shown.
    package func hideCursor() {
        surface.buffer.cursor = nil
    }
}

extension Canvas {
    /// Lets an area answer to clicks and double-clicks.
    package func onClick(
        in area: Rect, _ click: HitRegion.Press? = nil, double: HitRegion.Press? = nil
    ) {
        var region = hitRegion(area)
        region.onClick = click
        region.onDoubleClick = double
        surface.hits.add(region)
    }

    /// Lets an area answer to the wheel.
    package func onScroll(in area: Rect, _ scroll: @escaping HitRegion.Scroll) {
        var region = hitRegion(area)
        region.onScroll = scroll
        surface.hits.add(region)
    }

    /// Keeps the mouse from everything that is already drawn in an area.
    package func blockMouse(in area: Rect) {
        var region = hitRegion(area)
        region.blocks = true
        surface.hits.add(region)
    }

    private func hitRegion(_ area: Rect) -> HitRegion {
        let moved = area.moved(by: origin)
        return HitRegion(area: moved.intersection(clip), origin: moved.origin)
    }
}
