import Architecture
import Codebase
import TerminalUI

extension AnalysisProgress {
    /// What is being done, and how far it is, with a bar.
    package var text: StyledText {
        let words = StyledText(sentence, .muted)
        guard total > 0 else { return words }
        let length = 12
        let done = min(length, Int(fraction * Double(length)))
        return words + " " + StyledText(String(repeating: "━", count: done), .accent)
            + StyledText(String(repeating: "─", count: length - done), .faint)
    }
}

extension CodebaseTotals {
    /// What is missing, for the right end of a summary: nothing if all was read and belongs to a
    /// module.
    ///
    /// - Parameters:
    ///   - isShort: Whether signs alone must do.
    ///   - onGaps: What a click on it does.
    package func gaps(
        isShort: Bool, onGaps: @escaping @MainActor () -> Void
    ) -> [FittingLine.Part] {
        var parts: [FittingLine.Part] = []
        if incomplete > 0 {
            let text = "! \(incomplete.grouped)\(isShort ? "" : " incomplete")"
            parts.append(
                FittingLine.Part(text: StyledText(text, .warning, .bold), action: onGaps))
        }
        if files.unclaimed > 0 {
            let text = "· \(files.unclaimed.grouped)\(isShort ? "" : " unclaimed")"
            parts.append(FittingLine.Part(text: StyledText(text, .muted), action: onGaps))
        }
        return parts
    }
}
