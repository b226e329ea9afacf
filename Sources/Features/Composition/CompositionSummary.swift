import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

/// How much is made and asked for, and what is wrong with it.
struct CompositionSummary: CompositeView {
    let board: CompositionBoard

    var body: some View {
        FittingLine(
            left: [counts + styles, counts], right: [right(isShort: false), right(isShort: true)])
    }

    private var composition: Composition { board.composition }

    private var counts: StyledText {
        let made = composition.registrations.count.counted("object")
        let asked = composition.resolutions.count
        return StyledText(made, .header, .bold)
            + StyledText(asked == 0 ? "" : ", asked for in \(asked.counted("place"))", .muted)
    }

    private var styles: StyledText {
        let titles = composition.styles.map(\.title).joined(separator: ", ")
        return StyledText(titles.isEmpty ? "" : "   \(titles)", .muted)
    }

    private func right(isShort: Bool) -> [FittingLine.Part] {
        var parts = [Severity.error, .warning, .info].compactMap { severity -> StyledText? in
            let count = composition.findings.count { $0.severity == severity }
            guard count > 0 else { return nil }
            let words = isShort ? count.grouped : count.counted(severity.word)
            return severity.tone.mark + StyledText(" \(words)")
        }
        if parts.isEmpty { parts = [verdict(isShort: isShort)] }
        let unreached = composition.unreached.count
        if unreached > 0 {
            parts.append(
                StyledText("… \(unreached.grouped)" + (isShort ? "" : " out of reach"), .muted))
        }
        return parts.map { FittingLine.Part(text: $0) }
    }

    private var isWhole: Bool { composition.unreached.isEmpty }

    private func verdict(isShort: Bool) -> StyledText {
        if board.isPlain {
            return StyledText(
                isShort ? "✓ compiled" : "✓ plain Swift: the compiler finds what is missing",
                .success)
        }
        return StyledText("no finding", isWhole ? .success : .muted)
    }
}
