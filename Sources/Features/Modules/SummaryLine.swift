import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What stands over the table: how many rows, in which order, and what is missing.
struct SummaryLine: CompositeView {
    let totals: CodebaseTotals
    /// What stands as modules.
    let units: Units
    /// How many folders are inside the modules, and how many cycles between them.
    var folders = (count: 0, cycles: 0)
    /// The module that holds most of the code, with its share in hundredths.
    var monolith: (name: String, share: Int)?
    let others: Int
    let showsOthers: Bool
    let order: ModuleOrder
    let progress: AnalysisProgress?
    let onGaps: @MainActor () -> Void

    var body: some View {
        FittingLine(
            left: advised + [
                counts + size(totals.files.sentence) + arrangement,
                counts + size(totals.files.text) + arrangement, counts + arrangement, counts,
            ],
            right: [state(isShort: false), state(isShort: true)])
    }

    /// The wordings with what to do about a module that holds most of the code.
    private var advised: [StyledText] {
        if advice.isEmpty { return [] }
        return [
            counts + size(totals.files.sentence) + arrangement + advice,
            counts + size(totals.files.text) + advice, counts + advice,
        ]
    }

    private var counts: StyledText {
        let note = showsOthers ? " + \(others.grouped) external" : ""
        let inside =
            units.areModules
            ? ""
            : " · \(folders.count.counted("folder")) inside, "
                + "\(folders.cycles.counted("cycle")) between them"
        return StyledText(totals.modulesText("module")) + StyledText(note + inside, .muted)
    }

    /// What a person does with a module that holds most of the code.
    private var advice: StyledText {
        guard let monolith, units.areModules else { return "" }
        return StyledText("   \(monolith.name) is \(monolith.share) % of what is shipped: ", .info)
            + StyledText("f", .key) + StyledText(" shows its folders", .info)
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
