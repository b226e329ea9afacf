import Testing

@testable import TerminalUI

@Suite struct ScreenBufferTests {
    private func buffer(_ width: Int, _ height: Int, _ text: String = "") -> ScreenBuffer {
        ScreenBuffer(drawing: Text(text), size: Size(width: width, height: height))
    }

    private let wide = Cell(Glyph(drawable: "界"), width: 2)
    private let letter = Cell(Glyph(drawable: "x"), width: 1)

    @Test func `a new buffer is blank`() {
        let buffer = buffer(4, 2)
        #expect(buffer.cells == Array(repeating: .blank, count: 8))
        #expect(buffer.text == "\n")
        #expect(buffer.cursor == nil)
    }

    @Test func `nothing happens outside, and what is read there is blank`() {
        var buffer = buffer(2, 1)
        for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 1), (Int.max, 0)] {
            buffer.put(letter, x: x, y: y)
            buffer.restyle(x: x, y: y) { _ in Style(.error) }
            #expect(buffer[x, y] == .blank)
        }
        #expect(buffer == self.buffer(2, 1))
        #expect(buffer.row(-1).isEmpty && buffer.row(1).isEmpty)
    }

    @Test func `an empty buffer accepts everything and shows nothing`() {
        var buffer = buffer(0, 0)
        buffer.put(wide, x: 0, y: 0)
        #expect(buffer.cells.isEmpty)
        #expect(buffer.text == "")
        #expect(buffer.styleRuns.isEmpty)
    }

    @Test func `a wide glyph takes two cells`() {
        var buffer = buffer(3, 1)
        buffer.put(wide, x: 0, y: 0)
        #expect(buffer[0, 0].width == 2)
        #expect(buffer[1, 0].glyph == .continuation)
        #expect(buffer.text == "界")
    }

    @Test func `a wide glyph at the last column becomes a space`() {
        var buffer = buffer(3, 2)
        buffer.put(wide, x: 2, y: 0)
        #expect(buffer[2, 0] == .blank)
        #expect(buffer[0, 1] == .blank)
    }

    @Test func `half a wide glyph is never left over`() {
        var left = buffer(3, 1)
        left.put(wide, x: 0, y: 0)
        left.put(letter, x: 0, y: 0)
        #expect(left[1, 0].glyph == .space)
        var right = buffer(3, 1)
        right.put(wide, x: 0, y: 0)
        right.put(letter, x: 1, y: 0)
        #expect(right[0, 0].glyph == .space)
        #expect(right[1, 0] == letter)
    }

    @Test func `a wide glyph over two others blanks what is left of them`() {
        var buffer = buffer(4, 1)
        buffer.put(wide, x: 0, y: 0)
        buffer.put(wide, x: 2, y: 0)
        buffer.put(wide, x: 1, y: 0)
        #expect(buffer.row(0).map(\.width) == [1, 2, 0, 1])
    }

    @Test(arguments: 0..<20)
    func `however glyphs are put, every wide one keeps its second half`(seed: Int) {
        var buffer = buffer(7, 3)
        var state = UInt64(seed &* 7919 &+ 1)
        for _ in 0..<300 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let x = Int(state >> 33) % 8
            let y = Int(state >> 45) % 3
            buffer.put(state >> 60 & 1 == 0 ? wide : letter, x: x, y: y)
        }
        for y in 0..<3 {
            for x in 0..<7 {
                #expect((buffer[x, y].width == 2) == (x + 1 < 7 && buffer[x + 1, y].width == 0))
            }
        }
    }

    @Test func `text leaves out spaces at the ends of rows and keeps those within`() {
        #expect(buffer(8, 3, "a  b\n\nc").text == "a  b\n\nc")
        #expect(buffer(8, 3, "é界x").text(ofRow: 0) == "é界x")
    }

    @Test func `neighbours that look alike make one run`() {
        let text = StyledText("ab", .error) + "cd" + StyledText("e", .muted)
        let buffer = ScreenBuffer(drawing: Text(text), size: Size(width: 6, height: 1))
        #expect(
            buffer.styleRuns == [
                StyleRun(row: 0, columns: 0..<2, style: Style(.error)),
                StyleRun(row: 0, columns: 4..<5, style: Style(.muted)),
            ])
        #expect(buffer.styleRuns(ofRow: 0).map(\.columns) == [0..<2, 2..<4, 4..<5, 5..<6])
        #expect(buffer.styleRuns(ofRow: 9).isEmpty)
    }

    @Test func `a theme changes the look and nothing else`() {
        let text = StyledText("ab", .error) + StyledText("界", .muted)
        let buffer = ScreenBuffer(drawing: Text(text), size: Size(width: 6, height: 1))
        let resolved = buffer.resolved(with: .dark, for: .trueColor)
        #expect(resolved.text == buffer.text)
        #expect(resolved[0, 0].style.foreground == Theme.dark[.error].foreground)
        #expect(resolved[3, 0].style.foreground == Theme.dark[.muted].foreground)
        #expect(resolved[5, 0].style == .plain)
    }
}
