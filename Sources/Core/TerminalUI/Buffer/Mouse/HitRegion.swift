/// An area of the screen that answers to the mouse.
///
/// Places given to its closures are relative to the top left of the view that recorded it.
package struct HitRegion {
    /// What a press does; nothing if it does not answer to presses.
    package typealias Press = @MainActor (_ place: Point) -> Void
    /// What the wheel does: rows to move, negative upwards.
    package typealias Scroll = @MainActor (_ rows: Int) -> Void

    /// The visible part of the area, in cells of the screen.
    package let area: Rect
    /// The top left of the view on the screen; it may lie outside the area.
    package let origin: Point
    var onClick: Press?
    var onDoubleClick: Press?
    var onScroll: Scroll?
    /// Whether it keeps the mouse from everything below it.
    var blocks = false
}
