import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

/// A person at the screen: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: ModuleDetailViewModel

    init(
        _ preview: ModuleDetailPreviews = .dependencies,
        size: Size = Size(width: 120, height: 40)
    ) async {
        await self.init(size: size) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            return (screen as? ModuleDetailScreen)?.viewModel ?? .preview(log: log)
        }
    }

    init(
        size: Size = Size(width: 120, height: 40),
        _ make: @escaping @MainActor (RouteLog) -> ModuleDetailViewModel
    ) async {
        var made: ModuleDetailViewModel?
        stage = PreviewStage(
            Preview(story: "ModuleDetail", state: "story") { log in
                let viewModel = make(log)
                made = viewModel
                return ModuleDetailScreen(viewModel: viewModel)
            }, size: size)
        viewModel = made ?? .preview()
        await stage.settle()
    }

    func press(_ keys: Key...) async { await stage.press(keys) }

    func type(_ text: String) async { await stage.type(text) }

    /// Clicks at the first place where a text is shown.
    func click(_ text: String, clicks: Int = 1) async { await stage.click(text, clicks: clicks) }

    func shows(_ text: String) -> Bool { stage.shows(text) }

    var calls: [String] { stage.log.calls }

    /// The identifiers of the rows that are no headings.
    var rows: [String] { viewModel.rows.filter { !$0.isHeading }.map(\.id) }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
