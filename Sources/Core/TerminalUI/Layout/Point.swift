/// A cell's place: `x` columns to the right and `y` rows down, from 0.
package struct Point: Hashable, Sendable {
    /// Columns from the left, from 0.
    package var x: Int
    /// Rows from the top, from 0.
    package var y: Int

    /// The top left corner.
    package static let zero = Point(x: 0, y: 0)

    /// A place; either number may lie outside what is drawn.
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
