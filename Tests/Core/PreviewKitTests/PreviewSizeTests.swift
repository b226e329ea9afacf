import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct PreviewSizeTests {
    @Test(arguments: ["80x24", "200x60", "full", "33x7"])
    func `what is read is written the same`(text: String) throws {
        #expect(try "\(#require(PreviewSize(text)))" == text)
    }

    @Test(arguments: ["", "x", "80", "80x", "x24", "80x24x1", "-1x5", "0x24", "9999x24", "FULL"])
    func `what is no size is not read`(text: String) {
        #expect(PreviewSize(text) == nil)
    }

    @Test func `full is all the room but never too small for a screen`() {
        let room = Size(width: 70, height: 20)
        #expect(PreviewSize.full.resolved(in: room) == room)
        #expect(PreviewSize.full.resolved(in: Size(width: 50, height: 20)).width == 60)
        #expect(PreviewSize.full.resolved(in: .zero) == Size(width: 60, height: 15))
        #expect(PreviewSize.steps[0].resolved(in: room) == Size(width: 80, height: 24))
    }

    @Test func `the steps go round`() {
        #expect(PreviewSize.full.next() == PreviewSize.steps[0])
        #expect(PreviewSize.steps[0].next(-1) == .full)
    }

    @Test func `an unusual size is followed by the first step`() {
        #expect(PreviewSize.fixed(Size(width: 33, height: 7)).next() == PreviewSize.steps[0])
    }
}
