import Testing

@testable import Overview

@Suite struct BandScrollTests {
    @Test func whatFitsIsNotScrolled() {
        #expect(BandScroll.offset(5, showing: 3, page: 10, count: 10) == 0)
    }

    @Test func theSelectedLineComesIntoViewWithTheHeadingAboveIt() {
        #expect(BandScroll.offset(8, showing: 5, page: 6, count: 40) == 4)
    }

    @Test func theSelectedLineComesIntoViewFromBelow() {
        #expect(BandScroll.offset(0, showing: 12, page: 6, count: 40) == 7)
    }

    @Test func nothingMovesWhileTheSelectedLineIsVisible() {
        #expect(BandScroll.offset(7, showing: 10, page: 6, count: 40) == 7)
    }

    @Test func thereIsAlwaysSomethingLeftToSee() {
        #expect(BandScroll.offset(90, showing: nil, page: 6, count: 40) == 34)
    }

    @Test func withoutRoomNothingIsScrolled() {
        #expect(BandScroll.offset(3, showing: 5, page: 0, count: 40) == 0)
    }
}
