/// Text whose parts may look different.
package struct StyledText: Hashable, Sendable {
    /// A part in one style.
    package struct Span: Hashable, Sendable {
        /// What it says.
        package var text: String
        /// How it looks.
        package var style: Style

        /// A part in one style.
        package init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// The parts from left to right.
    package var spans: [Span]

    /// Text made of parts.
    package init(_ spans: [Span]) {
        self.spans = spans
    }

    /// Text in one style.
    package init(_ text: String, _ style: Style = .plain) {
        self.init([Span(text, style)])
    }

    /// Text in one colour.
    package init(_ text: String, _ color: Color, _ attributes: Attributes = .none) {
        self.init(text, Style(color, attributes: attributes))
    }

    /// What it says, without styles.
    package var string: String { spans.map(\.text).joined() }

    /// Whether it says nothing.
    package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    /// The same text with `style` under the style of every part.
    package func styled(_ style: Style) -> StyledText {
        StyledText(spans.map { Span($0.text, $0.style.over(style)) })
    }

    /// One text after the other.
    package static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(left.spans + right.spans)
    }

    /// Adds a text at the end.
    package static func += (left: inout StyledText, right: StyledText) {
        left.spans += right.spans
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    /// Text without a style of its own.
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
