import Testing

@testable import TerminalUI

@Suite struct ModifierTests {
    @Test func `a frame gives a size and places what is smaller`() {
        let view = Text("x").frame(width: 5, height: 3, alignment: .center)
        #expect(drawn(view, 9, 5) == "\n  x\n\n\n")
        #expect(view.request(in: Size(width: 9, height: 9)).size == Size(width: 5, height: 3))
    }

    @Test func `a frame larger than the room is cut to it`() {
        #expect(drawn(Text("x").frame(width: 50, alignment: .trailing), 4, 1) == "   x")
    }

    @Test func `filling takes all the room`() {
        #expect(drawn(Text("x").fill(alignment: .bottomTrailing), 4, 2) == "\n   x")
        let request = Text("x").fill().request(in: Size(width: 9, height: 9))
        #expect(request.fillsWidth && request.fillsHeight)
    }

    @Test func `padding keeps room free on all sides`() {
        #expect(drawn(Text("x").padding(), 5, 3) == "\n x\n")
        let request = Text("x").padding(horizontal: 2).request(in: Size(width: 9, height: 9))
        #expect(request.size == Size(width: 5, height: 1))
    }

    @Test func `a background fills empty cells, a foreground leaves coloured text`() {
        let view = Text(StyledText("a") + StyledText("b", .error)).fill()
            .foreground(.muted).background(.surface)
        let buffer = buffer(view, 4, 2)
        #expect(buffer[0, 0].style == Style(.muted, on: .surface))
        #expect(buffer[1, 0].style == Style(.error, on: .surface))
        #expect(buffer[3, 1].style.background == .surface)
    }
}
