import Architecture
import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Modules

/// The table on a terminal made of memory, with somebody who presses keys.
@MainActor final class Stage {
    let log = RouteLog()
    let terminal: MemoryTerminal
    let model: ModulesViewModel
    private let application: Application

    init(_ codebase: SampleCodebase = .depot, size: Size = Size(width: 140, height: 30)) {
        terminal = MemoryTerminal(size: size)
        model = ModulesViewModel(
            source: FixedAnalysis(.complete(codebase.analysis())), router: PreviewRouter(log: log))
        application = Application(
            terminal: terminal, navigator: Navigator(root: ModulesScreen(viewModel: model)))
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
        for (y, line) in terminal.lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            let x = TextWidth.of(line[..<range.lowerBound])
            application.handle(
                .mouse(MouseEvent(.press(clicks: clicks), button: .left, column: x, row: y)))
            return application.drawIfNeeded()
        }
    }

    func shows(_ text: String) -> Bool { terminal.text.contains(text) }

    var names: [String] { model.rows.map(\.name) }

    var selected: String? { model.selected?.name }

    /// The headings of the columns.
    var headings: [String] {
        guard let line = terminal.lines.dropFirst(2).first(where: { $0.contains("Module") })
        else { return [] }
        return line.split(separator: " ").map { String($0.filter(\.isLetter)) }
    }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Stage: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
