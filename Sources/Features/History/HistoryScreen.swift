import Codebase
import FeatureKit
import TerminalUI

final class HistoryScreen: Screen {
    let viewModel: HistoryViewModel

    init(viewModel: HistoryViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "History" }

    var body: any View {
        switch viewModel.state {
        case .waiting: WaitingState("Listing the commits", fraction: 0)
        case .failed(let reason): NoHistoryView(reason: reason)
        case .shown(let board): HistoryView(viewModel: viewModel, board: board)
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.filter.isEditing }

    var mode: ScreenMode? {
        guard viewModel.board != nil else { return .failed }
        if isEditingText { return .filter }
        return viewModel.focus == .commits ? ScreenMode("Commits") : nil
    }

    var status: String? {
        guard viewModel.board != nil, let row = viewModel.commitList.selection else { return nil }
        return "\((row + 1).grouped) of \(viewModel.commits.count.grouped)"
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
