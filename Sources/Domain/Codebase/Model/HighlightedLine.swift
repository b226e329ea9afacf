/// One line of a source with what its parts are, for showing it.
package struct HighlightedLine: Equatable, Sendable {
    /// What a part of a line is.
    package enum Token: String, CaseIterable, Sendable {
        case keyword, type, identifier, attribute, string, number, comment, directive, plain
    }

    /// A run of text that is one thing.
    package struct Span: Equatable, Sendable {
        /// The text, without line breaks.
        package let text: String
        /// What decides its colour.
        package let token: Token

        /// A run of text.
        package init(_ text: String, _ token: Token = .plain) {
            self.text = text
            self.token = token
        }
    }

    /// The line's number, from 1.
    package let number: Int
    /// Its parts, left to right; together they are the whole line.
    package let spans: [Span]

    /// A line and its parts.
    package init(number: Int, spans: [Span]) {
        self.number = number
        self.spans = spans
    }
}
