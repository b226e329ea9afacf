import Architecture
import TerminalUI

/// A table of all modules.
final class ModulesScreen: ListScreen {
    let viewModel: ModulesViewModel

    init(viewModel: ModulesViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Modules" }

    var body: any View {
        switch viewModel.phase {
        case .starting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error: error)
        case .reading(let progress): table(progress)
        case .complete: table(nil)
        }
    }

    var commands: [Command] {
        switch viewModel.phase {
        case .starting: []
        case .failed(let error): failureCommands(error)
        case .reading, .complete:
            viewModel.typingCommands ?? rowCommands + orderCommands + viewModel.listCommands
        }
    }

    var mode: ScreenMode? {
        if case .failed = viewModel.phase { return .failed }
        return isEditingText ? .filter : nil
    }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    private func table(_ progress: AnalysisProgress?) -> any View {
        VStack {
            SummaryLine(
                totals: viewModel.table.totals, units: viewModel.table.units,
                others: viewModel.table.others.count, showsOthers: viewModel.showsOthers,
                order: viewModel.order, progress: progress,
                onGaps: { [viewModel] in viewModel.router.showGaps() })
            FilterField(
                viewModel.filter, found: viewModel.rows.count,
                of: viewModel.table.own.count
                    + (viewModel.showsOthers ? viewModel.table.others.count : 0)
            ).padding(horizontal: 1)
            ModuleTableView(
                rows: viewModel.rows, layerWidth: viewModel.table.layerWidth,
                roleWidth: viewModel.table.roleWidth, nameWidth: viewModel.table.nameWidth,
                list: viewModel.list, order: viewModel.order,
                matcher: FilterMatcher(viewModel.filter.text, mode: .substring),
                isFocused: !viewModel.filter.isEditing,
                actions: viewModel.rowActions { [viewModel] in viewModel.openSelected() },
                placeholder: placeholder, onSort: { [viewModel] in viewModel.sort(by: $0) })
        }
    }

    private var placeholder: any View {
        viewModel.filter.isActive
            ? EmptyState(
                "No match",
                explanation: "The filter matches name, layer and role.",
                advice: StyledText("Esc", .key) + " clears the filter")
            : EmptyState(
                "No modules found",
                explanation: "The codebase declares no modules, and no folder contains sources.",
                advice: StyledText("r", .key) + " reloads")
    }
}
