import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct PanePlacementTests {
    private func placement(_ content: Size, pan: Point = .zero) -> PanePlacement {
        PanePlacement(room: Size(width: 20, height: 10), content: content, pan: pan)
    }

    @Test func `what is smaller lies in the middle with a frame`() {
        let small = placement(Size(width: 10, height: 4))
        #expect(small.area == Rect(x: 5, y: 3, width: 10, height: 4))
        #expect(small.hasFrame)
        #expect(small.visiblePart == nil)
    }

    @Test func `what fits exactly has no frame`() {
        #expect(!placement(Size(width: 20, height: 4)).hasFrame)
        #expect(placement(Size(width: 20, height: 10)).visiblePart == nil)
    }

    @Test func `what is larger says which part is visible`() {
        let large = placement(Size(width: 30, height: 12), pan: Point(x: 4, y: 1))
        #expect(large.origin == Point(x: -4, y: -1))
        #expect(large.area == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(large.visiblePart == "columns 5–24, rows 2–11")
    }

    @Test(arguments: [Point(x: 99, y: 99), Point(x: -5, y: -5)])
    func `a pane cannot be moved beyond its ends`(pan: Point) {
        let moved = placement(Size(width: 30, height: 12), pan: pan)
        #expect(moved.pan == (pan.x > 0 ? Point(x: 10, y: 2) : .zero))
    }

    @Test func `a place in the room is a place in the preview`() {
        let small = placement(Size(width: 10, height: 4))
        #expect(small.place(at: Point(x: 5, y: 3)) == .zero)
        #expect(small.place(at: Point(x: 14, y: 6)) == Point(x: 9, y: 3))
        #expect(small.place(at: Point(x: 15, y: 6)) == nil)
        let large = placement(Size(width: 30, height: 12), pan: Point(x: 4, y: 1))
        #expect(large.place(at: .zero) == Point(x: 4, y: 1))
    }

    @Test func `without any room nothing is placed`() {
        let none = PanePlacement(
            room: .zero, content: Size(width: 30, height: 12), pan: Point(x: 1, y: 1))
        #expect(none.area.isEmpty)
        #expect(none.place(at: .zero) == nil)
    }
}
