import Testing

@testable import TerminalUI

@Suite struct StyledTextTests {
    private func wrap(_ text: StyledText, _ width: Int) -> [String] {
        text.wrapped(to: width).map(\.string)
    }

    @Test("parts put together say the same as each alone")
    func concatenation() {
        var text = StyledText("a", .error) + "b"
        text += StyledText("c", .muted)
        #expect(text.string == "abc")
        #expect(text.spans.map(\.style) == [Style(.error), .plain, Style(.muted)])
    }

    @Test("a style lies under the styles of the parts")
    func styledLiesUnder() {
        let text = (StyledText("a", .error) + "b").styled(Style(.muted, attributes: .bold))
        #expect(text.spans[0].style == Style(.error, attributes: .bold))
        #expect(text.spans[1].style == Style(.muted, attributes: .bold))
    }

    @Test("text without letters is empty, also in parts")
    func emptiness() {
        #expect((StyledText("") + "").isEmpty)
        #expect(!StyledText(" ").isEmpty)
    }

    @Test("lines end at line breaks and keep their styles")
    func lines() {
        let text = StyledText("a\nb", .error) + StyledText("c\n", .muted)
        #expect(text.lines.map(\.string) == ["a", "bc", ""])
        #expect(text.lines[1].spans.map(\.style) == [Style(.error), Style(.muted)])
        #expect(StyledText("").lines.count == 1)
    }

    @Test("a carriage return before a line break belongs to it")
    func carriageReturn() {
        #expect(StyledText("a\r\nb").lines.map(\.string) == ["a", "b"])
    }

    @Test("lines break between words")
    func breaksBetweenWords() {
        #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(wrap("the quick", 9) == ["the quick"])
        #expect(wrap("one two\nthree", 7) == ["one two", "three"])
    }

    @Test("a word that is too long is broken inside")
    func longWord() {
        #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
        #expect(wrap("a bcdefgh", 3) == ["a", "bcd", "efg", "h"])
    }

    @Test("no line is wider than the room", arguments: 2..<20)
    func noLineIsTooWide(width: Int) {
        let text: StyledText = "Wörter und 界面 und sehrlangewörterohneende 👩‍💻 fin"
        for line in text.wrapped(to: width) { #expect(TextWidth.of(line) <= width) }
    }

    @Test("a letter wider than the room is kept rather than lost")
    func letterWiderThanRoom() {
        #expect(wrap("界面", 1).joined() == "界面")
    }

    @Test("no room at all breaks nothing")
    func noRoom() {
        #expect(wrap("a b", 0) == ["a b"])
    }

    @Test("words keep their style when they move to the next line")
    func wrappingKeepsStyles() {
        let text = StyledText("plain ") + StyledText("bold", Style(attributes: .bold))
        let lines = text.wrapped(to: 6)
        #expect(lines.last?.spans == [.init("bold", Style(attributes: .bold))])
    }

    @Test("letters that a filter matched stand out and nothing else")
    func matches() {
        let match = FilterMatch(score: 1, offsets: [0, 3])
        let text = StyledText("aébc", Style(.muted), matching: match)
        #expect(text.string == "aébc")
        #expect(text.spans.map(\.text) == ["a", "é", "b", "c"])
        #expect(text.spans.map(\.style.foreground) == [.match, .muted, .match, .muted])
        #expect(StyledText("abc", matching: nil).spans.count == 1)
    }

    @Test("a width that is asked for up to a limit stops there")
    func limitedWidth() {
        #expect(TextWidth.of("abcdef" as StyledText, atMost: 4) == 4)
        #expect(TextWidth.of("ab" as StyledText, atMost: 4) == 2)
    }
}
