import Codebase
import FeatureKit
import TerminalUI

/// The violations under their headings.
struct ViolationList: CompositeView {
    let viewModel: ViolationsViewModel
    let catalog: Catalog

    var body: some View {
        let arrangement = viewModel.arrangement
        let matcher = FilterMatcher(viewModel.filter.text, mode: .substring)
        Panel(
            "Violations", note: StyledText(note), footer: viewModel.marks.words,
            isFocused: viewModel.focus == .list,
            scroll: ScrollPosition(viewModel.list)
        ) {
            FilterField(viewModel.filter, found: arrangement.found, of: catalog.items.count)
            List(
                viewModel.list, isFocused: viewModel.focus == .list, actions: actions,
                placeholder: nothingMatches
            ) { row in
                ViolationRow(
                    row: arrangement.rows[row], catalog: catalog, grouping: viewModel.grouping,
                    matcher: matcher, isMarked: viewModel.isMarked(arrangement.rows[row]))
            }
        }
    }

    /// What is left out, unless it is what the screen begins with, and what stands together.
    private var note: String {
        let grouping = "by \(viewModel.grouping.rawValue)"
        let states = viewModel.violationFilter.states
        return states == .new ? grouping : "\(states.words), \(grouping)"
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] row in
                viewModel?.focusList()
                viewModel?.list.select(row)
            },
            open: { [weak viewModel] row in
                viewModel?.list.select(row)
                viewModel?.open()
            },
            scroll: { [weak viewModel] in viewModel?.list.scroll(by: $0) })
    }

    private var nothingMatches: EmptyState {
        if !viewModel.isNarrowed, !viewModel.filter.isActive {
            let stale = catalog.stale
            return EmptyState(
                "Nothing new",
                explanation: "\(catalog.recorded.counted("violation")) recorded."
                    + (stale == 0
                        ? "" : " \(stale.counted("entry", "entries")) stale: strata check fails."),
                advice: stale == 0
                    ? .keys(("v", "shows what is recorded"))
                    : .keys(("v", "shows what is recorded"), ("p", "prunes what is stale")))
        }
        if viewModel.violationFilter.states == .stale, !viewModel.filter.isActive {
            return EmptyState(
                "Nothing stale", symbol: StyledText("✓", .success, .bold),
                explanation: "All that is recorded is still there.",
                advice: .keys(("v", "shows what is new")))
        }
        return EmptyState(
            "No match",
            explanation: "\(catalog.items.count.counted("violation")) hidden by filters.",
            advice: .keys(("Esc", "clears the filters")))
    }
}
