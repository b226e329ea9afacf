import Testing
import TerminalUI

private func mouse(_ text: String) -> [MouseEvent] {
    var decoder = InputDecoder()
    return decoder.feed(Array(text.utf8)).compactMap { token in
        guard case .mouse(let event) = token else { return nil }
        return event
    }
}

@Suite("Mouse") struct MouseTests {
    @Test func `places are counted from zero, buttons are told apart`() {
        #expect(
            mouse("\u{1B}[<0;1;1M\u{1B}[<1;200;60M\u{1B}[<2;5;6M") == [
                MouseEvent(.press(clicks: 1), button: .left, column: 0, row: 0),
                MouseEvent(.press(clicks: 1), button: .middle, column: 199, row: 59),
                MouseEvent(.press(clicks: 1), button: .right, column: 4, row: 5),
            ])
    }

    @Test func `releasing, dragging and moving are different things`() {
        #expect(
            mouse("\u{1B}[<0;3;4m\u{1B}[<32;3;4M\u{1B}[<35;3;4M").map(\.kind) == [
                .release, .drag, .move,
            ])
    }

    @Test func `the wheel turns in four directions`() {
        #expect(
            mouse("\u{1B}[<64;3;4M\u{1B}[<65;3;4M\u{1B}[<66;3;4M\u{1B}[<67;3;4M").map(\.kind) == [
                .wheel(columns: 0, rows: -1), .wheel(columns: 0, rows: 1),
                .wheel(columns: -1, rows: 0), .wheel(columns: 1, rows: 0),
            ])
    }

    @Test func `modifiers held down with a button are kept`() {
        #expect(mouse("\u{1B}[<28;3;4M").first?.modifiers == [.shift, .alt, .control])
    }

    @Test func `impossible places and unknown buttons are no events`() {
        #expect(mouse("\u{1B}[<0;0;4M\u{1B}[<0;3M\u{1B}[<128;3;4M\u{1B}[<0;99999999;4M") == [])
    }

    @Test func `reports in the old form are read too`() {
        #expect(
            mouse("\u{1B}[M !!") == [
                MouseEvent(.press(clicks: 1), button: .left, column: 0, row: 0)
            ])
    }
}

@Suite("ClickCounter") struct ClickCounterTests {
    private let press = MouseEvent(.press(clicks: 1), button: .left, column: 5, row: 5)

    private func clicks(in counter: inout ClickCounter, _ event: MouseEvent, _ time: Int) -> Int? {
        guard case .press(let clicks) = counter.count(event, at: time).kind else { return nil }
        return clicks
    }

    @Test func `quick presses at one place are counted`() {
        var counter = ClickCounter()
        var counted: [Int?] = []
        for time in [0, 200, 400] { counted.append(clicks(in: &counter, press, time)) }
        #expect(counted == [1, 2, 3])
    }

    @Test func `a slow, a distant or another press is a first one`() {
        var counter = ClickCounter()
        _ = counter.count(press, at: 0)
        #expect(clicks(in: &counter, press, 1000) == 1)
        var elsewhere = press
        elsewhere.row = 6
        #expect(clicks(in: &counter, elsewhere, 1010) == 1)
        var other = elsewhere
        other.button = .right
        #expect(clicks(in: &counter, other, 1020) == 1)
    }

    @Test func `what is no press is left alone`() {
        var counter = ClickCounter()
        let release = MouseEvent(.release, button: .left, column: 5, row: 5)
        let counted = counter.count(release, at: 0)
        #expect(counted == release)
    }
}
