import ScreenPreviews
import TerminalUI
import Testing

/// A person at a screen on a terminal made of memory: presses keys and looks at what is shown.
///
/// Each key comes to rest before the next.
@MainActor package struct Story<Model> {
    /// Where the screen is shown.
    package let stage: PreviewStage
    /// The screen's view model.
    package let model: Model
    /// What the router of the screen was asked.
    package let log: RouteLog

    /// Shows a screen, and waits until it has come to rest.
    ///
    /// - Parameters:
    ///   - size: How large the terminal is.
    ///   - make: Makes the view model and its screen; the router notes in the log what it is asked.
    package init(
        size: Size, showing make: (RouteLog) -> (model: Model, screen: any Screen)
    ) async {
        let log = RouteLog()
        let (model, screen) = make(log)
        self.log = log
        self.model = model
        stage = PreviewStage(Preview(story: "story", state: "story") { _ in screen }, size: size)
        await stage.settle()
    }

    /// What the router was asked, in order.
    package var calls: [String] { log.calls }

    /// The device that the screen is shown on.
    package var terminal: MemoryTerminal { stage.terminal }

    /// Presses keys one after the other.
    package func press(_ keys: Key...) async { await stage.press(keys) }

    /// Types a text, letter by letter.
    package func type(_ text: String) async { await stage.type(text) }

    /// Clicks at the first place where a text is shown.
    package func click(_ text: String, clicks: Int = 1) async {
        await stage.click(text, clicks: clicks)
    }

    /// Turns the wheel of the mouse at the fifth row.
    package func turnWheel(rows: Int) async {
        stage.application.handle(
            .mouse(
                MouseEvent(.wheel(columns: 0, rows: rows), button: nil, column: 10, row: 5)))
        await stage.settle()
    }

    /// Whether a text is shown now.
    package func shows(_ text: String) -> Bool { stage.shows(text) }

    /// The row of the screen that shows a text.
    package func row(of text: String) -> Int? {
        terminal.lines.firstIndex { $0.contains(text) }
    }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated package var testDescription: String { "the screen" }
}
