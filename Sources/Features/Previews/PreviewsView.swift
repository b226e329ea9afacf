import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// The modules at the left, one of them at the right; one of both where it is narrow.
struct PreviewsView: CompositeView {
    let viewModel: PreviewsViewModel
    let progress: AnalysisProgress?

    var body: some View {
        VStack {
            SummaryLine(table: viewModel.table, order: viewModel.order, progress: progress)
            if viewModel.table.rows.isEmpty {
                NothingToPreview(progress: progress)
            } else {
                Halves(viewModel: viewModel)
            }
        }
    }
}

/// What stands over the halves: how much is seen, in which order, and what is missing.
struct SummaryLine: CompositeView {
    let table: CoverageTable
    let order: CoverageOrder
    let progress: AnalysisProgress?

    var body: some View {
        FittingLine(left: [seen + arrangement, seen, short], right: [state])
    }

    private var short: StyledText {
        StyledText(table.counts.all.counted("component")) + "  " + marks
    }

    private var seen: StyledText {
        StyledText(table.counts.all.counted("component"))
            + StyledText(" in \(table.rows.count.counted("module"))  ", .muted) + marks
    }

    private var marks: StyledText {
        let counts = table.counts
        guard counts.all > 0 else { return "" }
        return StyledText("● \(counts.previewed.grouped)", .success)
            + StyledText("  ◐ \(counts.inside.grouped)", .info)
            + StyledText("  ○ \(counts.uncovered.grouped)", .warning)
    }

    private var arrangement: StyledText {
        StyledText("   by \(order.column.label) \(order.isAscending ? "▴" : "▾")", .muted)
    }

    private var state: [FittingLine.Part] {
        let reading = progress.map { FittingLine.Part(text: StyledText($0.sentence, .muted)) }
        let gaps = StyledText("! \(table.incomplete.grouped) incomplete", .warning, .bold)
        return [reading, table.incomplete > 0 ? FittingLine.Part(text: gaps) : nil]
            .compactMap(\.self)
    }
}
