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

    @Test func aChangedRowIsShownAsItWasAndAsItIs() {
        let lines = SnapshotDifference(from: draw(["one", "two"]), to: draw(["one", "2"])).lines
        #expect(lines == ["Text (- recorded, + now):", "  -  2 │two     │", "  +  2 │2       │"])
    }

    @Test func anInsertedRowDoesNotMakeThoseBelowItNew() {
        let old = draw(["one", StyledText("two", .accent)])
        let new = draw(["one", "new", StyledText("two", .accent)])
        let lines = SnapshotDifference(from: old, to: new).lines
        #expect(lines == ["Text (- recorded, + now):", "  +  2 │new     │"])
    }

    @Test func anotherLookIsSaidInWords() {
        let old = draw(["one", StyledText("two", Style(on: .selection))])
        let new = draw(["one", StyledText("two", .text)])
        #expect(
            SnapshotDifference(from: old, to: new).lines == [
                "Look (recorded → now):", "  row 2, columns 1–3: plain on selection → text",
            ])
    }

    @Test func aSingleCellIsCalledAColumn() {
        let old = draw([StyledText("a", .accent) + "b"])
        let new = draw([StyledText("a", .accent) + StyledText("b", .error, .bold)])
        #expect(
            SnapshotDifference(from: old, to: new).lines.last
                == "  row 1, column 2: plain → error bold")
    }

    @Test func cursorAndHintsAreCompared() {
        let old = draw(["one"], hints: ["Enter open"])
        let new = draw(["one"], cursor: Point(x: 2, y: 0), hints: ["Enter show"])
        #expect(
            SnapshotDifference(from: old, to: new).lines == [
                "Cursor:", "  hidden → row 1, column 3", "Hints (- recorded, + now):",
                "  - Enter open", "  + Enter show",
            ])
    }

    @Test func aFloodOfChangesIsCutAndCounted() {
        let old = draw((0..<50).map { "old \($0)" })
        let new = draw((0..<50).map { "new \($0)" })
        let lines = SnapshotDifference(from: old, to: new).lines
        #expect(lines.count == 42)
        #expect(lines.last == "  … and 60 more")
    }
}
