import StaticSwift
import Testing

@Suite struct LiteralsTests {
    @Test(arguments: [
        ("let x = 1_000", "1000"), ("let x = 0xFF", "255"), ("let x = -3", "-3"),
        ("let x = 1.5", "1.5"), ("let x = true", "true"), ("let x = \"a\\tb\\u{41}\"", "a\tbA"),
        ("let x = #\"\\n \"q\" \"#", "\\n \"q\" "), ("let x = [1, 2,]", "[1, 2]"),
        ("let x = [\"a\": 1]", "[a: 1]"), ("let x = (1, b: 2)", "(1, b: 2)"),
        ("let x: Int? = nil", "nil"), ("let x: Int? = 2", "2?"),
        ("let x: [String: Int] = [:]", "[]"),
    ])
    func `a literal is what it says`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test func `a multi-line literal loses its indentation and keeps its line ends`() {
        let source = #"""
            let name = "B"
            let x = """
                one
                  two \
                \(name)
                """
            """#
        #expect(x(source) == "one\n  two B")
    }

    @Test(arguments: [
        ("let x = \"\\(1 + 1)-\\(true)-\\(2.0)\"", "2-true-2.0"),
        ("let o: String? = \"a\"; let x = \"\\(o)\"", "Optional(\"a\")"),
        ("let x = \"\\([\"a\", \"b\"])\"", "[\"a\", \"b\"]"),
        ("enum E { case one }; let x = \"\\(E.one)\"", "one"),
        (
            "struct S: CustomStringConvertible { var description: String { \"s\" } }; let x = \"\\(S())\"",
            "s"
        ),
    ])
    func `an interpolation reads as the standard library prints it`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test func `a number that does not fit is unknown instead of trapping`() {
        #expect(x("let x = 99999999999999999999") == "<99999999999999999999>")
        #expect(x("let x = Int.max + 1") == "<Int.max + 1>")
        #expect(x("let x = 1 / 0") == "<1 / 0>")
    }

    @Test func `file literals name the file and the line`() {
        #expect(x("let a = 0\nlet x = \"\\(#filePath):\\(#line)\"") == "main.swift:2")
    }
}
