import Architecture
import Codebase
import TerminalUI

/// What stands over the table: how many rows, in which order, and what is missing.
struct SummaryLine: CompositeView {
    let totals: CodebaseTotals
    /// What stands as modules.
    let units: Units
    let others: Int
    let showsOthers: Bool
    let order: ModuleOrder
    let progress: AnalysisProgress?
    let onGaps: @MainActor () -> Void

    var body: some View {
        FittingLine(
            left: [
                counts + size(totals.files.sentence) + arrangement,
                counts + size(totals.files.text) + arrangement, counts + arrangement, counts,
            ],
            right: [state(isShort: false), state(isShort: true)])
    }

    private var counts: StyledText {
        let note = showsOthers ? " + \(others.grouped) external" : ""
        return StyledText(totals.modulesText(units.areModules ? "module" : "folder"))
            + StyledText(note, .muted)
    }

    /// The size of the codebase; the lines are known once sources are read.
    private func size(_ files: String) -> StyledText {
        let lines = totals.lines > 0 ? " · \(totals.lines.counted("line"))" : ""
        return StyledText(" · \(files)\(lines)", .muted)
    }

    private var arrangement: StyledText {
        StyledText("   by \(order.column.label) \(order.isAscending ? "▴" : "▾")", .muted)
    }

    private func state(isShort: Bool) -> [FittingLine.Part] {
        var parts = progress.map { [FittingLine.Part(text: $0.text)] } ?? []
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
