/// A line of source.
package struct CodeLine: Hashable, Sendable {
    /// Its number; none for a line that is not in the file.
    package var number: Int?
    /// What it says; tabs are drawn as spaces.
    package var text: StyledText
    /// A sign in the gutter.
    package var mark: StyledText
    /// Whether it lies on a background that draws the eye.
    package var isMarked: Bool

    /// A line.
    package init(
        _ text: StyledText, number: Int? = nil, mark: StyledText = "", isMarked: Bool = false
    ) {
        self.text = text
        self.number = number
        self.mark = mark
        self.isMarked = isMarked
    }
}
