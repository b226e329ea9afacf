import Architecture
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Inversion

/// A person who removes a violation: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: InversionViewModel

    init(
        _ make: @escaping @MainActor (RouteLog) -> InversionViewModel = { .preview(log: $0) },
        size: Size = Size(width: 140, height: 46)
    ) async {
        var made: InversionViewModel?
        stage = PreviewStage(
            Preview(story: "Inversion", state: "story") { log in
                let viewModel = make(log)
                made = viewModel
                return InversionScreen(viewModel: viewModel)
            }, size: size)
        viewModel = made ?? .preview()
        await stage.settle()
    }

    func press(_ keys: Key...) async {
        for key in keys {
            await stage.press([key])
            await stage.settle()
        }
    }

    /// A later state of the codebase.
    func take(_ analysis: Analysis) async {
        viewModel.take(.complete(analysis))
        await stage.settle()
    }

    func shows(_ text: String) -> Bool { stage.shows(text) }

    /// The row of a recipe in the list.
    func row(of recipe: String) -> String? {
        stage.terminal.lines.first { $0.contains("│\(recipe)") || $0.contains(" \(recipe) ") }
    }

    var calls: [String] { stage.log.calls }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
