/// An area of cells.
package struct Rect: Hashable, Sendable {
    /// The top left cell.
    package var origin: Point
    /// How far it reaches from there.
    package var size: Size

    /// An area at `origin`.
    package init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// An area; a negative width or height becomes 0.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The leftmost column.
    package var minX: Int { origin.x }
    /// The top row.
    package var minY: Int { origin.y }
    /// The column after the rightmost one.
    package var maxX: Int { origin.x + size.width }
    /// The row after the lowest one.
    package var maxY: Int { origin.y + size.height }
    /// Columns.
    package var width: Int { size.width }
    /// Rows.
    package var height: Int { size.height }
    /// Whether it holds no cell.
    package var isEmpty: Bool { size.isEmpty }
}

extension Rect {
    /// Whether the cell at `point` belongs to it.
    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The area both have in common; empty if there is none.
    package func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The same area elsewhere.
    package func moved(by offset: Point) -> Rect {
        Rect(origin: Point(x: minX + offset.x, y: minY + offset.y), size: size)
    }

    /// What is left inside the given margins; never negative.
    package func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.horizontal, height: height - insets.vertical)
    }
}
