import Observation
import ScreenPreviews
import TerminalUI

/// The states of a small screen with a list.
enum FakePreviews: String, PreviewList {
    case empty, loaded, typing

    static var story: String { "Fruits" }

    func makeScreen(in context: PreviewContext) -> any Screen {
        FakeScreen(self, log: context.log)
    }

    static var components: [Preview] {
        part(
            "Price", width: 30,
            states: [
                .state("plain") { Text("\($0.names.name(for: "Apple"))  3") },
                .state("any") { preview in
                    let knobs = preview.knobs
                    let fruit = knobs.text("fruit", "Pear")
                    let price = knobs.number("price", 3, in: 0...999)
                    let word = knobs.toggle("ripe") ? " ripe" : ""
                    Text("\(fruit)  \(price)\(word)", knobs.choice("season", Season.spring).color)
                },
            ])
    }
}

private enum Season: CaseIterable {
    case spring, autumn

    var color: Color { self == .spring ? .success : .warning }
}

/// Another feature.
enum OtherPreviews: String, PreviewList {
    case only

    static var story: String { "Vegetables" }

    func makeScreen(in context: PreviewContext) -> any Screen {
        FakeScreen(.empty, log: context.log)
    }
}

@Observable final class FakeModel: ListModel {
    var list: ListState
    var filter: ListFilter
    let fruits = ["Apple", "Pear", "Quince", "漢字 plum"]

    init(_ state: FakePreviews) {
        list = ListState(count: state == .empty ? 0 : fruits.count)
        filter = ListFilter(state == .typing ? "ap" : "", isEditing: state == .typing)
    }
}

final class FakeScreen: ListScreen {
    let viewModel: FakeModel
    private let log: RouteLog

    init(_ state: FakePreviews, log: RouteLog) {
        viewModel = FakeModel(state)
        self.log = log
    }

    var title: String { "Fruits" }

    var body: any View {
        VStack {
            FilterField(viewModel.filter, found: 4, of: 4)
            List(
                viewModel.list, actions: viewModel.rowActions { [weak self] in self?.open() },
                placeholder: Text("No fruit.", .muted)
            ) { [viewModel] in Text(viewModel.fruits[$0], .layer($0)) }
        }
    }

    var commands: [Command] {
        [
            .open("Open the fruit") { [weak self] in self?.open() },
            Command("copy", "Copy its name", keys: ["y"]) { [weak self] in
                self?.log.note("copy(Apple)")
            },
        ] + viewModel.listCommands
    }

    private func open() {
        viewModel.list.selection.map { log.note("openFruit(\(viewModel.fruits[$0]))") }
    }
}
