import TerminalUI
import Testing

@Suite struct SnapshotDifferenceTests {
    private func draw(_ lines: [StyledText], cursor: Point? = nil, hints: [String] = [])
        -> Snapshot
    {
        let stack = VStack { for line in lines { Text(line) } }
        var buffer = ScreenBuffer(drawing: stack, size: Size(width: 8, height: lines.count))
        buffer.cursor = cursor
        return Snapshot(of: buffer, title: "t", hints: hints)
    }

    @Test func `a changed row is shown as it was and as it is`() {
        let lines = SnapshotDifference(from: draw(["one", "two"]), to: draw(["one", "2"])).lines
        #expect(lines == ["Text (- recorded, + now):", "  -  2 │two     │", "  +  2 │2       │"])
    }

    @Test func `an inserted row does not make those below it new`() {
        let old = draw(["one", StyledText("two", .accent)])
        let new = draw(["one", "new", StyledText("two", .accent)])
        let lines = SnapshotDifference(from: old, to: new).lines
        #expect(lines == ["Text (- recorded, + now):", "  +  2 │new     │"])
    }

    @Test func `another look is said in words`() {
        let old = draw(["one", StyledText("two", Style(on: .selection))])
        let new = draw(["one", StyledText("two", .text)])
        #expect(
            SnapshotDifference(from: old, to: new).lines == [
                "Look (recorded → now):", "  row 2, columns 1–3: plain on selection → text",
            ])
    }

    @Test func `a single cell is called a column`() {
        let old = draw([StyledText("a", .accent) + "b"])
        let new = draw([StyledText("a", .accent) + StyledText("b", .error, .bold)])
        #expect(
            SnapshotDifference(from: old, to: new).lines.last
                == "  row 1, column 2: plain → error bold")
    }

    @Test func `cursor and hints are compared`() {
        let old = draw(["one"], hints: ["Enter open"])
        let new = draw(["one"], cursor: Point(x: 2, y: 0), hints: ["Enter show"])
        #expect(
            SnapshotDifference(from: old, to: new).lines == [
                "Cursor:", "  hidden → row 1, column 3", "Hints (- recorded, + now):",
                "  - Enter open", "  + Enter show",
            ])
    }

    @Test func `a flood of changes is cut and counted`() {
        let old = draw((0..<50).map { "old \($0)" })
        let new = draw((0..<50).map { "new \($0)" })
        let lines = SnapshotDifference(from: old, to: new).lines
        #expect(lines.count == 42)
        #expect(lines.last == "  … and 60 more")
    }
}
