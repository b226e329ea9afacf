import Testing

@testable import TerminalUI

@Suite struct TextViewTests {
    @Test func `text is cut with an ellipsis at the side that was asked for`() {
        #expect(drawn(Text("abcdefgh"), 5, 1) == "abcd…")
        #expect(drawn(Text("abcdefgh").truncated(.start), 5, 1) == "…efgh")
        #expect(drawn(Text("abcdefgh").truncated(.clip), 5, 1) == "abcde")
    }

    @Test func `every line is cut on its own`() {
        #expect(drawn(Text("abcdefgh\nxy"), 5, 2) == "abcd…\nxy")
    }

    @Test func `lines that do not fit are left away`() {
        #expect(drawn(Text("a\nb\nc"), 5, 2) == "a\nb")
    }

    @Test func `text stands where it is aligned, each line on its own`() {
        #expect(drawn(Text("ab\nabcd").aligned(.trailing), 6, 2) == "    ab\n  abcd")
        #expect(drawn(Text("ab").aligned(.center), 6, 1) == "  ab")
    }

    @Test func `text asks for its widest line and for all its lines`() {
        let request = Text("ab\nabcd").request(in: Size(width: 80, height: 24))
        #expect(request == SizeRequest(Size(width: 4, height: 2)))
    }

    @Test func `wrapped text asks for the lines it needs at that width`() {
        let text = Text("one two three").wrapped()
        #expect(text.request(in: Size(width: 7, height: 9)).size == Size(width: 7, height: 2))
        #expect(drawn(text, 7, 2) == "one two\nthree")
    }

    @Test func `control characters are drawn as symbols`() {
        #expect(drawn(Text("a\u{1B}[2Jb\tc"), 20, 1) == "a␛[2Jb␉c")
    }
}
