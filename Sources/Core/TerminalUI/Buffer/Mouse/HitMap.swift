/// The areas of a drawn frame that answer to the mouse.
///
/// What was drawn later lies on top. A click goes to the topmost area that answers to clicks, a
/// turn of the wheel to the topmost that scrolls: a row in a list may answer to one and its list to
/// the other.
package struct HitMap {
    private var regions: [HitRegion] = []

    /// No areas.
    package init() {}

    /// Whether nothing answers to the mouse.
    package var isEmpty: Bool { regions.isEmpty }

    mutating func add(_ region: HitRegion) {
        if !region.area.isEmpty { regions.append(region) }
    }

    /// Clicks at a place of the screen.
    ///
    /// - Returns: Whether something answered.
    @MainActor package func click(at point: Point) -> Bool {
        press(at: point, \.onClick)
    }

    /// Double-clicks at a place of the screen; a terminal sends the click before it too.
    ///
    /// - Returns: Whether something answered.
    @MainActor package func doubleClick(at point: Point) -> Bool {
        press(at: point, \.onDoubleClick)
    }

    /// Turns the wheel at a place of the screen by `rows`, negative upwards.
    ///
    /// - Returns: Whether something answered.
    @MainActor package func scroll(by rows: Int, at point: Point) -> Bool {
        guard let answer = topmost(at: point, \.onScroll)?.answer else { return false }
        answer(rows)
        return true
    }

    @MainActor private func press(
        at point: Point, _ kind: (HitRegion) -> HitRegion.Press?
    ) -> Bool {
        guard let (region, answer) = topmost(at: point, kind) else { return false }
        answer(Point(x: point.x - region.origin.x, y: point.y - region.origin.y))
        return true
    }

    private func topmost<Answer>(
        at point: Point, _ kind: (HitRegion) -> Answer?
    ) -> (region: HitRegion, answer: Answer)? {
        for region in regions.reversed() where region.area.contains(point) {
            if let answer = kind(region) { return (region, answer) }
            if region.blocks { return nil }
        }
        return nil
    }
}
