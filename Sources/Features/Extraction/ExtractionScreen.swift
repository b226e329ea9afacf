import FeatureKit
import TerminalUI

/// What to take out of a large module next, and what that costs.
final class ExtractionScreen: ListScreen {
    let viewModel: ExtractionViewModel

    init(viewModel: ExtractionViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Extraction" }

    var body: any View { ExtractionView(viewModel: viewModel) }

    var mode: ScreenMode? {
        guard viewModel.failure == nil else { return .failed }
        if viewModel.filter.isEditing { return .filter }
        return switch viewModel.focus {
        case .candidates: nil
        case .boundary: ScreenMode("Boundary")
        case .modules: ScreenMode("Modules")
        case .moves: ScreenMode("What if")
        }
    }

    var commands: [Command] { viewModel.commands }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
