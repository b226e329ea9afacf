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
