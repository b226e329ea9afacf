import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Snapshots

/// A person who reviews: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: SnapshotsViewModel

    init(
        _ store: SampleSnapshots = SampleSnapshots(), size: Size = Size(width: 120, height: 40)
    ) async {
        var made: SnapshotsViewModel?
        stage = PreviewStage(
            Preview(story: "Snapshots", state: "story") { log in
                let viewModel = SnapshotsViewModel.preview(store, log: log)
                made = viewModel
                return SnapshotsScreen(viewModel: viewModel)
            }, size: size)
        viewModel = made ?? .preview()
        await settle()
    }

    func settle() async {
        await stage.settle()
        await viewModel.settle()
        await stage.settle()
    }

    func press(_ keys: Key...) async {
        for key in keys {
            await stage.press([key])
            await settle()
        }
    }

    func shows(_ text: String) -> Bool { stage.shows(text) }

    var calls: [String] { stage.log.calls }

    var names: [String] { viewModel.shown.map(\.title) }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
