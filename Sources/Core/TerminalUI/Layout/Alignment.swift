/// Where something sits in a larger space.
package struct Alignment: Hashable, Sendable {
    /// Its place in the width.
    package var horizontal: HorizontalAlignment
    /// Its place in the height.
    package var vertical: VerticalAlignment

    /// A place in both directions.
    package init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// At the top left.
    package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top, in the middle.
    package static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the top right.
    package static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the left, halfway down.
    package static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle.
    package static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the right, halfway down.
    package static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the bottom left.
    package static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom, in the middle.
    package static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the bottom right.
    package static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
