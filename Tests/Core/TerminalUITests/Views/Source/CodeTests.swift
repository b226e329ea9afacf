import Testing

@testable import TerminalUI

@Suite struct CodeTests {
    private let lines = [
        CodeLine("import A", number: 9),
        CodeLine("import B", number: 10, mark: "●", isMarked: true),
        CodeLine("\tlet x = 1", number: 11), CodeLine("…"),
    ]

    @Test func `lines stand behind their numbers, with a sign in the gutter`() {
        #expect(
            drawn(Code(lines), 20, 4) == """
                   9  import A
                ● 10  import B
                  11      let x = 1
                      …
                """)
    }

    @Test func `a tab reaches to the next multiple of four`() {
        #expect(drawn(Code([CodeLine("ab\tc\t\td")]), 30, 1) == "      ab  c       d")
    }

    @Test func `tabs stay where they are when the source is moved sideways`() {
        #expect(drawn(Code([CodeLine("ab\tc\t\td")], column: 3), 30, 1) == "       c       d")
    }

    @Test func `source starts at its offset and shows no more than fits`() {
        #expect(drawn(Code(lines, offset: 1), 20, 1) == "● 10  import B")
        #expect(drawn(Code(lines, offset: 99), 20, 1) == "")
    }

    @Test func `a line that goes on beyond the edge says so`() {
        #expect(drawn(Code([CodeLine("abcdefgh")]), 12, 1) == "      abcde›")
    }

    @Test func `a marked line lies on a background from edge to edge`() {
        let buffer = buffer(Code(lines), 20, 4)
        #expect((0..<20).allSatisfy { buffer[$0, 1].style.background == .selectionInactive })
        #expect(buffer[6, 0].style.background == .standard)
    }

    @Test func `a control character in source is drawn as a symbol`() {
        #expect(drawn(Code([CodeLine("a\u{1B}[31m")]), 20, 1) == "      a␛[31m")
    }
}
