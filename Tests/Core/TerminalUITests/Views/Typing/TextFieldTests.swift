import Testing

@testable import TerminalUI

@Suite struct TextFieldTests {
    @Test func `the cursor stands behind what has been typed`() {
        let buffer = buffer(TextField(TextInput("界b"), prompt: "/ "), 12, 1)
        #expect(buffer.text == "/ 界b")
        #expect(buffer.cursor == Point(x: 5, y: 0))
    }

    @Test func `a field without focus has no cursor`() {
        #expect(buffer(TextField(TextInput("a"), isFocused: false), 12, 1).cursor == nil)
    }

    @Test func `an empty field says what belongs into it`() {
        let buffer = buffer(TextField(TextInput(), placeholder: "name"), 12, 1)
        #expect(buffer.text == "name")
        #expect(buffer[0, 0].style == Style(.muted))
        #expect(buffer.cursor == .zero)
    }

    @Test(arguments: 0...26)
    func `a long text is moved so that the cursor is visible`(cursor: Int) throws {
        var input = TextInput("abcdefghijklmnopqrstuvwxyz")
        input.moveToStart()
        input.move(by: cursor)
        let buffer = buffer(TextField(input, prompt: "/"), 10, 1)
        let place = try #require(buffer.cursor)
        let letters = Array("abcdefghijklmnopqrstuvwxyz ")
        #expect(buffer[place.x, 0].glyph.string == String(letters[cursor]))
        #expect(buffer[0, 0].glyph.string == "/")
    }

    @Test func `a wide letter half outside is a space and does not push the others`() {
        let buffer = buffer(TextField(TextInput("界面模块")), 6, 1)
        #expect(buffer.cursor == Point(x: 5, y: 0))
        #expect(buffer.text == " 模块")
    }
}
