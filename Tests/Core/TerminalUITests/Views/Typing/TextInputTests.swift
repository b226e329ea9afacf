import Testing

@testable import TerminalUI

@Suite struct TextInputTests {
    private func input(_ text: String, cursor: Int) -> TextInput {
        var input = TextInput(text)
        input.moveToStart()
        input.move(by: cursor)
        return input
    }

    @Test func `text is put where the cursor stands, and the cursor behind it`() {
        var input = input("ac", cursor: 1)
        input.insert("b")
        #expect(input.text == "abc")
        #expect(input.cursor == 2)
    }

    @Test func `pasted lines become one, and control characters are left out`() {
        var input = TextInput()
        input.insert("a\nb\r\nc\td\u{1B}\u{7}e")
        #expect(input.text == "a b c de")
        #expect(input.cursor == 8)
    }

    @Test func `a field holds no more than four kilobytes, whatever is pasted`() {
        var input = TextInput("a")
        input.insert(String(repeating: "é", count: 1_000_000))
        #expect(input.text.utf8.count == TextInput.longest - 1)
        input.insert("zz")
        #expect(input.text.hasSuffix("éz") && input.cursor == input.text.count)
        var marks = TextInput("e")
        for _ in 0..<5_000 { marks.insert("\u{301}") }
        #expect(marks.text.utf8.count <= TextInput.longest)
    }

    @Test func `a mark that joins the letter before it keeps the cursor in the text`() {
        var input = TextInput("e")
        input.insert("\u{301}")
        #expect(input.text.count == 1)
        #expect(input.cursor == 1)
        input.deleteBackward()
        #expect(input.isEmpty)
    }

    @Test func `a family of emoji is one step and one deletion`() {
        var input = TextInput("a👨‍👩‍👧")
        input.move(by: -1)
        #expect(input.cursor == 1)
        input.deleteForward()
        #expect(input.text == "a")
    }

    @Test func `deleting at an end does nothing`() {
        var start = input("ab", cursor: 0)
        start.deleteBackward()
        start.deleteWord()
        start.deleteToStart()
        #expect(start == input("ab", cursor: 0))
        var end = TextInput("ab")
        end.deleteForward()
        end.deleteToEnd()
        #expect(end == TextInput("ab"))
    }

    @Test func `a word is deleted with the spaces behind it`() {
        var input = TextInput("one two_three  ")
        input.deleteWord()
        #expect(input.text == "one ")
        input.deleteWord()
        #expect(input.isEmpty)
    }

    @Test func `deleting to a side keeps the other`() {
        var start = input("abcd", cursor: 2)
        start.deleteToStart()
        #expect(start == input("cd", cursor: 0))
        var end = input("abcd", cursor: 2)
        end.deleteToEnd()
        #expect(end == TextInput("ab"))
    }

    @Test func `the cursor stops at the ends`() {
        var input = TextInput("ab")
        input.move(by: 9)
        #expect(input.cursor == 2)
        input.move(by: -9)
        #expect(input.cursor == 0)
        input.moveToEnd()
        #expect(input.cursor == 2)
    }

    @Test func `the cursor moves by words in both directions`() {
        var input = TextInput("one two.three")
        input.moveWordBackward()
        #expect(input.cursor == 8)
        input.moveWordBackward()
        #expect(input.cursor == 4)
        input.moveWordForward()
        #expect(input.cursor == 7)
        input.moveWordForward()
        input.moveWordForward()
        #expect(input.cursor == 13)
    }

    @Test func `clearing leaves nothing`() {
        var input = TextInput("abc")
        input.clear()
        #expect(input == TextInput())
    }
}
