import Architecture
import ScreenPreviews
import TerminalUI
import Testing

@testable import Gaps

/// The list on a terminal made of memory, with somebody who presses keys.
@MainActor final class Stage {
    let terminal = MemoryTerminal(size: Size(width: 140, height: 40))
    let model: GapsViewModel
    private let application: Application

    init(_ state: AnalysisState, log: RouteLog) {
        model = GapsViewModel(source: FixedAnalysis(state), router: PreviewRouter(log: log))
        application = Application(
            terminal: terminal, navigator: Navigator(root: GapsScreen(viewModel: model)))
        application.drawIfNeeded()
    }

    func press(_ keys: Key...) {
        for key in keys {
            application.handle(.key(key))
            application.drawIfNeeded()
        }
    }

    func type(_ text: String) {
        for letter in text { press(.character(letter)) }
    }

    /// Moves to the line of a place.
    func select(_ place: String) {
        press("g")
        for _ in model.rows where model.selected?.gap?.place != place { press("j") }
    }

    /// On how many lines of the screen a text stands.
    func count(of text: String) -> Int {
        terminal.text.split(separator: "\n").count { $0.contains(text) }
    }

    func shows(_ text: String) -> Bool { terminal.text.contains(text) }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Stage: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
