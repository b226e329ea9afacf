import Architecture
import FeatureKit
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
        case .failed(let error): FailedView(error)
        case .reading(let progress): ModulesView(viewModel: viewModel, progress: progress)
        case .complete: ModulesView(viewModel: viewModel, progress: nil)
        }
    }

    var commands: [Command] { viewModel.commands }

    var mode: ScreenMode? {
        if case .failed = viewModel.phase { return .failed }
        return isEditingText ? .filter : nil
    }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
