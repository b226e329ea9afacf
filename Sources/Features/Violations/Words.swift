import Architecture
import TerminalUI

extension Severity {
    var tone: Tone {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    var word: String { self == .info ? "note" : rawValue }
}

extension StyledText {
    /// Text in which what stands between backticks is a word of a program.
    init(prose: String, _ style: Style = .plain) {
        let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
        self.init(
            parts.enumerated().map { index, part in
                Span(String(part), index % 2 == 0 ? style : Style(.string).over(style))
            })
    }

    init(prose: String, _ color: Color) {
        self.init(prose: prose, Style(color))
    }
}
