import Testing

@testable import TerminalUI

@MainActor @Suite struct HitMapTests {
    /// Remembers what has been answered.
    final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func frame(_ view: some View) -> Frame {
        Frame(drawing: view, size: Size(width: 10, height: 4))
    }

    private func note(_ text: String) -> @MainActor () -> Void {
        { [log] in log.entries.append(text) }
    }

    @Test func `a click reaches the view that is drawn there and no other`() {
        let frame = frame(
            VStack {
                Text("one").onClick(note("one"))
                Text("two").onClick(note("two"))
            })
        #expect(frame.hits.click(at: Point(x: 1, y: 1)))
        #expect(!frame.hits.click(at: Point(x: 1, y: 3)))
        #expect(!frame.hits.click(at: Point(x: 9, y: 0)))
        #expect(log.entries == ["two"])
    }

    @Test func `of views on top of each other the topmost answers`() {
        let frame = frame(
            ZStack {
                Text("below").onClick(note("below"))
                Text("above").onClick(note("above"))
            })
        #expect(frame.hits.click(at: .zero))
        #expect(log.entries == ["above"])
    }

    @Test func `a view inside another answers before it`() {
        let frame = frame(Text("x").onClick(note("inner")).padding().onClick(note("outer")))
        #expect(frame.hits.click(at: Point(x: 1, y: 1)))
        #expect(frame.hits.click(at: Point(x: 0, y: 0)))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func `the wheel passes a view that only answers to clicks`() {
        let frame = frame(
            Text("row").onClick(note("click")).fill()
                .onScroll { [log] rows in log.entries.append("scroll \(rows)") })
        #expect(frame.hits.scroll(by: -3, at: .zero))
        #expect(log.entries == ["scroll -3"])
    }

    @Test func `a double-click is not a click`() {
        let frame = frame(Text("x").onDoubleClick(note("double")))
        #expect(!frame.hits.click(at: .zero))
        #expect(frame.hits.doubleClick(at: .zero))
        #expect(log.entries == ["double"])
    }

    @Test func `what lies under a modal does not answer`() {
        let frame = frame(
            ZStack {
                Text("below").fill().onClick(note("below"))
                Modal("Sure?") { Text("y").onClick(note("yes")) }
            })
        #expect(!frame.hits.click(at: .zero))
        #expect(log.entries.isEmpty)
    }

    @Test func `places are given from the top left of the view`() {
        let drawing = Drawing { [log] canvas in
            let region = canvas.region(Rect(x: 2, y: 1, width: 3, height: 2))
            region.onClick(in: region.bounds, { log.entries.append("\($0.x),\($0.y)") })
        }
        let frame = frame(drawing)
        #expect(frame.hits.click(at: Point(x: 4, y: 2)))
        #expect(!frame.hits.click(at: Point(x: 5, y: 2)))
        #expect(log.entries == ["2,1"])
    }

    @Test func `a view that is not visible does not answer`() {
        let frame = frame(
            HStack(spacing: 0) {
                Text("0123456789").priority(1)
                Text("gone").onClick(note("gone"))
            })
        #expect(frame.hits.isEmpty)
    }
}
