import Testing

@testable import Overview

@Suite struct BandScrollTests {
    @Test func `what fits is not scrolled`() {
        #expect(BandScroll.offset(5, showing: 3, page: 10, count: 10) == 0)
    }

    @Test func `the selected line comes into view with the heading above it`() {
        #expect(BandScroll.offset(8, showing: 5, page: 6, count: 40) == 4)
    }

    @Test func `the selected line comes into view from below`() {
        #expect(BandScroll.offset(0, showing: 12, page: 6, count: 40) == 7)
    }

    @Test func `nothing moves while the selected line is visible`() {
        #expect(BandScroll.offset(7, showing: 10, page: 6, count: 40) == 7)
    }

    @Test func `there is always something left to see`() {
        #expect(BandScroll.offset(90, showing: nil, page: 6, count: 40) == 34)
    }

    @Test func `without room nothing is scrolled`() {
        #expect(BandScroll.offset(3, showing: 5, page: 0, count: 40) == 0)
    }
}
