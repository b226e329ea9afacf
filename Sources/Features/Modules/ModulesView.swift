import Architecture
import FeatureKit
import TerminalUI

/// The table below its summary and filter.
struct ModulesView: CompositeView {
    let viewModel: ModulesViewModel
    /// How far the reading is; nil when it is done.
    let progress: AnalysisProgress?

    var body: some View {
        VStack {
            SummaryLine(
                totals: viewModel.table.totals, units: viewModel.table.units,
                folders: viewModel.table.folderTotals, monolith: viewModel.table.monolith,
                others: viewModel.table.others.count, showsOthers: viewModel.showsOthers,
                order: viewModel.order, progress: progress,
                onGaps: { [viewModel] in viewModel.router.showGaps() })
            FilterField(
                viewModel.filter, found: viewModel.rows.count,
                of: viewModel.table.own.count + viewModel.table.folderRows
                    + (viewModel.showsOthers ? viewModel.table.others.count : 0)
            ).padding(horizontal: 1)
            ModuleTableView(
                rows: viewModel.rows, showsTrees: !viewModel.table.folders.isEmpty,
                layerWidth: viewModel.table.layerWidth,
                roleWidth: viewModel.table.roleWidth, nameWidth: viewModel.table.nameWidth,
                list: viewModel.list, order: viewModel.order,
                matcher: FilterMatcher(viewModel.filter.text, mode: .substring),
                isFocused: !viewModel.filter.isEditing,
                actions: viewModel.rowActions { [viewModel] in viewModel.openSelected() },
                placeholder: placeholder, onSort: { [viewModel] in viewModel.sort(by: $0) })
            ExplanationLine(
                viewModel.order.column.title, viewModel.order.column.explanation,
                remark: viewModel.owners.ownersLine)
        }
    }

    private var placeholder: any View {
        viewModel.filter.isActive
            ? NoMatchView("The filter matches name, layer, role and owner.") as any View
            : NoModulesView()
    }
}
