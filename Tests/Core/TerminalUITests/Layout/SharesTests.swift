import Testing

@testable import TerminalUI

@Suite struct SharesTests {
    typealias Want = Shares.Want

    @Test func `with enough room everyone gets what it wants`() {
        let wants = [Want(length: 3), Want(length: 5)]
        #expect(Shares.lengths(for: wants, in: 20) == [3, 5])
    }

    @Test func `what is left over goes in equal parts to those that fill`() {
        let wants = [Want(length: 2, fills: true), Want(length: 5), Want(length: 0, fills: true)]
        #expect(Shares.lengths(for: wants, in: 12) == [4, 5, 3])
    }

    @Test func `no cell is lost when leftovers do not divide evenly`() {
        let wants = Array(repeating: Want(length: 0, fills: true), count: 3)
        #expect(Shares.lengths(for: wants, in: 10).reduce(0, +) == 10)
    }

    @Test func `when room is short the longest gives way first`() {
        let wants = [Want(length: 30), Want(length: 4), Want(length: 6)]
        #expect(Shares.lengths(for: wants, in: 20) == [10, 4, 6])
    }

    @Test func `a lower priority gives way completely before a higher one loses a cell`() {
        let wants = [Want(length: 8, priority: 1), Want(length: 5), Want(length: 3)]
        #expect(Shares.lengths(for: wants, in: 8) == [8, 0, 0])
        #expect(Shares.lengths(for: wants, in: 6) == [6, 0, 0])
        #expect(Shares.lengths(for: wants, in: 12) == [8, 2, 2])
    }

    @Test(arguments: [0, -5]) func `no room, or none at all, gives everyone nothing`(space: Int) {
        #expect(Shares.lengths(for: [Want(length: 3), Want(length: 2)], in: space) == [0, 0])
        #expect(Shares.lengths(for: [], in: space).isEmpty)
    }

    @Test(arguments: 0..<40) func `together they never take more than there is`(space: Int) {
        let wants = [
            Want(length: 7, fills: true), Want(length: 13, priority: 2), Want(length: 1),
            Want(length: 9, priority: -1),
        ]
        #expect(Shares.lengths(for: wants, in: space).reduce(0, +) <= space)
    }
}
