/// A top-level place of the program, reached by a digit.
package struct Section: Identifiable {
    /// A stable name.
    package let id: String
    /// What it is called in the help and the palette.
    package let title: String
    /// Makes its first screen, when it is first shown.
    package let makeScreen: @MainActor () -> any Screen

    package init(
        _ id: String, title: String, makeScreen: @escaping @MainActor () -> any Screen
    ) {
        self.id = id
        self.title = title
        self.makeScreen = makeScreen
    }
}
