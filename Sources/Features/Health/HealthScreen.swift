import FeatureKit
import TerminalUI

/// What hurts, worst first, and what to do about it.
final class HealthScreen: ListScreen {
    let viewModel: HealthViewModel

    init(viewModel: HealthViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Health" }

    var body: any View { HealthView(viewModel: viewModel) }

    var mode: ScreenMode? {
        guard viewModel.failure == nil else { return .failed }
        if viewModel.filter.isEditing { return .filter }
        return viewModel.focus == .evidence ? ScreenMode("Details") : nil
    }

    var commands: [Command] { viewModel.commands }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
