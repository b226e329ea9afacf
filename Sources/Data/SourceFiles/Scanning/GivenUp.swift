/// Why a file is left to SwiftParser.
struct GivenUp: Error {
    /// What was not understood; the file may well be sound.
    enum Reason: String {
        /// The text holds something that the lexer does not know.
        case token
        case text
        case nesting
        case expression
        case type
        case pattern
        case statement
        case declaration
        case attribute
        case directive
        case separator
        /// A token that the grammar asks for is not there.
        case missing
        /// It may be told apart only by what SwiftParser knows besides.
        case unsure
    }

    let reason: Reason
    /// The byte where it was noticed.
    let offset: Int
}
