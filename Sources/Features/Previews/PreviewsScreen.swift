import Architecture
import Codebase
import FeatureKit
import TerminalUI

final class PreviewsScreen: Screen {
    let viewModel: PreviewsViewModel

    init(viewModel: PreviewsViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Previews" }

    var body: any View {
        switch viewModel.phase {
        case .starting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error)
        case .reading(let progress): found(progress)
        case .complete: found(nil)
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { focused.filter.isEditing }

    var mode: ScreenMode? {
        if case .failed = viewModel.phase { return .failed }
        if isEditingText { return .filter }
        return viewModel.focus == .detail ? ScreenMode("Components") : nil
    }

    var isPreparing: Bool { viewModel.content.survey.isPreparing }

    var status: String? {
        let list = focused.list
        guard let row = list.selection else { return nil }
        let headings = list.headers.count { $0 < row }
        let all = list.count - list.headers.count
        return "\((row - headings + 1).grouped) of \(all.grouped)"
    }

    func receive(_ event: Event) -> Bool {
        switch viewModel.focus {
        case .modules: viewModel.filter.receive(event)
        case .detail: viewModel.detail.filter.receive(event)
        }
    }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    private func found(_ progress: AnalysisProgress?) -> any View {
        PreviewsView(viewModel: viewModel, progress: progress)
    }

    private var focused: any ListModel {
        viewModel.focus == .modules ? viewModel : viewModel.detail
    }
}
