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
    /// What the top bar calls it, at every width and on every screen.
    package let shortTitle: String
    /// The digit that leads to it, 0 to 9; nil for the next one after those before it.
    package let digit: Int?
    /// Makes its first screen, when it is first shown.
    package let makeScreen: @MainActor () -> any Screen

    /// - Parameters:
    ///   - title: What it is called.
    ///   - short: The same in a few letters; nil for the title.
    ///   - digit: The digit that leads to it; nil for the next one.
    ///   - makeScreen: Makes its first screen.
    package init(
        _ id: ID, title: String, short: String? = nil, digit: Int? = nil,
        makeScreen: @escaping @MainActor () -> any Screen
    ) {
        self.id = id
        self.title = title
        shortTitle = short ?? title
        self.digit = digit
        self.makeScreen = makeScreen
    }
}
