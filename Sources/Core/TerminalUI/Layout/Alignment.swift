/// Where something sits in a wider space.
package enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing

    /// The column at which something of `width` starts in `space` columns; 0 if it does not fit.
    package func offset(of width: Int, in space: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (space - width) / 2)
        case .trailing: max(0, space - width)
        }
    }
}

/// Where something sits in a higher space.
package enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom

    /// The row at which something of `height` starts in `space` rows; 0 if it does not fit.
    package func offset(of height: Int, in space: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (space - height) / 2)
        case .bottom: max(0, space - height)
        }
    }
}

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

    package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    package static let top = Alignment(horizontal: .center, vertical: .top)
    package static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    package static let leading = Alignment(horizontal: .leading, vertical: .center)
    package static let center = Alignment(horizontal: .center, vertical: .center)
    package static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    package static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    package static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    package static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
