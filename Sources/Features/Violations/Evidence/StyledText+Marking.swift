import TerminalUI

extension StyledText {
    /// The same line where some names stand out.
    func marking(_ names: [String]) -> StyledText {
        guard !names.isEmpty else { return self }
        return StyledText(
            spans.map { span in
                guard names.contains(span.text) else { return span }
                let marked = Style(attributes: [.bold, .underline])
                return Span(span.text, marked.over(span.style))
            })
    }
}
