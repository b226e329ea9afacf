import Codebase
import TerminalUI

extension StyledText {
    /// A line of source in the colours of its parts; tabs become spaces.
    package init(_ line: HighlightedLine) {
        var column = 0
        self.init(
            line.spans.map { span in
                Span(Self.withoutTabs(span.text, column: &column), Style(span.token.color))
            })
    }

    private static func withoutTabs(_ text: String, column: inout Int) -> String {
        guard text.utf8.contains(9) else {
            column += text.count
            return text
        }
        var result = ""
        for letter in text {
            let width = letter == "\t" ? 4 - column % 4 : 1
            result += letter == "\t" ? String(repeating: " ", count: width) : String(letter)
            column += width
        }
        return result
    }
}

extension HighlightedLine.Token {
    fileprivate var color: Color {
        switch self {
        case .keyword: .keyword
        case .type: .type
        case .attribute, .directive: .attribute
        case .string: .string
        case .number: .number
        case .comment: .comment
        case .identifier, .plain: .standard
        }
    }
}
