/// A width in columns and a height in rows, never below 0.
package struct Size: Hashable, Sendable {
    /// Columns, 0 or more.
    package let width: Int
    /// Rows, 0 or more.
    package let height: Int

    /// No cells at all.
    package static let zero = Size(width: 0, height: 0)

    /// A size; negative numbers become 0.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Whether no cell fits into it.
    package var isEmpty: Bool { width == 0 || height == 0 }

    /// What is left after taking space away; never negative.
    package func shrunk(width: Int = 0, height: Int = 0) -> Size {
        Size(width: self.width - width, height: self.height - height)
    }

    /// The part of it that fits into `other`.
    package func limited(to other: Size) -> Size {
        Size(width: min(width, other.width), height: min(height, other.height))
    }
}
