import Testing

@testable import TerminalUI

/// Draws with a closure, so that a test can use a canvas.
struct Drawing: View {
    let draw: (Canvas) -> Void

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) { draw(canvas) }
}

@Suite struct CanvasTests {
    private func drawn(
        _ width: Int, _ height: Int, _ draw: @escaping (Canvas) -> Void
    ) -> ScreenBuffer {
        ScreenBuffer(drawing: Drawing(draw: draw), size: Size(width: width, height: height))
    }

    @Test func `text is cut where its region ends`() {
        let buffer = drawn(8, 1) { canvas in
            canvas.region(Rect(x: 2, y: 0, width: 3, height: 1)).write("abcdef", x: 0, y: 0)
        }
        #expect(buffer.text == "  abc")
    }

    @Test func `a region that is partly outside shows its part inside`() {
        let buffer = drawn(4, 2) { canvas in
            let region = canvas.region(Rect(x: -2, y: -1, width: 5, height: 3))
            region.write("abcdefg", x: 0, y: 0)
            region.write("hijklmn", x: 0, y: 1)
        }
        #expect(buffer.text == "jkl\n")
    }

    @Test func `a region within a region is cut by both`() {
        let buffer = drawn(8, 1) { canvas in
            canvas.region(Rect(x: 1, y: 0, width: 4, height: 1))
                .region(Rect(x: 2, y: 0, width: 6, height: 1)).write("abcdef", x: 0, y: 0)
        }
        #expect(buffer.text == "   ab")
    }

    @Test func `half of a wide glyph is a space at either edge of a region`() {
        let buffer = drawn(8, 1) { canvas in
            canvas.fill(canvas.bounds, with: "-")
            canvas.region(Rect(x: 2, y: 0, width: 3, height: 1)).write("界面", x: -1, y: 0)
        }
        #expect(buffer.text == "--" + " 面" + "---")
    }

    @Test func `a region outside is hidden and takes everything without harm`() {
        let buffer = drawn(4, 2) { canvas in
            let outside = canvas.region(Rect(x: 9, y: 9, width: 4, height: 4))
            #expect(outside.isHidden)
            outside.write("abc", x: 0, y: 0)
            outside.fill(outside.bounds, with: "#")
            outside.restyle(outside.bounds) { _ in Style(.error) }
            outside.showCursor(x: 0, y: 0)
            outside.onClick(in: outside.bounds, { _ in })
        }
        #expect(buffer == ScreenBuffer(size: Size(width: 4, height: 2)))
    }

    @Test func `a style lies under what is drawn`() {
        let buffer = drawn(4, 1) { canvas in
            let styled = canvas.styled(Style(.muted, on: .selection))
            styled.write("a", x: 0, y: 0)
            styled.write("b", x: 1, y: 0, style: Style(.error))
        }
        #expect(buffer[0, 0].style == Style(.muted, on: .selection))
        #expect(buffer[1, 0].style == Style(.error, on: .selection))
        #expect(buffer[2, 0].style == .plain)
    }

    @Test func `writing gives the column after the text, and stops at the edge`() {
        _ = drawn(6, 1) { canvas in
            #expect(canvas.write("ab界", x: 1, y: 0) == 5)
            #expect(canvas.write("abcdefghij", x: 0, y: 0) == 6)
        }
    }

    @Test func `styled text takes no more cells than asked and is cut as asked`() {
        let text = StyledText("Sources/", .muted) + "Core"
        let buffer = drawn(12, 2) { canvas in
            #expect(canvas.write(text, x: 1, y: 0, width: 6) == 7)
            canvas.write(text, x: 1, y: 1, width: 6, truncation: .start)
        }
        #expect(buffer.text == " Sourc…\n …/Core")
        #expect(buffer[1, 0].style == Style(.muted))
        #expect(buffer[3, 1].style == .plain)
    }

    @Test func `restyling changes the look and keeps what is drawn`() {
        let buffer = drawn(4, 1) { canvas in
            canvas.write("abcd", x: 0, y: 0)
            canvas.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { _ in Style(.faint) }
        }
        #expect(buffer.text == "abcd")
        #expect(buffer.styleRuns == [StyleRun(row: 0, columns: 1..<3, style: Style(.faint))])
    }

    @Test func `an area is filled only with a glyph of one cell`() {
        let buffer = drawn(4, 2) { canvas in
            canvas.fill(Rect(x: 1, y: 0, width: 2, height: 2), with: "#")
            canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: "界")
        }
        #expect(buffer.text == " ##\n ##")
    }

    @Test func `the cursor is shown only inside`() {
        let shown = drawn(4, 2) { canvas in
            canvas.region(Rect(x: 1, y: 1, width: 2, height: 1)).showCursor(x: 1, y: 0)
        }
        #expect(shown.cursor == Point(x: 2, y: 1))
        let outside = drawn(4, 2) { canvas in
            canvas.region(Rect(x: 1, y: 1, width: 2, height: 1)).showCursor(x: 2, y: 0)
        }
        #expect(outside.cursor == nil)
        let hidden = drawn(4, 2) { canvas in
            canvas.showCursor(x: 0, y: 0)
            canvas.hideCursor()
        }
        #expect(hidden.cursor == nil)
    }
}
