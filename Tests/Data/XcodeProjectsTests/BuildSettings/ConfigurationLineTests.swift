import Testing

@testable import XcodeProjects

@Suite struct ConfigurationLineTests {
    private func contents(_ text: String) -> [ConfigurationLine.Content] {
        ConfigurationLine.lines(of: Array(text.utf8)).map(\.content)
    }

    private func values(_ text: String) -> [String] {
        contents(text).compactMap { content in
            if case .assignment(let assignment) = content { return assignment.value }
            return nil
        }
    }

    @Test func `lines are assignments and includes`() {
        let text = """
            // A = no
            #include "Base.xcconfig"
            # include? "Mine.xcconfig" // perhaps
            A = b // and so on
            C [sdk=iphoneos*] [arch = x] = yes
            EMPTY =

            """
        #expect(
            contents(text) == [
                .include("Base.xcconfig", isOptional: false),
                .include("Mine.xcconfig", isOptional: true),
                .assignment(SettingAssignment("A", "b")),
                .assignment(
                    SettingAssignment(
                        "C", conditions: [.init("sdk", "iphoneos*"), .init("arch ", " x")], "yes")),
                .assignment(SettingAssignment("EMPTY", "")),
            ])
    }

    @Test(arguments: [
        ("A = b;", "b"), ("A = b ; ", "b"), ("A = b;;", "b;"), ("A = a;b", "a;b"), ("A = ;", ""),
        ("A = http://x", "http:"), ("A = \"b c\"", "\"b c\""), ("A=b=c", "b=c"),
        ("A = a \\ b", "a \\ b"), ("A =\tb\u{B}", "b"), ("A = größe", "größe"),
    ])
    func `a value ends with its line, a comment or a semicolon`(_ line: String, _ value: String) {
        #expect(values(line) == [value])
    }

    @Test(arguments: [
        ("A = a \\\n  b", ["a b"]), ("A = -f\\\n   -g   \\\n-h", ["-f -g -h"]),
        ("A = \\\n  a \\\n  \\ // why\n  b", ["a b"]), ("A = a \\ // why\n b;", ["a b"]),
        ("A = a \\\n\nB = c", ["a", "c"]), ("A = a\\", ["a"]),
        ("A = $(N_\\\n $(B))", ["$(N_ $(B))"]),
        ("A = a \\\r\n b\r\nB = c", ["a b", "c"]),
    ])
    func `a backslash at the end continues a value on the next line`(
        _ text: String, _ expected: [String]
    ) {
        #expect(values(text) == expected)
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
    func `every end of a line is known, and lines are counted`(_ end: String) {
        let lines = ConfigurationLine.lines(of: Array("A = b\(end)\(end)C = d".utf8))
        #expect(lines.map(\.number) == [1, 3])
        #expect(values("A = b\(end)C = d") == ["b", "d"])
    }

    @Test(arguments: [
        "1 = x", "A", "A b", "A[sdk] = x", "A[sdk=x", "A[sdk = x\n]", "#define X", "#",
        "#include x", "#include \"x", "#include \"x\" y", "\\", "$(A) = x", "#include\"x\"",
    ])
    func `what Xcode refuses is told, and the next line is read`(_ line: String) {
        let read = contents(line + "\nNEXT = 1")
        guard case .damage(let what)? = read.first else {
            Issue.record("\(line) is read as \(read)")
            return
        }
        #expect(!what.isEmpty)
        #expect(read.last == .assignment(SettingAssignment("NEXT", "1")))
    }

    @Test func `bytes that are no UTF-8 stop nothing`() {
        let bytes = Array("A = ".utf8) + [0xFF, 0xE2, 0x0A] + Array("B = c".utf8) + [0xE2]
        #expect(ConfigurationLine.lines(of: bytes).count == 2)
    }
}
