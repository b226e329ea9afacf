import Architecture
import Codebase
import FeatureKit
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
            ].map { comparison + $0 },
            right: [parts(isShort: false), parts(isShort: true)])
    }

    private var totals: CodebaseTotals { content.totals }

    /// That this is no codebase of today, and what differs.
    private var comparison: StyledText {
        guard let changes = content.changes else { return "" }
        return StyledText("What would be: ", .accent)
            + StyledText("+\(changes.made.count.counted("module"))", .success)
            + StyledText(", ")
            + StyledText("+\(changes.appeared.count.grouped)", .warning)
            + StyledText(" −\(changes.ended.count.grouped)", .success)
            + StyledText(" dependencies   ")
    }

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
        if content.grouping != .layers {
            return StyledText("   by \(content.grouping.title)", .muted)
        }
        if content.areDepths {
            return StyledText("   no layers known: by place; L names some", .info)
        }
        return content.isInferred ? StyledText("   layers inferred", .muted) : ""
    }

    /// The names in files that made no edge, as they may mean several types.
    private var unclear: StyledText {
        guard content.unclearNames > 0 else { return "" }
        return StyledText("   \(content.unclearNames.counted("unclear name")) left out", .muted)
    }

    private func parts(isShort: Bool) -> [FittingLine.Part] {
        let parts = progress.map { [FittingLine.Part(text: $0.text)] } ?? violations(isShort)
        return parts + totals.gaps(isShort: isShort, onGaps: onGaps)
    }

    private func change(_ tone: Tone, from before: Int, to after: Int) -> StyledText {
        let color: Color = after > before ? tone.color : after < before ? .success : .muted
        return StyledText("\(tone.symbol) ", tone.color)
            + StyledText("\(before.grouped) → ", .muted) + StyledText(after.grouped, color)
    }

    private func violations(_ isShort: Bool) -> [FittingLine.Part] {
        let counts: [(Tone, Int, String)] = [
            (.error, totals.errors, "error"), (.warning, totals.warnings, "warning"),
        ]
        if let changes = content.changes {
            return zip(counts, [changes.errorsBefore, changes.warningsBefore])
                .filter { $0.1 > 0 || $1 > 0 }
                .map { FittingLine.Part(text: change($0.0, from: $1, to: $0.1)) }
        }
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
