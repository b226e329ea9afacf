import Testing

@testable import TerminalUI

@Suite struct SnapshotTests {
    @Test func `a file holds text, look, cursor and hints`() {
        let text = Text("Kit", .accent, .bold)
        var buffer = ScreenBuffer(drawing: text, size: Size(width: 6, height: 2))
        buffer.cursor = Point(x: 3, y: 0)
        let snapshot = Snapshot(of: buffer, title: "Kit 6x2", hints: ["Enter open"])
        #expect(
            "\(snapshot)" == """
                Kit 6x2
                │Kit   │
                │      │
                cursor column 4, row 1
                hint Enter open
                styles, elsewhere plain
                    1  1–3 accent bold

                """)
    }

    @Test(arguments: [
        "plain", "  spaces at both ends   ", "表格 wide 漢字", "e\u{301} combining", "│ bars ╎",
        "back\\slash \\u{41}", "family 👩‍👩‍👧 flag 🇩🇪 tone 👍🏽", "tab\tnewline\nescape\u{1B}[0m",
        "عربي עברית", "한국 \u{1112}\u{1161}\u{11AB}", "\u{600}", "❤️", "",
    ])
    func `what was drawn survives the file`(text: String) throws {
        let view = HStack {
            Text(text, .warning); Text("x", Style(on: .selection))
        }
        let snapshot = Snapshot(
            of: ScreenBuffer(drawing: view, size: Size(width: 30, height: 3)), title: "t")
        #expect(try SnapshotParser.parse("\(snapshot)") == snapshot)
    }

    @Test func `neighbours that would join are spelled out`() throws {
        var buffer = ScreenBuffer(size: Size(width: 4, height: 1))
        for (x, text) in [(0, "👍"), (2, "🏽")] {
            let glyph = try #require(Glyphs(text).first { _ in true })
            buffer.put(Cell(glyph.glyph, width: glyph.width), x: x, y: 0)
        }
        #expect(Snapshot(of: buffer, title: "t").rows == ["\\u{1f44d}\\u{1f3fd}"])
    }

    @Test func `a moved highlight changes the file`() {
        let rows = (0..<3).map { Text("row \($0)") }
        let draw = { (selection: Int) in
            let list = List(ListState(count: 3, selection: selection)) { rows[$0] }
            return Snapshot(
                of: ScreenBuffer(drawing: list, size: Size(width: 9, height: 3)), title: "t")
        }
        #expect(draw(0).rows == draw(1).rows)
        #expect("\(draw(0))" != "\(draw(1))")
        #expect(!draw(0).looksLike(draw(1)))
    }

    @Test func `a highlight is one run, however many colours the text has`() {
        let text = StyledText("one two", .accent) + StyledText(" three", .error)
        let view = HStack {
            Text(text)
            Spacer()
        }.style(Style(on: .selection))
        let buffer = ScreenBuffer(drawing: view, size: Size(width: 20, height: 1))
        let runs = Snapshot(of: buffer, title: "t").styles[0]
        #expect(
            runs.map { "\($0.columns) \($0.style)" } == [
                "0..<20 on selection", "0..<7 accent", "8..<13 error",
            ])
    }

    @Test func `rows that look the same share a line`() throws {
        let view = VStack { for _ in 0..<3 { Text("abc", .warning) } }
        let snapshot = Snapshot(
            of: ScreenBuffer(drawing: view, size: Size(width: 4, height: 5)), title: "t")
        #expect("\(snapshot)".hasSuffix("styles, elsewhere plain\n  1–3  1–3 warning\n"))
        #expect(try SnapshotParser.parse("\(snapshot)") == snapshot)
    }

    @Test(arguments: [
        ("", "a title"), ("t\n│open", "line 2: expected a “│” at the end"),
        ("t\n<<<<<<< HEAD\n", "line 2: expected “│” or “cursor …”"),
        ("t\ncursor hidden\nstyles, elsewhere plain\n 9  1 bold", "the number of a row"),
        ("t\n│a│\ncursor hidden\nstyles, elsewhere plain\n  1  3–1 bold", "columns and a style"),
    ])
    func `a damaged file is named with the line`(text: String, reason: String) {
        let error = #expect(throws: SnapshotParser.Failure.self) { try SnapshotParser.parse(text) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `a file with line ends of another system is read`() throws {
        let snapshot = Snapshot(of: ScreenBuffer(size: Size(width: 2, height: 2)), title: "t")
        let text = "\(snapshot)".split(separator: "\n").joined(separator: "\r\n")
        #expect(try SnapshotParser.parse(text) == snapshot)
    }
}
