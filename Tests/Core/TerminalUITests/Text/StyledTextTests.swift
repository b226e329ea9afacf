import Testing

@testable import TerminalUI

@Suite struct StyledTextTests {
    private func wrap(_ text: StyledText, _ width: Int) -> [String] {
        text.wrapped(to: width).map(\.string)
    }

    @Test func `parts put together say the same as each alone`() {
        var text = StyledText("a", .error) + "b"
        text += StyledText("c", .muted)
        #expect(text.string == "abc")
        #expect(text.spans.map(\.style) == [Style(.error), .plain, Style(.muted)])
    }

    @Test func `a style lies under the styles of the parts`() {
        let text = (StyledText("a", .error) + "b").styled(Style(.muted, attributes: .bold))
        #expect(text.spans[0].style == Style(.error, attributes: .bold))
        #expect(text.spans[1].style == Style(.muted, attributes: .bold))
    }

    @Test func `text without letters is empty, also in parts`() {
        #expect((StyledText("") + "").isEmpty)
        #expect(!StyledText(" ").isEmpty)
    }

    @Test func `lines end at line breaks and keep their styles`() {
        let text = StyledText("a\nb", .error) + StyledText("c\n", .muted)
        #expect(text.lines.map(\.string) == ["a", "bc", ""])
        #expect(text.lines[1].spans.map(\.style) == [Style(.error), Style(.muted)])
        #expect(StyledText("").lines.count == 1)
    }

    @Test func `a carriage return before a line break belongs to it`() {
        #expect(StyledText("a\r\nb").lines.map(\.string) == ["a", "b"])
    }

    @Test func `lines break between words`() {
        #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(wrap("the quick", 9) == ["the quick"])
        #expect(wrap("one two\nthree", 7) == ["one two", "three"])
    }

    @Test func `a word that is too long is broken inside`() {
        #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
        #expect(wrap("a bcdefgh", 3) == ["a", "bcd", "efg", "h"])
    }

    @Test(arguments: 2..<20) func `no line is wider than the room`(width: Int) {
        let text: StyledText = "Wörter und 界面 und sehrlangewörterohneende 👩‍💻 fin"
        for line in text.wrapped(to: width) { #expect(TextWidth.of(line) <= width) }
    }

    @Test func `a letter wider than the room is kept rather than lost`() {
        #expect(wrap("界面", 1).joined() == "界面")
    }

    @Test func `no room at all breaks nothing`() {
        #expect(wrap("a b", 0) == ["a b"])
    }

    @Test func `words keep their style when they move to the next line`() {
        let text = StyledText("plain ") + StyledText("bold", Style(attributes: .bold))
        let lines = text.wrapped(to: 6)
        #expect(lines.last?.spans == [.init("bold", Style(attributes: .bold))])
    }

    @Test func `letters that a filter matched stand out and nothing else`() {
        let match = FilterMatch(score: 1, offsets: [0, 3])
        let text = StyledText("aébc", Style(.muted), matching: match)
        #expect(text.string == "aébc")
        #expect(text.spans.map(\.text) == ["a", "é", "b", "c"])
        #expect(text.spans.map(\.style.foreground) == [.match, .muted, .match, .muted])
        #expect(StyledText("abc", matching: nil).spans.count == 1)
    }

    @Test func `a width that is asked for up to a limit stops there`() {
        #expect(TextWidth.of("abcdef" as StyledText, atMost: 4) == 4)
        #expect(TextWidth.of("ab" as StyledText, atMost: 4) == 2)
    }
}
