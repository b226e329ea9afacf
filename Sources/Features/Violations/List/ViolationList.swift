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
            "Violations", note: "by \(viewModel.grouping.rawValue)",
            isFocused: viewModel.focus == .list, scroll: ScrollPosition(viewModel.list)
        ) {
            FilterField(viewModel.filter, found: arrangement.found, of: catalog.items.count)
            List(
                viewModel.list, isFocused: viewModel.focus == .list, actions: actions,
                placeholder: nothingMatches
            ) { row in
                ViolationRow(
                    row: arrangement.rows[row], catalog: catalog, grouping: viewModel.grouping,
                    matcher: matcher)
            }
        }
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
        if viewModel.violationFilter == ViolationFilter(), !viewModel.filter.isActive {
            return EmptyState(
                "Nothing new",
                explanation: "\(catalog.recorded.counted("violation")) recorded.",
                advice: .keys(("v", "shows what is recorded")))
        }
        return EmptyState(
            "No match",
            explanation: "\(catalog.items.count.counted("violation")) hidden by filters.",
            advice: .keys(("Esc", "clears the filters")))
    }
}
