/// Why a file is left to SwiftParser.
public struct GivenUp: Error {
    /// What was not understood; the file may well be sound.
    public enum Reason: String, Sendable {
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

    public let reason: Reason
    /// The byte where it was noticed.
    public let offset: Int

    public init(reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}
