import Testing

@testable import PreviewKit

@Suite struct DiagnosticParserTests {
    private func parse(_ text: String) -> DiagnosticParser {
        var parser = DiagnosticParser()
        for line in text.split(separator: "\n") { parser.take(String(line)) }
        return parser
    }

    @Test func `an error has its file, line, column and message`() {
        let found = parse(
            """
            /p/Sources/A.swift:21:17: error: cannot find 'nope' in scope
            19 |
            20 |     func draw() {
            21 |         var x = nope
               |                 `- error: cannot find 'nope' in scope
            """)
        #expect(
            found.errors == [
                Diagnostic(
                    severity: .error,
                    place: Diagnostic.Place(file: "/p/Sources/A.swift", line: 21, column: 17),
                    message: "cannot find 'nope' in scope")
            ])
    }

    @Test func `the same error from two jobs is one`() {
        let line = "/p/A.swift:1:2: error: expected '}'"
        #expect(parse(line + "\n" + line).errors.count == 1)
    }

    @Test func `notes and warnings are no errors`() {
        let found = parse(
            """
            /p/A.swift:1:2: warning: variable 'x' was never used
            /p/A.swift:3:4: error: no exact matches in call to 'f'
            /p/B.swift:5:6: note: found candidate: error: prone
            """)
        #expect(found.errors.map(\.message) == ["no exact matches in call to 'f'"])
        #expect(found.diagnostics.map(\.severity) == [.warning, .error, .note])
    }

    @Test func `a path may have colons and spaces`() {
        let found = parse("/p/a: b/C.swift:7:1: error: bad")
        #expect(found.errors.first?.place?.file == "/p/a: b/C.swift")
    }

    @Test(arguments: [
        "/p/A.o:A.swift:function $s1Ayyf: error: undefined reference to '$s1B'",
        "ld.lld: error: undefined symbol: $s1B",
        "A.swift:(.text+0x1): undefined reference to '$s1B'",
    ])
    func `link errors are found without a place`(line: String) {
        let found = parse(line + "\nclang: error: linker command failed with exit code 1")
        #expect(found.errors.first?.place == nil)
        #expect(found.errors.first?.message.contains("undefined") == true)
    }

    @Test func `the error in a file comes before that of the tool`() {
        let found = parse("error: fatalError\n/p/A.swift:1:2: error: bad")
        #expect(found.errors.map(\.message) == ["bad"])
    }

    @Test func `a failure without words shows the end of the output`() {
        #expect(parse("one\n\nKilled").errors.map(\.message) == ["Killed"])
        #expect(parse("").errors.first?.message.contains("Run swift build") == true)
    }

    @Test func `colours are no part of a message`() {
        let found = parse("\u{1B}[1m/p/A.swift:1:2: \u{1B}[31merror: \u{1B}[39mbad\u{1B}[0m")
        #expect(found.errors.first?.message == "bad")
    }

    @Test func `a file saved meanwhile is no error of the code`() {
        let line = "error: input file '/p/A.swift' was modified during the build"
        #expect(parse(line).wasOvertaken)
        #expect(!parse("/p/A.swift:1:2: error: bad").wasOvertaken)
    }
}
