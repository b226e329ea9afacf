import Testing

@testable import TerminalUI

@Suite struct SplitTests {
    private func columns(
        _ position: Split.Position, _ width: Int, keeping: Split.Side = .first
    ) -> String {
        let split = Split.columns(position, minimums: (4, 3), keeping: keeping) {
            Text("l").fill()
        } right: {
            Text("r").fill()
        }
        return drawn(split, width, 1)
    }

    @Test func `the room is divided as asked`() {
        #expect(columns(.fraction(0.5), 10) == "l    r")
        #expect(columns(.first(6), 10) == "l     r")
        #expect(columns(.second(3), 10) == "l      r")
    }

    @Test func `neither side becomes smaller than its minimum`() {
        #expect(columns(.fraction(0.1), 10) == "l   r")
        #expect(columns(.fraction(7), 10) == "l      r")
        #expect(columns(.first(-3), 10) == "l   r")
    }

    @Test func `without room for both only one is drawn`() {
        #expect(columns(.fraction(0.5), 6) == "l")
        #expect(columns(.fraction(0.5), 6, keeping: .second) == "r")
    }

    @Test func `rows are divided in the height`() {
        let split = Split.rows(.first(2), minimums: (1, 1)) {
            Text("t")
        } bottom: {
            Text("b")
        }
        #expect(drawn(split, 3, 4) == "t\n\nb\n")
    }

    @Test func `a single panel in a side fills it`() {
        let split = Split.columns(.fraction(0.5), minimums: (3, 3)) {
            Panel { EmptyView() }
        } right: {
            EmptyView()
        }
        #expect(drawn(split, 8, 3) == "╭──╮\n│  │\n╰──╯")
    }
}
