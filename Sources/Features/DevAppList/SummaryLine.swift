import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// What stands over the table: how many there are, what they are compared with, what is missing.
struct SummaryLine: CompositeView {
    let viewModel: DevAppListViewModel

    var body: some View {
        FittingLine(left: [counts + whole, counts], right: [state])
    }

    private var counts: StyledText {
        let table = viewModel.table
        let missing =
            table.missing == 0
            ? StyledText("")
            : StyledText(" · ", .faint)
                + StyledText("\(table.missing.counted("feature")) without one", .warning)
        return StyledText(table.apps.counted("dev app")) + missing
    }

    private var whole: StyledText {
        let table = viewModel.table
        guard !table.whole.modules.isEmpty else { return "" }
        let lines = table.whole.lines > 0 ? ", " + table.whole.lines.counted("line") : ""
        return StyledText("   \(table.wholeApp ?? "Everything"): ", .muted)
            + StyledText(table.whole.modules.count.counted("module") + lines, .muted)
    }

    private var state: [FittingLine.Part] {
        var parts: [FittingLine.Part] = []
        if let work = elsewhere { parts.append(FittingLine.Part(text: work.headline)) }
        if case .reading(let progress) = viewModel.phase {
            parts.append(FittingLine.Part(text: StyledText(progress.sentence, .muted)))
        }
        if viewModel.table.incomplete > 0 {
            parts.append(
                FittingLine.Part(
                    text: StyledText(
                        "! \(viewModel.table.incomplete.grouped) incomplete", .warning, .bold)))
        }
        return parts
    }

    /// The work on a row that is not selected.
    private var elsewhere: Work? { viewModel.selectedWork == nil ? viewModel.work : nil }
}
