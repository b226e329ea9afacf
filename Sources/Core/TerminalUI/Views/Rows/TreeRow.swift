/// A row of a tree.
package struct TreeRow: Hashable, Sendable {
    /// Whether there is something below a row.
    package enum Marker: Hashable, Sendable {
        /// Its children are shown.
        case expanded
        /// It has children, which are not shown.
        case collapsed
        /// It has no children.
        case leaf
    }

    /// How far it is indented, from 0.
    package var depth: Int
    /// Whether there is something below it.
    package var marker: Marker
    /// What it says.
    package var text: StyledText
    /// What stands at its right end: a count or a state.
    package var trailing: StyledText

    /// A row.
    package init(
        _ text: StyledText, depth: Int = 0, marker: Marker = .leaf, trailing: StyledText = ""
    ) {
        self.text = text
        self.depth = max(0, depth)
        self.marker = marker
        self.trailing = trailing
    }
}
