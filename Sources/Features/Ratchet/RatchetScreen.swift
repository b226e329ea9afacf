import Architecture
import Codebase
import FeatureKit
import TerminalUI

final class RatchetScreen: Screen {
    let viewModel: RatchetViewModel

    init(viewModel: RatchetViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Ratchet" }

    var body: any View {
        switch viewModel.state {
        case .waiting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error)
        case .shown(let board): RatchetView(viewModel: viewModel, board: board)
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.filter.isEditing }

    var mode: ScreenMode? {
        guard viewModel.board != nil else { return .failed }
        if isEditingText { return .filter }
        return viewModel.focus == .entries ? ScreenMode("Entries") : nil
    }

    var isPreparing: Bool { viewModel.survey.isPreparing }

    var status: String? {
        guard let board = viewModel.board, let row = viewModel.entryList.selection else {
            return nil
        }
        return "\((row + 1).grouped) of \(board.entries.count.grouped)"
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
