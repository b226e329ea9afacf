/// Everything that drawing a view gives: its cells, its cursor and what answers to the mouse.
package struct Frame {
    /// The drawn cells; the cursor is in here too.
    package let buffer: ScreenBuffer
    /// What answers to the mouse.
    package let hits: HitMap

    /// Draws a view over a whole screen of `size`.
    package init(drawing view: any View, size: Size) {
        let surface = Surface(size: size)
        view.draw(on: Canvas(surface: surface))
        buffer = surface.buffer
        hits = surface.hits
    }
}

extension ScreenBuffer {
    /// The cells of a view drawn over a whole screen of `size`.
    package init(drawing view: any View, size: Size) {
        self = Frame(drawing: view, size: size).buffer
    }
}
