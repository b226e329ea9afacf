import Architecture
import Previewing
import ScreenPreviews
import TerminalUI
import Testing

@testable import Previews

/// The screen on a terminal made of memory, with somebody who presses keys.
@MainActor final class Story {
    let log = RouteLog()
    let terminal: MemoryTerminal
    let model: PreviewsViewModel
    private let application: Application

    convenience init(_ shop: SampleShop = .shop, size: Size = Size(width: 140, height: 40)) {
        self.init(FixedAnalysis(.complete(shop.analysis())), size: size)
    }

    init(_ source: FixedAnalysis, size: Size = Size(width: 140, height: 40)) {
        terminal = MemoryTerminal(size: size)
        model = PreviewsViewModel(source: source, router: PreviewRouter(log: log))
        application = Application(
            terminal: terminal, navigator: Navigator(root: PreviewsScreen(viewModel: model)))
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

    var calls: [String] { log.calls }

    var names: [String] { model.rows.map(\.module.name) }

    var selected: String? { model.selected?.module.name }

    /// What is selected in the second half.
    var row: String? { model.detail.selected?.id }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
