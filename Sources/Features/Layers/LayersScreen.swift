import FeatureKit
import TerminalUI

/// Layers that a person names, orders and fills, with what that leads to.
final class LayersScreen: ListScreen {
    let viewModel: LayersViewModel

    init(viewModel: LayersViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Layers" }

    var body: any View { LayersView(viewModel: viewModel) }

    var mode: ScreenMode? {
        guard viewModel.failure == nil else { return .failed }
        if viewModel.filter.isEditing { return .filter }
        return viewModel.focus == .effect ? ScreenMode("Effect") : nil
    }

    var commands: [Command] { viewModel.commands }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
