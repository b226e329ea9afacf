import TerminalUI
import Testing

@Suite struct EditorCommandTests {
    @Test func `VISUAL wins over EDITOR, and its own arguments are kept`() {
        let command = EditorCommand(
            file: "/src/A.swift", line: 3, environment: ["VISUAL": "emacs -nw", "EDITOR": "nano"])
        #expect(command.arguments == ["emacs", "-nw", "+3", "/src/A.swift"])
        #expect(command.needsTerminal)
    }

    @Test(arguments: [
        ("vim", ["vim", "+12", "/a b.swift"]),
        ("/usr/bin/hx", ["/usr/bin/hx", "/a b.swift:12"]),
        ("code", ["code", "--goto", "/a b.swift:12"]),
        ("xed", ["xed", "--line", "12", "/a b.swift"]),
    ])
    func `each family of editors is told the line in its own way`(
        editor: String, arguments: [String]
    ) {
        let command = EditorCommand(file: "/a b.swift", line: 12, environment: ["EDITOR": editor])
        #expect(command.arguments == arguments)
    }

    @Test func `an editor with a window of its own leaves the terminal alone`() {
        #expect(!EditorCommand(file: "/a", line: 1, environment: ["EDITOR": "code"]).needsTerminal)
    }

    @Test func `vi opens the file where no variable is set, without a line if none is`() {
        let command = EditorCommand(file: "/a", line: nil, environment: ["EDITOR": ""])
        #expect(command.arguments == ["vi", "/a"])
    }
}
