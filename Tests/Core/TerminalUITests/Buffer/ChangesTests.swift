import Testing

@testable import TerminalUI

@Suite struct ChangesTests {
    private func buffer(_ text: String, width: Int = 8) -> ScreenBuffer {
        ScreenBuffer(drawing: Text(text), size: Size(width: width, height: 2))
    }

    @Test func `an unchanged buffer has no changes`() {
        #expect(buffer("abc\ndef").changes(since: buffer("abc\ndef")).isEmpty)
    }

    @Test func `a change reaches from the first cell that differs to the last`() {
        let changes = buffer("abcdef\nx").changes(since: buffer("aXcdXf\nx"))
        #expect(changes == [.init(row: 0, columns: 1..<5)])
    }

    @Test func `a change of style is a change`() {
        let red = ScreenBuffer(drawing: Text("abc", .error), size: Size(width: 8, height: 2))
        #expect(red.changes(since: buffer("abc")) == [.init(row: 0, columns: 0..<3)])
    }

    @Test func `a change never starts or ends within a wide glyph`() {
        #expect(buffer("a界b").changes(since: buffer("a面b")) == [.init(row: 0, columns: 1..<3)])
        #expect(buffer("axyb").changes(since: buffer("a界b")) == [.init(row: 0, columns: 1..<3)])
        #expect(buffer("ax界").changes(since: buffer("a界xb")).first?.columns == 1..<5)
    }

    @Test func `another size changes everything`() {
        let changes = buffer("a", width: 3).changes(since: buffer("a"))
        #expect(changes == [.init(row: 0, columns: 0..<3), .init(row: 1, columns: 0..<3)])
    }
}
