import Testing

@testable import TerminalUI

@MainActor @Suite struct BarsTests {
    final class Log {
        var entries: [Int] = []
    }

    private let hints = [
        KeyHints.Hint("↵", "open"), .init("e", "editor", isEnabled: false), .init("q", "quit"),
    ]

    @Test func `hints stand side by side, and those that do not fit are left out whole`() {
        #expect(drawn(KeyHints(hints), 40, 1) == "↵ open   e editor   q quit")
        #expect(drawn(KeyHints(hints), 20, 1) == "↵ open   e editor")
        #expect(drawn(KeyHints(hints), 4, 1) == "")
    }

    @Test func `a key that does nothing now looks weaker`() {
        let buffer = buffer(KeyHints(hints), 40, 1)
        #expect(buffer[0, 0].style == Style(.key))
        #expect(buffer[9, 0].style == Style(.faint))
    }

    @Test func `a click on a hint tells which`() {
        let log = Log()
        let view = KeyHints(hints, onPress: { log.entries.append($0) })
        let hits = Frame(drawing: view, size: Size(width: 40, height: 1)).hits
        #expect(hits.click(at: Point(x: 22, y: 0)))
        #expect(!hits.click(at: Point(x: 7, y: 0)))
        #expect(log.entries == [2])
    }

    @Test func `tabs carry digits, and the selected one stands out without colour`() {
        let view = Tabs(["One", "Two"], selection: 1)
        #expect(drawn(view, 20, 1) == " 1 One   2 Two")
        let plain = buffer(view, 20, 1).resolved(with: .monochrome, for: .none)
        #expect(plain[11, 0].style != plain[3, 0].style)
        #expect(plain[11, 0].style.attributes.contains(.underline))
    }

    @Test func `a click on a tab tells which`() {
        let log = Log()
        let view = Tabs(["One", "Two"], selection: 1, onSelect: { log.entries.append($0) })
        let hits = Frame(drawing: view, size: Size(width: 20, height: 1)).hits
        #expect(hits.click(at: Point(x: 9, y: 0)))
        #expect(hits.click(at: Point(x: 0, y: 0)))
        #expect(log.entries == [1, 0])
    }

    @Test func `severities can be told apart without colour`() {
        #expect(Set(Tone.allCases.map(\.symbol)).count == Tone.allCases.count)
        #expect(drawn(Label(.error, "broken"), 20, 1) == "✗ broken")
    }

    @Test func `a badge is set off from the text around it without colour`() {
        let plain = buffer(Badge("NEW"), 8, 1).resolved(with: .monochrome, for: .none)
        #expect(plain.text == " NEW")
        #expect(plain[4, 0].style.attributes.contains(.reverse))
        #expect(plain[5, 0].style == .plain)
    }

    @Test func `an empty state stands in the middle and says what to do next`() {
        let view = EmptyState(
            "Nothing", symbol: "✓", explanation: "All is well.", advice: "Press q.")
        #expect(
            drawn(view, 18, 6) == """
                        ✓

                     Nothing
                   All is well.

                     Press q.
                """)
    }

    @Test func `where room is short an empty state gives up all but its title`() {
        let view = EmptyState(
            "Nothing", symbol: "✓", explanation: "All is well.", advice: "Press q.")
        #expect(drawn(view, 18, 4) == "     Nothing\n   All is well.\n\n     Press q.")
        #expect(drawn(view, 18, 3) == "     Nothing\n   All is well.\n     Press q.")
        #expect(drawn(view, 18, 2) == "     Nothing\n     Press q.")
        #expect(drawn(view, 18, 1) == "     Nothing")
    }

    @Test func `a scroll area moves its content up and always leaves something to see`() {
        func area(_ offset: Int) -> String {
            drawn(ScrollArea(offset: offset) { Text("a\nb\nc\nd") }, 3, 2)
        }
        #expect(area(0) == "a\nb")
        #expect(area(1) == "b\nc")
        #expect(area(99) == "c\nd")
        #expect(area(-5) == "a\nb")
        let wrapped = ScrollArea { Text("one two").wrapped() }
        #expect(wrapped.rowCount(width: 3) == 2)
        #expect(wrapped.rowCount(width: 9) == 1)
    }
}
