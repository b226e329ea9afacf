import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Workspaces

/// A person at the screen: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: WorkspacesViewModel

    init(
        _ store: SampleStore = SampleStore(), folder: String = "/home/ada/Code",
        size: Size = Size(width: 120, height: 40)
    ) async {
        var made: WorkspacesViewModel?
        stage = PreviewStage(
            Preview(story: "Workspaces", state: "story") { log in
                let viewModel = WorkspacesViewModel.preview(store, folder: folder, log: log)
                made = viewModel
                return WorkspacesScreen(viewModel: viewModel)
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

    func type(_ text: String) async {
        for letter in text { await press(.character(letter)) }
    }

    /// Clicks at the first place where a text is shown.
    func click(_ text: String, clicks: Int = 1) async {
        await stage.click(text, clicks: clicks)
        await settle()
    }

    func shows(_ text: String) -> Bool { stage.shows(text) }

    var calls: [String] { stage.log.calls }

    /// The names of the folders that the browser shows.
    var folders: [String] { viewModel.browser.shown.map(\.name) }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
