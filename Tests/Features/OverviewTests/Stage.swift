import Architecture
import ScreenPreviews
import TerminalUI
import Testing

@testable import Overview

/// The overview on a terminal made of memory, with somebody who presses keys.
@MainActor final class Stage {
    let log = RouteLog()
    let terminal: MemoryTerminal
    let model: OverviewViewModel
    private let application: Application

    init(
        _ codebase: SampleCodebase = .tempo.withViolations,
        size: Size = Size(width: 120, height: 50)
    ) {
        let source = FixedAnalysis(.complete(codebase.analysis()))
        terminal = MemoryTerminal(size: size)
        model = OverviewViewModel(source: source, router: PreviewRouter(log: log))
        application = Application(
            terminal: terminal, navigator: Navigator(root: OverviewScreen(viewModel: model)))
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

    /// Clicks where a text stands on the screen.
    func click(on text: String, clicks: Int = 1) {
        guard let place = place(of: text) else { return }
        mouse(.press(clicks: clicks), at: place)
    }

    func turnWheel(rows: Int) {
        mouse(.wheel(columns: 0, rows: rows), at: Point(x: 10, y: 5))
    }

    func shows(_ text: String) -> Bool { terminal.text.contains(text) }

    /// The row of the screen that shows a text.
    func row(of text: String) -> Int? { terminal.lines.firstIndex { $0.contains(text) } }

    /// The name of the selected module.
    var selected: String? { model.selectedModule.map(model.name) }

    var calls: [String] { log.calls }

    private func place(of text: String) -> Point? {
        for (y, line) in terminal.lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(x: TextWidth.of(line[..<range.lowerBound]), y: y)
        }
        return nil
    }

    private func mouse(_ kind: MouseEvent.Kind, at place: Point) {
        let button: MouseEvent.Button? = if case .press = kind { .left } else { nil }
        application.handle(
            .mouse(MouseEvent(kind, button: button, column: place.x, row: place.y)))
        application.drawIfNeeded()
    }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Stage: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
