import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Violations

/// A person at the screen: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: ViolationsViewModel

    init(
        _ preview: ViolationsPreviews = .some, size: Size = Size(width: 120, height: 40)
    ) async {
        await self.init(size: size) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            return (screen as? ViolationsScreen)?.viewModel ?? .preview(log: log)
        }
    }

    init(
        size: Size = Size(width: 120, height: 40),
        _ make: @escaping @MainActor (RouteLog) -> ViolationsViewModel
    ) async {
        var made: ViolationsViewModel?
        stage = PreviewStage(
            Preview(story: "Violations", state: "story") { log in
                let viewModel = make(log)
                made = viewModel
                return ViolationsScreen(viewModel: viewModel)
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

    /// The edge of the selected violation.
    var selected: String? { viewModel.selectedItem?.edge }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
