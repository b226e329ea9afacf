import Architecture
import Codebase
import FeatureKit
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
        let parts = progress.map { [FittingLine.Part(text: $0.text)] } ?? []
        return parts + totals.gaps(isShort: isShort, onGaps: onGaps)
    }
}
