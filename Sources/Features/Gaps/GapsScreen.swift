import Codebase
import FeatureKit
import TerminalUI

/// A list of all that keeps the screens from showing the whole codebase.
final class GapsScreen: ListScreen {
    let viewModel: GapsViewModel

    init(viewModel: GapsViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Gaps" }

    var body: any View {
        ZStack {
            GapsView(viewModel: viewModel)
            if viewModel.asksForTrust { TrustSheetView(root: viewModel.root) }
        }
    }

    var mode: ScreenMode? {
        if viewModel.asksForTrust { return .dialog("Trust") }
        return viewModel.filter.isEditing ? .filter : nil
    }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    var commands: [Command] { viewModel.commands }
}
