import Codebase
import Editing
import Previewing
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum SnapshotsPreviews: String, CaseIterable, PreviewList {
    case changed, picture, oneOfBoth, inWords, new, orphan, text, vanished
    case accepted, refused, asking, askingAboutOne, filtered, many, none, allRecorded, notes, failed

    package static var story: String { "Snapshots" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = SnapshotsViewModel.preview(store(context.names), log: context.log)
        let screen = SnapshotsScreen(viewModel: viewModel)
        viewModel.search()
        ImmediateExecutor.begin {
            await viewModel.settle()
            row.map { viewModel.list.select($0) }
            await viewModel.settle()
            arrange(viewModel)
            await viewModel.settle()
        }
        return screen
    }

    private func store(_ names: SampleNames) -> SampleSnapshots {
        switch self {
        case .none: SampleSnapshots(.none)
        case .allRecorded, .notes: SampleSnapshots(.onlyImages)
        case .many: SampleSnapshots(.many, names: names)
        case .refused: SampleSnapshots(names: names, isLocked: true)
        case .failed:
            SampleSnapshots(
                failure: SnapshotError(
                    "/code cannot be listed. Choose a folder that may be read."))
        default: SampleSnapshots(names: names)
        }
    }

    /// The row to select: changes stand by story and name.
    private var row: Int? {
        switch self {
        case .text: 0
        case .new: 3
        case .orphan: 4
        case .vanished: 5
        default: 2
        }
    }

    private func arrange(_ viewModel: SnapshotsViewModel) {
        switch self {
        case .picture: viewModel.focus = .picture
        case .oneOfBoth:
            viewModel.look = .one
            viewModel.focus = .picture
        case .inWords: viewModel.look = .words
        case .accepted, .refused:
            viewModel.askAboutSelected(accepts: true)
            viewModel.confirm()
        case .asking: viewModel.askAboutAll(accepts: true)
        case .askingAboutOne: viewModel.askAboutSelected(accepts: true)
        case .filtered: viewModel.filter = ListFilter("many", isEditing: true)
        case .notes: viewModel.sheet = .notes
        default: break
        }
    }
}

extension SnapshotsViewModel {
    static func preview(
        _ store: SampleSnapshots = SampleSnapshots(), log: RouteLog = RouteLog()
    ) -> SnapshotsViewModel {
        SnapshotsViewModel(
            store: store, changes: ChangeWriter(store.journal), root: "/code",
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
    }
}
