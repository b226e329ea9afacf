import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The layers of a codebase from top to bottom, and who breaks them.
final class OverviewScreen: Screen {
    let viewModel: OverviewViewModel

    init(viewModel: OverviewViewModel) {
        self.viewModel = viewModel
    }

    var title: String { viewModel.isCompared ? "What would be" : "Overview" }

    var body: any View {
        switch viewModel.phase {
        case .starting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error)
        case .reading(let progress): OverviewView(viewModel: viewModel, progress: progress)
        case .complete: OverviewView(viewModel: viewModel, progress: nil)
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.filter.isEditing }

    var isPreparing: Bool { viewModel.survey.isPreparing }

    var status: String? {
        if viewModel.sheet?.list != nil { return sheetStatus }
        switch (viewModel.arrangement, viewModel.phase) {
        case (_, .starting), (_, .failed): return nil
        case (.bands, _):
            let total = viewModel.content.totals.modules
            return viewModel.filter.isActive
                ? "\(viewModel.shownCount.grouped) of \(total.grouped)"
                : "by \(viewModel.order.title)"
        case (.matrix, _):
            return viewModel.gridStatus
        }
    }

    var mode: ScreenMode? {
        if viewModel.sheet != nil { return .dialog("Imports behind a cell") }
        if isEditingText { return .filter }
        if case .failed = viewModel.phase { return .failed }
        if viewModel.panelRow != nil { return ScreenMode("Panel") }
        return viewModel.arrangement == .matrix ? ScreenMode("Matrix") : nil
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    private var sheetStatus: String? {
        guard let list = viewModel.sheet?.list, let row = list.selection else { return nil }
        return "\(row + 1) of \(list.count)"
    }
}
