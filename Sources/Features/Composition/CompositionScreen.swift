import Codebase
import FeatureKit
import TerminalUI

final class CompositionScreen: Screen {
    let viewModel: CompositionViewModel

    init(viewModel: CompositionViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Composition" }

    var body: any View {
        switch viewModel.state {
        case .waiting(let progress): WaitingView(progress: progress)
        case .reading: WaitingState("Strata is reading what objects are made of", fraction: 0)
        case .failed(let error): FailedView(error)
        case .shown(let board): CompositionView(viewModel: viewModel, board: board)
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.filter.isEditing }

    var mode: ScreenMode? {
        guard viewModel.board != nil else { return .failed }
        if isEditingText { return .filter }
        return viewModel.focus == .relations ? ScreenMode("Details") : nil
    }

    var isPreparing: Bool { viewModel.survey.isPreparing }

    var status: String? {
        guard let board = viewModel.board, let row = viewModel.treeList.selection else {
            return nil
        }
        return "\((row + 1).grouped) of \(board.rows.count.grouped)"
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }
}
