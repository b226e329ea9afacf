/// A top-level place of the program, reached by a digit.
package struct Section: Identifiable {
    /// Which section it is. Each is a constant, so that a misspelt one does not compile.
    package struct ID: Hashable, Sendable {
        /// Its stable name.
        package let name: String

        package init(_ name: String) {
            self.name = name
        }
    }

    package let id: ID
    /// What it is called in the help and the palette.
    package let title: String
    /// Makes its first screen, when it is first shown.
    package let makeScreen: @MainActor () -> any Screen

    package init(
        _ id: ID, title: String, makeScreen: @escaping @MainActor () -> any Screen
    ) {
        self.id = id
        self.title = title
        self.makeScreen = makeScreen
    }
}
