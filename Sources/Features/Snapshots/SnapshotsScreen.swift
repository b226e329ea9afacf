import Codebase
import FeatureKit
import Previewing
import TerminalUI

final class SnapshotsScreen: Screen {
    let viewModel: SnapshotsViewModel

    init(viewModel: SnapshotsViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Snapshots" }

    var body: any View {
        ZStack {
            content
            if let sheet = viewModel.sheet {
                SnapshotSheet(
                    sheet: sheet, review: viewModel.review, comparison: viewModel.comparison,
                    offset: viewModel.sheetOffset)
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.filter.isEditing && viewModel.sheet == nil }

    var mode: ScreenMode? {
        switch viewModel.sheet {
        case .decide: .dialog("Question")
        case .notes: .dialog("Notes")
        case nil:
            if isEditingText {
                .filter
            } else {
                viewModel.focus == .picture ? ScreenMode("Full screen") : nil
            }
        }
    }

    var status: String? {
        guard viewModel.sheet == nil, let row = viewModel.list.selection else { return nil }
        return "\((row + 1).grouped) of \(viewModel.list.count.grouped)"
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    private var content: any View {
        switch viewModel.state {
        case .searching: WaitingState("Looking for snapshots…", fraction: 0)
        case .failed(let error):
            EmptyState(
                "The snapshots cannot be reviewed", symbol: StyledText("✗", .error, .bold),
                explanation: error.description,
                advice: .keys(("r", "checks again")))
        case .found(let review):
            review.changes.isEmpty && viewModel.notice == nil
                ? NothingToReview(review: review) as any View
                : SnapshotsView(viewModel: viewModel, review: review)
        }
    }
}
