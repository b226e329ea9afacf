/// Margins around something, in columns and rows.
package struct Insets: Hashable, Sendable {
    /// Rows above.
    package var top: Int
    /// Columns before.
    package var left: Int
    /// Rows below.
    package var bottom: Int
    /// Columns after.
    package var right: Int

    /// Margins, 0 where none is given.
    package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same margin on opposite sides.
    package init(horizontal: Int, vertical: Int) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// One cell on every side.
    package static let one = Insets(horizontal: 1, vertical: 1)

    /// Columns that the margins take together.
    package var horizontal: Int { left + right }
    /// Rows that the margins take together.
    package var vertical: Int { top + bottom }
}
