import Observation
import TerminalUI

/// A screen that counts.
@MainActor @Observable final class SampleModel: ListModel {
    var list = ListState(count: 3)
    var filter = ListFilter() {
        didSet { list.update(count: names.count { filter.matcher.match($0) != nil }) }
    }
    var count = 0
    /// Changes that no drawing reads.
    var unseen = 0
    let names = ["one", "two", "three"]
}

@MainActor final class SampleScreen: ListScreen {
    let title: String
    let viewModel = SampleModel()
    var reason: String?
    var log: [String] = []
    /// Commands that come before the others.
    var extra: [Command] = []

    init(_ title: String = "Sample") {
        self.title = title
    }

    var commands: [Command] {
        let own = [
            Command("count", "Count up", keys: ["c"], hint: "count") { self.viewModel.count += 1 },
            Command(
                "never", "Do it never", keys: ["n"], group: "Other", hint: "never",
                disabled: reason ?? "It cannot be done."
            ) { self.log.append("never") },
            .open("Open it") { self.log.append("open") },
        ]
        return viewModel.typingCommands ?? extra + own + viewModel.listCommands
    }

    var body: any View {
        let model = viewModel
        return VStack {
            FilterField(model.filter, found: model.list.count, of: model.names.count)
            Text("count \(model.count)")
            List(model.list, actions: model.rowActions { self.log.append("double") }) {
                Text(model.names[$0])
            }
        }
    }

    func receive(_ event: Event) -> Bool {
        log.append("\(event)")
        return viewModel.filter.receive(event)
    }

    func didAppear() { log.append("appear") }
    func didDisappear() { log.append("disappear") }
}

/// An application on a terminal made of memory.
@MainActor struct Bench {
    let screen: SampleScreen
    let terminal: MemoryTerminal
    let navigator: Navigator
    let application: Application

    init(
        size: Size = Size(width: 80, height: 24), sections: [Section] = [],
        options: ApplicationOptions = .init()
    ) {
        let screen = SampleScreen()
        self.screen = screen
        terminal = MemoryTerminal(size: size)
        navigator = Navigator(
            sections: [Section(.init("sample"), title: "Sample") { screen }] + sections)
        application = Application(terminal: terminal, navigator: navigator, options: options)
        application.drawIfNeeded()
    }

    /// Presses keys, drawing after each.
    func press(_ keys: Key...) {
        for key in keys {
            application.handle(.key(key))
            application.drawIfNeeded()
        }
    }

    func type(_ text: String) {
        for letter in text { press(.character(letter)) }
    }

    func click(_ column: Int, _ row: Int, times: Int = 1) {
        for clicks in 1...times {
            application.handle(
                .mouse(MouseEvent(.press(clicks: clicks), button: .left, column: column, row: row)))
        }
        application.drawIfNeeded()
    }

    var lines: [String] { terminal.lines }
    var hints: String { terminal.lines.last ?? "" }

    /// The place of a text on the screen.
    func place(of text: String) -> (column: Int, row: Int)? {
        for (row, line) in lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return (line.distance(from: line.startIndex, to: range.lowerBound), row)
        }
        return nil
    }
}
