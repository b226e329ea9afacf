import Architecture
import TerminalUI

extension Int {
    /// With a comma between groups of three digits.
    var grouped: String {
        var digits = Array(String(magnitude))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (self < 0 ? "-" : "") + String(digits)
    }

    /// `1 import`, `3 imports`.
    func counted(_ one: String, _ many: String? = nil) -> String {
        "\(grouped) \(self == 1 ? one : many ?? one + "s")"
    }
}

extension AnalysisProgress {
    /// What is being done, and how far it is.
    var sentence: String {
        let count = total > 0 ? " \(done.grouped) of \(total.grouped)" : ""
        switch step {
        case .listing: return "listing files…"
        case .manifests: return "reading manifests\(count)…"
        case .sources: return "reading sources\(count)…"
        case .linking: return "linking…"
        }
    }
}

extension Architecture.Severity {
    var mark: StyledText {
        switch self {
        case .error: TerminalUI.Severity.error.mark
        case .warning: TerminalUI.Severity.warning.mark
        case .info, .off: TerminalUI.Severity.info.mark
        }
    }

    var color: Color {
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
