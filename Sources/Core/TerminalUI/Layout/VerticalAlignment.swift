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
