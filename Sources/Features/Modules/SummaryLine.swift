import Architecture
import TerminalUI

/// What stands over the table: how many rows, in which order, and what is missing.
struct SummaryLine: CompositeView {
    let own: Int
    /// What stands as modules.
    let units: Units
    let others: Int
    let showsOthers: Bool
    let order: ModuleOrder
    let incomplete: Int
    let progress: AnalysisProgress?

    var body: some View {
        FittingLine(left: [counts + arrangement, counts], right: [state])
    }

    private var counts: StyledText {
        let note = showsOthers ? " + \(others.grouped) from elsewhere" : ""
        return StyledText(own.counted(units.areModules ? "module" : "folder"))
            + StyledText(note, .muted)
    }

    private var arrangement: StyledText {
        StyledText("   by \(order.column.label) \(order.isAscending ? "▴" : "▾")", .muted)
    }

    private var state: [FittingLine.Part] {
        let reading = progress.map { FittingLine.Part(text: $0.text) }
        let gaps = StyledText("! \(incomplete.grouped) incomplete", .warning, .bold)
        return [reading, incomplete > 0 ? FittingLine.Part(text: gaps) : nil].compactMap(\.self)
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
