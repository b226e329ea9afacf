/// What the mouse does in a list, a table or a tree; rows are counted from 0.
package struct RowActions {
    var select: (@MainActor (_ row: Int) -> Void)?
    var open: (@MainActor (_ row: Int) -> Void)?
    var scroll: HitRegion.Scroll?

    /// Nothing.
    package static let none = RowActions()

    /// What a click, a double-click and the wheel do.
    package init(
        select: (@MainActor (_ row: Int) -> Void)? = nil,
        open: (@MainActor (_ row: Int) -> Void)? = nil, scroll: HitRegion.Scroll? = nil
    ) {
        self.select = select
        self.open = open
        self.scroll = scroll
    }
}
