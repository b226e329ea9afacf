import Testing
import TerminalUI

@Suite("Key") struct KeyTests {
    @Test(arguments: [
        (Key("j"), "j"), ("G", "G"), ("?", "?"), (.up, "↑"), (.enter, "Enter"),
        (.escape, "Esc"),
        (.control("p"), "Ctrl-P"), (.backTab, "Shift-Tab"), (.alt("x"), "Alt-X"),
        (.space, "Space"), (.pageDown, "PgDn"), (.function(5), "F5"),
        (Key(.left, [.control, .shift]), "Ctrl-Shift-←"),
    ])
    func `keys are called what people call them`(key: Key, name: String) {
        #expect(key.description == name)
    }

    @Test func `only a character without modifiers types text`() {
        #expect(Key("x").text == "x")
        #expect(Key.control("x").text == nil)
        #expect(Key.alt("x").text == nil)
        #expect(Key.enter.text == nil)
    }
}

@Suite("TextInput and events") struct TextInputEventTests {
    private func typed(_ start: String = "", _ keys: Key...) -> TextInput {
        var input = TextInput(start)
        for key in keys { _ = input.receive(.key(key)) }
        return input
    }

    @Test func `letters are typed, and deleted as in a shell`() {
        #expect(typed("", "a", "日", "b").text == "a日b")
        #expect(typed("ab", .backspace).text == "a")
        #expect(typed("one two", .control("w")).text == "one ")
        #expect(typed("one two", .control("u")).text == "")
        #expect(typed("ab", .home, .delete).text == "b")
        #expect(typed("ab", .control("a"), .control("k")).text == "")
    }

    @Test func `the cursor moves by letters, words and to the ends`() {
        #expect(typed("ab", .left).cursor == 1)
        #expect(typed("one two", .alt("b")).cursor == 4)
        #expect(typed("ab", .home).cursor == 0)
        #expect(typed("ab", .home, .end).cursor == 2)
    }

    @Test func `pasted text is inserted in one line`() {
        var input = TextInput("ab")
        input.move(by: -1)
        let isUsed = input.receive(.paste("x\ny"))
        #expect(isUsed)
        #expect(input.text == "ax yb")
    }

    @Test func `keys that mean something to the screen are left to it`() {
        var input = TextInput("ab")
        let keys: [Key] = [.enter, .escape, .up, .down, .tab, .function(1), .control("p")]
        let used = keys.filter { input.receive(.key($0)) }
        #expect(used == [])
        #expect(input.text == "ab")
    }
}
