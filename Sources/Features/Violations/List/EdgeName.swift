import TerminalUI

/// The two ends of an edge in one row; what does not fit is left out of the middle of either name.
struct EdgeName {
    let from: String
    let to: String?
    let style: Style
    let matcher: FilterMatcher

    private static let arrow = " → "

    func cells(width: Int) -> [Cell] {
        guard let to else { return text(from).cells(width: width, truncation: .middle) }
        let arrow = from.isEmpty ? "→ " : Self.arrow
        let room = width - arrow.count
        guard room > 0 else { return text(from).cells(width: width) }
        let fromWidth = TextWidth.of(from)
        let toWidth = TextWidth.of(to)
        var share = fromWidth
        if fromWidth + toWidth > room { share = max(room - toWidth, min(fromWidth, room / 2)) }
        return text(from).cells(width: share, truncation: .middle)
            + StyledText(arrow, .muted).cells(width: arrow.count)
            + text(to).cells(width: room - share, truncation: .middle)
    }

    private func text(_ name: String) -> StyledText {
        StyledText(name, style, matching: matcher.isEmpty ? nil : matcher.match(name))
    }
}
