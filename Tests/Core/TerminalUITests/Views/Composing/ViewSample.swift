import Testing

@testable import TerminalUI

/// One of every view, for tests that all of them must pass.
struct ViewSample: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> any View

    var testDescription: String { name }

    static let all: [ViewSample] = texts + stacks + rows + pictures + sources + floating

    private static let texts = [
        ViewSample(name: "Text") { Text("Hello 界面\nworld") },
        ViewSample(name: "wrapped Text") { Text("Hello 界面 world").wrapped() },
        ViewSample(name: "centred Text") { Text("Hello").aligned(.center) },
        ViewSample(name: "Label") { Label(.error, "broken") },
        ViewSample(name: "Badge") { Badge("NEW") },
        ViewSample(name: "TextField") { TextField(TextInput("typed 界"), prompt: "/ ") },
        ViewSample(name: "empty TextField") { TextField(TextInput(), placeholder: "name") },
        ViewSample(name: "Tabs") { Tabs(["One", "Two"], selection: 1, onSelect: { _ in }) },
        ViewSample(name: "KeyHints") { KeyHints([.init("q", "quit")], onPress: { _ in }) },
        ViewSample(name: "Spinner") { Spinner(frame: -3) },
    ]

    private static let stacks = [
        ViewSample(name: "EmptyView") { EmptyView() },
        ViewSample(name: "Spacer") { Spacer(minimum: 2) },
        ViewSample(name: "Divider") { Divider(title: "title") },
        ViewSample(name: "vertical Divider") { Divider.vertical },
        ViewSample(name: "HStack") {
            HStack {
                Text("left"); Spacer(); Text("right")
            }
        },
        ViewSample(name: "VStack") {
            VStack(spacing: 1) {
                Text("top"); Divider(); Text("end")
            }
        },
        ViewSample(name: "ZStack") {
            ZStack {
                Text("below").fill(); Text("above")
            }
        },
        ViewSample(name: "Split") {
            Split.columns(.fraction(0.5), minimums: (4, 4)) {
                Text("l")
            } right: {
                Text("r")
            }
        },
        ViewSample(name: "modifiers") {
            Text("x").padding().frame(width: 9, height: 3, alignment: .center)
                .background(.surface).priority(2).onClick {}.fill(alignment: .bottomTrailing)
        },
        ViewSample(name: "Panel") {
            Panel("Title", note: "note", footer: "1 of 9", scroll: .init(offset: 3, total: 99)) {
                Text("content")
            }
        },
        ViewSample(name: "ScrollArea") {
            ScrollArea(offset: 3) { Text("one\ntwo\nthree\nfour\nfive\nsix") }
        },
        ViewSample(name: "EmptyState") {
            EmptyState("None", symbol: "✓", explanation: "Nothing is here.", advice: "Press n.")
        },
    ]

    private static let actions = RowActions(select: { _ in }, open: { _ in }, scroll: { _ in })

    private static let rows = [
        ViewSample(name: "List") {
            List(ListState(count: 50, selection: 40), actions: actions) { Text("row \($0)") }
        },
        ViewSample(name: "empty List") {
            List(ListState(), placeholder: Text("none")) { _ in Text("") }
        },
        ViewSample(name: "Table") {
            let columns = [
                TableColumn<Int>("Name", width: .flexible(minimum: 6)) { "row \($0)" },
                TableColumn<Int>("Size", width: .fixed(5), alignment: .trailing) { "\($0)" },
            ]
            return Table(
                Array(0..<50), columns: columns, state: ListState(count: 50, selection: 9),
                sort: TableSort(column: 1), actions: actions, onSort: { _ in })
        },
        ViewSample(name: "Table without columns") {
            Table([1], columns: [], state: ListState(count: 1))
        },
        ViewSample(name: "Tree") {
            Tree(ListState(count: 9), actions: actions) { row in
                TreeRow("row", depth: row, marker: .collapsed, trailing: "\(row)")
            }
        },
    ]

    private static let pictures = [
        ViewSample(name: "ProgressBar") { ProgressBar(0.4) },
        ViewSample(name: "Sparkline") { Sparkline([1, .nan, -3, 8, .infinity]) },
        ViewSample(name: "BarChart") {
            BarChart([.init("one", 3, text: "3"), .init("two", .nan), .init("three", -1)])
        },
        ViewSample(name: "LineChart") { LineChart([.init([1, 5, .nan, 2]), .init([])]) },
        ViewSample(name: "Matrix") {
            Matrix(
                ["one", "two", "three"], selection: .init(row: 1, column: 2), onSelect: { _ in }
            ) {
                "\($0.row)"
            }
        },
        ViewSample(name: "empty Matrix") { Matrix([]) { _ in "" } },
    ]

    private static let diff = [
        DiffLine(.heading, "@@"), DiffLine(.context, "a", oldNumber: 1, newNumber: 1),
        DiffLine(.removed, "b", oldNumber: 2), DiffLine(.added, "\tc", newNumber: 2),
    ]

    private static let sources = [
        ViewSample(name: "Code") {
            Code([CodeLine("let a\t= 1", number: 1, mark: "●", isMarked: true)], column: 2)
        },
        ViewSample(name: "unified Diff") { Diff(diff) },
        ViewSample(name: "Diff side by side") { Diff(diff, arrangement: .sideBySide, offset: 1) },
    ]

    private static let floating = [
        ViewSample(name: "Modal") { Modal("Sure?", footer: "y n") { Text("It is final.") } },
        ViewSample(name: "Toast") { Toast("Copied", .success) },
    ]
}
