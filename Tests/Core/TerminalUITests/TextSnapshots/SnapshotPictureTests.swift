import TerminalUI
import Testing

@Suite struct SnapshotPictureTests {
    private func buffer(_ lines: [StyledText], size: Size = Size(width: 12, height: 3))
        -> ScreenBuffer
    {
        ScreenBuffer(drawing: VStack { for line in lines { Text(line) } }, size: size)
    }

    @Test(arguments: [
        ["plain", "two words"], ["日本語", "👩‍👩‍👧 x"], ["a\\u{41}b"], ["e\u{301}", "👍🏽"], [],
    ])
    func `the picture of a snapshot is snapped alike`(lines: [String]) throws {
        let first = Snapshot(of: buffer(lines.map { StyledText($0, .accent) }), title: "t")
        let read = try SnapshotParser.parse("\(first)")
        #expect(Snapshot(of: read.picture, title: "t").looksLike(first))
    }

    @Test func `styles and what lies behind them come back`() {
        let line = StyledText("one", Style(.error, on: .selection, attributes: .bold)) + " two"
        let drawn = buffer([line])
        let picture = Snapshot(of: drawn, title: "t").picture
        #expect(picture[0, 0].style == drawn[0, 0].style)
        #expect(picture[5, 0].style == drawn[5, 0].style)
    }

    @Test func `the cursor comes back`() {
        var drawn = buffer(["one"])
        drawn.cursor = Point(x: 2, y: 1)
        #expect(Snapshot(of: drawn, title: "t").picture.cursor == Point(x: 2, y: 1))
    }
}
