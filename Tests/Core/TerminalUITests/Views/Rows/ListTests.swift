import Testing

@testable import TerminalUI

@MainActor @Suite struct ListTests {
    final class Log {
        var entries: [String] = []
    }

    @Test func `rows around the selection are drawn`() {
        let list = List(ListState(count: 9, selection: 5)) { Text("row \($0)") }
        #expect(drawn(list, 8, 3) == "row 3\nrow 4\nrow 5")
    }

    @Test func `only visible rows are made, however many there are`() {
        let log = Log()
        let list = List(ListState(count: 1_000_000, selection: 500_000)) { row in
            log.entries.append("\(row)")
            return Text("row \(row)")
        }
        _ = buffer(list, 20, 10)
        #expect(log.entries.count == 10)
    }

    @Test func `the selected row is marked from edge to edge, and weaker without focus`() {
        let state = ListState(count: 3, selection: 1)
        let focused = buffer(List(state) { Text("\($0)", .error) }, 5, 3)
        #expect(focused[0, 1].style == Style(.error, on: .selection))
        #expect(focused[4, 1].style == Style(on: .selection))
        #expect(focused[4, 0].style == .plain)
        let other = buffer(List(state, isFocused: false) { Text("\($0)") }, 5, 3)
        #expect(other[4, 1].style == Style(on: .selectionInactive))
    }

    @Test func `an empty list shows its placeholder`() {
        #expect(
            drawn(List(ListState(), placeholder: Text("none")) { _ in Text("row") }, 5, 1) == "none"
        )
    }

    @Test func `drawing tells the state how many rows were visible`() {
        let state = ListState(count: 50)
        _ = buffer(List(state) { Text("\($0)") }, 5, 7)
        #expect(state.pageSize == 7)
    }

    @Test func `the mouse reaches the row that is drawn there, and no header`() {
        let log = Log()
        let actions = RowActions(
            select: { log.entries.append("select \($0)") },
            open: { log.entries.append("open \($0)") },
            scroll: { log.entries.append("scroll \($0)") })
        let list = List(ListState(count: 9, headers: [3], selection: 5), actions: actions) {
            Text("row \($0)")
        }
        let hits = Frame(drawing: list, size: Size(width: 8, height: 3)).hits
        #expect(!hits.click(at: Point(x: 1, y: 0)))
        #expect(hits.click(at: Point(x: 7, y: 1)))
        #expect(hits.doubleClick(at: Point(x: 0, y: 2)))
        #expect(hits.scroll(by: 1, at: .zero))
        #expect(log.entries == ["select 4", "open 5", "scroll 1"])
    }

    @Test func `a list that only selects leaves double-clicks to what is below`() {
        let list = List(ListState(count: 1), actions: RowActions(select: { _ in })) { _ in Text("x")
        }
        let hits = Frame(drawing: list, size: Size(width: 3, height: 1)).hits
        #expect(!hits.doubleClick(at: .zero))
    }
}
