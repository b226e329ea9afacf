import Architecture
import Codebase
import TerminalUI

/// The line at the top: how large the codebase is, what it breaks, and how far the reading is.
struct SummaryLine: CompositeView {
    let content: OverviewContent
    let progress: AnalysisProgress?
    let onViolations: @MainActor () -> Void
    let onGaps: @MainActor () -> Void

    var body: some View {
        FittingLine(
            left: [
                whole + layers + unclear, size + layers + unclear, size + layers, size, modules,
            ],
            right: [parts(isShort: false), parts(isShort: true)])
    }

    private var totals: CodebaseTotals { content.totals }

    private var modules: StyledText {
        StyledText(totals.modulesText(content.units.areModules ? "module" : "folder"))
    }

    private var size: StyledText { size(totals.files.text) }

    /// The size with what the files add up of.
    private var whole: StyledText { size(totals.files.sentence) }

    /// The lines are known once sources are read.
    private func size(_ files: String) -> StyledText {
        let lines = totals.lines > 0 ? " · \(totals.lines.counted("line"))" : ""
        return modules + StyledText(" · \(files)\(lines)", .muted)
    }

    private var layers: StyledText {
        content.isInferred ? StyledText("   layers inferred", .muted) : ""
    }

    /// The names in files that made no edge, as they may mean several types.
    private var unclear: StyledText {
        guard content.unclearNames > 0 else { return "" }
        return StyledText("   \(content.unclearNames.counted("unclear name")) left out", .muted)
    }

    private func parts(isShort: Bool) -> [FittingLine.Part] {
        var parts = progress.map { [FittingLine.Part(text: $0.text)] } ?? violations(isShort)
        if totals.incomplete > 0 {
            let text = "! \(totals.incomplete.grouped)\(isShort ? "" : " incomplete")"
            parts.append(
                FittingLine.Part(text: StyledText(text, .warning, .bold), action: onGaps))
        }
        if totals.files.unclaimed > 0 {
            let text = "· \(totals.files.unclaimed.grouped)\(isShort ? "" : " unclaimed")"
            parts.append(FittingLine.Part(text: StyledText(text, .muted), action: onGaps))
        }
        return parts
    }

    private func violations(_ isShort: Bool) -> [FittingLine.Part] {
        let counts: [(Tone, Int, String)] = [
            (.error, totals.errors, "error"), (.warning, totals.warnings, "warning"),
        ]
        let found = counts.filter { $0.1 > 0 }
        guard !found.isEmpty else {
            let isClean = totals.incomplete == 0 && totals.modules > 0
            return [
                FittingLine.Part(
                    text: isClean
                        ? StyledText("✓ no violations", .success)
                        : StyledText("no violations found", .muted))
            ]
        }
        return found.map { severity, count, noun in
            let text = "\(severity.symbol) \(isShort ? count.grouped : count.counted(noun))"
            return FittingLine.Part(text: StyledText(text, severity.color), action: onViolations)
        }
    }
}

extension AnalysisProgress {
    /// What is being done, and how far it is, with a bar.
    var text: StyledText {
        let words = StyledText(sentence, .muted)
        guard total > 0 else { return words }
        let length = 12
        let done = min(length, Int(fraction * Double(length)))
        return words + " " + StyledText(String(repeating: "━", count: done), .accent)
            + StyledText(String(repeating: "─", count: length - done), .faint)
    }
}
