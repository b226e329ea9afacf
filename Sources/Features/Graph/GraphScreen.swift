import FeatureKit
import TerminalUI

/// Who depends on whom, drawn in rows.
final class GraphScreen: Screen {
    let viewModel: GraphViewModel

    init(viewModel: GraphViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Graph" }

    var body: any View { GraphView(viewModel: viewModel) }

    var commands: [Command] { viewModel.commands }

    var mode: ScreenMode? {
        guard viewModel.failure == nil else { return .failed }
        return viewModel.page == .columns ? ScreenMode("Neighbours") : nil
    }

    var isPreparing: Bool { viewModel.survey.isPreparing }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
