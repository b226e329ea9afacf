import PreviewKit
import TerminalUI
import Testing

@Suite struct MiniatureTests {
    private func drawn(_ view: some View, _ width: Int, _ height: Int) -> ScreenBuffer {
        ScreenBuffer(drawing: view, size: Size(width: width, height: height))
    }

    @Test func `the shape is kept`() {
        let room = Size(width: 24, height: 20)
        #expect(
            Miniature.size(of: Size(width: 80, height: 24), in: room) == Size(width: 24, height: 7))
        #expect(
            Miniature.size(of: Size(width: 20, height: 10), in: room) == Size(width: 20, height: 10)
        )
        #expect(
            Miniature.size(of: Size(width: 10, height: 40), in: room) == Size(width: 5, height: 20))
        #expect(Miniature.size(of: .zero, in: room) == .zero)
    }

    @Test func `what has room is drawn as it is`() {
        let text = drawn(Text("漢字 ab", .accent), 7, 1)
        #expect(drawn(Miniature(text), 7, 1) == text)
    }

    @Test func `dots stand where something is`() {
        let half = drawn(Text("aaaaaaaa"), 16, 8)
        let small = drawn(Miniature(half), 4, 2)
        #expect(small.text(ofRow: 0) == "⠉⠉")
        #expect(small.text(ofRow: 1) == "")
    }

    @Test func `the most frequent colours win`() {
        let red = drawn(Text("aaa", .error).background(.surface), 4, 4)
        let cell = drawn(Miniature(red), 1, 1)[0, 0]
        #expect(cell.style.foreground == .error)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (1, 3), (300, 90)])
    func `any size is drawn in any room`(width: Int, height: Int) {
        let buffer = drawn(Text("a").fill(), width, height)
        for room in [(0, 0), (1, 1), (5, 2), (40, 12)] {
            _ = drawn(Miniature(buffer), room.0, room.1)
        }
    }

    @Test func `only what changed is counted in bytes`() {
        let before = drawn(Text("abc"), 10, 2)
        let after = drawn(Text("abd"), 10, 2)
        #expect(FrameBytes.count(from: before, to: before) == 0)
        #expect(FrameBytes.count(from: before, to: after) == "\u{1B}[1;3Hd".utf8.count)
        #expect(FrameBytes.count(from: nil, to: after) == 2 * 6 + 20)
        let red = drawn(Text("abd", .rgb(0xFF0000)), 10, 2)
        let change = "\u{1B}[1;1H\u{1B}[38;2;255;0;0mabd\u{1B}[39m"
        #expect(FrameBytes.count(from: after, to: red) == change.utf8.count)
    }
}
