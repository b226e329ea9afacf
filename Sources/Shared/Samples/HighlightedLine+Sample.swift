import Codebase

extension [HighlightedLine] {
    /// The lines of a sample source that are asked for.
    package static func sample(
        _ source: [[HighlightedLine.Span]], in lines: ClosedRange<Int>
    ) -> [HighlightedLine] {
        source.indices.filter { lines.contains($0 + 1) }.map { index in
            HighlightedLine(number: index + 1, spans: source[index])
        }
    }
}

extension HighlightedLine.Span {
    /// A keyword.
    package static func word(_ text: String) -> Self { Self(text, .keyword) }

    /// The name of a type.
    package static func type(_ text: String) -> Self { Self(text, .type) }

    /// A string, with its quotes.
    package static func string(_ text: String) -> Self { Self("\"\(text)\"", .string) }

    /// Anything else.
    package static func plain(_ text: String) -> Self { Self(text, .plain) }
}
