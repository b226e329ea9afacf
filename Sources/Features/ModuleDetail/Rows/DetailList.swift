import Codebase
import FeatureKit
import TerminalUI

/// The rows of the selected tab under the names of their columns.
struct DetailList: CompositeView {
    let viewModel: ModuleDetailViewModel
    let report: ModuleReport

    var body: some View {
        let rows = viewModel.rows
        Panel(
            StyledText(viewModel.tab.title), isFocused: true,
            scroll: ScrollPosition(viewModel.list)
        ) {
            FilterField(
                viewModel.filter, found: rows.count(where: \.isItem), of: total)
            if !rows.isEmpty {
                DetailHeadings(tab: viewModel.tab).frame(height: 1)
            }
            List(viewModel.list, actions: actions, placeholder: placeholder) { row in
                DetailRowView(
                    row: rows[row], tab: viewModel.tab, folder: report.module?.path ?? .root)
            }
        }
    }

    private var total: Int {
        switch viewModel.tab {
        case .dependencies, .comparison, .neighbourhood: report.dependencies.count
        case .dependents: report.dependents.count
        case .files: report.files.count
        case .surface: report.surface.count
        }
    }

    private var actions: RowActions {
        viewModel.rowActions { [weak viewModel] in viewModel?.openSelected() }
    }

    private var placeholder: EmptyState {
        guard !viewModel.filter.isActive else {
            return EmptyState(
                "No match", advice: .keys(("Esc", "shows all rows")))
        }
        switch viewModel.tab {
        case .dependencies, .comparison:
            return EmptyState("No dependencies", explanation: "It declares none and imports none.")
        case .dependents, .neighbourhood:
            return EmptyState(
                "No dependents", explanation: "No module declares or imports it.")
        case .files:
            return EmptyState(
                "No Swift files", explanation: "The sources are not in this codebase.")
        case .surface:
            return EmptyState(
                "No public declarations",
                explanation: "This module declares nothing open, public or package.")
        }
    }
}
