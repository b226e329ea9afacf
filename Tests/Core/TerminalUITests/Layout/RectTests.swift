import Testing

@testable import TerminalUI

@Suite struct RectTests {
    @Test func `a size is never negative`() {
        #expect(Size(width: -3, height: -1) == .zero)
        #expect(Size(width: 4, height: 2).shrunk(width: 9, height: 1) == Size(width: 0, height: 1))
    }

    @Test func `a size with one empty side is empty`() {
        #expect(Size(width: 5, height: 0).isEmpty)
        #expect(!Size(width: 1, height: 1).isEmpty)
    }

    @Test func `an area holds its first cell and not the one after its last`() {
        let area = Rect(x: 2, y: 3, width: 4, height: 5)
        #expect(area.contains(Point(x: 2, y: 3)))
        #expect(area.contains(Point(x: 5, y: 7)))
        #expect(!area.contains(Point(x: 6, y: 7)))
        #expect(!area.contains(Point(x: 5, y: 8)))
        #expect(!area.contains(Point(x: 1, y: 3)))
    }

    @Test func `areas side by side have nothing in common`() {
        let left = Rect(x: 0, y: 0, width: 4, height: 4)
        #expect(left.intersection(Rect(x: 4, y: 0, width: 4, height: 4)).isEmpty)
        #expect(left.intersection(Rect(x: 90, y: 90, width: 4, height: 4)).isEmpty)
    }

    @Test func `what two areas have in common is inside of both`() {
        let area = Rect(x: -2, y: 1, width: 5, height: 9)
        let common = area.intersection(Rect(x: 0, y: 0, width: 8, height: 4))
        #expect(common == Rect(x: 0, y: 1, width: 3, height: 3))
    }

    @Test func `margins larger than the area leave nothing`() {
        #expect(Rect(x: 0, y: 0, width: 1, height: 1).inset(by: .one).isEmpty)
    }

    @Test func `margins are taken from their own sides`() {
        let inner = Rect(x: 0, y: 0, width: 10, height: 8)
            .inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inner == Rect(x: 2, y: 1, width: 4, height: 4))
    }

    @Test func `an alignment moves to the middle or end, never before the start`() {
        #expect(HorizontalAlignment.leading.offset(of: 2, in: 7) == 0)
        #expect(HorizontalAlignment.center.offset(of: 2, in: 7) == 2)
        #expect(HorizontalAlignment.trailing.offset(of: 2, in: 7) == 5)
        #expect(HorizontalAlignment.trailing.offset(of: 9, in: 7) == 0)
        #expect(VerticalAlignment.center.offset(of: 9, in: 7) == 0)
        #expect(VerticalAlignment.bottom.offset(of: 1, in: 7) == 6)
    }

    @Test func `what fills takes all there is, and the rest no more than it asked for`() {
        let space = Size(width: 10, height: 4)
        let request = SizeRequest(Size(width: 3, height: 9), fillsWidth: true)
        #expect(request.resolved(in: space) == Size(width: 10, height: 4))
        #expect(SizeRequest(Size(width: 3, height: 2)).resolved(in: space).width == 3)
    }
}
