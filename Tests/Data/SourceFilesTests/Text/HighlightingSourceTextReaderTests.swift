import Codebase
import Foundation
import SourceTrees
import SourceFiles
import Testing

@Suite struct HighlightingSourceTextReaderTests {
    @Test func `the parts of a line are told apart`() async throws {
        let line = try await lines(
            "@main struct App: View { let n = call(0x1F, \"a\\(b)c\") } // end")[0]
        #expect(
            line.spans == [
                .init("@", .attribute), .init("main", .attribute), .init(" "),
                .init("struct", .keyword), .init(" "), .init("App", .type), .init(": "),
                .init("View", .type), .init(" { "), .init("let", .keyword), .init(" "),
                .init("n", .identifier), .init(" = "), .init("call", .identifier), .init("("),
                .init("0x1F", .number), .init(", "), .init("\"", .string), .init("a", .string),
                .init("\\("), .init("b", .identifier), .init(")"), .init("c", .string),
                .init("\"", .string), .init(") } "), .init("// end", .comment),
            ])
    }

    @Test func `comments and strings go on over lines`() async throws {
        let text = "/* a\n /* b */ c\n*/ let s = \"\"\"\n  text\n  \"\"\"\n#if A\n#endif"
        let found = try await lines(text)
        #expect(found[0].spans == [.init("/* a", .comment)])
        #expect(found[1].spans == [.init(" /* b */ c", .comment)])
        #expect(found[2].spans.first == .init("*/", .comment))
        #expect(found[3].spans.contains { $0.token == .string && $0.text.contains("text") })
        #expect(found[5].spans == [.init("#if", .directive), .init(" "), .init("A", .type)])
        #expect(found.map(\.number) == Array(1...7))
    }

    @Test(arguments: [
        "let a = 1\r\nlet b\r\n", "\tindent \u{1B}[31m red\n\n", "broken ( [ \"",
        "\"\"\"\n\\(\"",
        "ä🙂 = é", "/* never closed", "#\"raw\"# + #/regex/# + /r/", "\u{0}\u{7}",
    ])
    func `the spans of a line are the whole line, whatever it holds`(text: String) async throws {
        let expected = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let found = try await lines(text).map { $0.spans.map(\.text).joined() }
        #expect(found == expected.map(String.init).dropLast(text.last?.isNewline == true ? 1 : 0))
    }

    @Test func `only the lines that exist are answered`() async throws {
        #expect(try await lines("a\nb\nc", 2...9).map(\.number) == [2, 3])
        #expect(try await lines("a\nb\nc", -3...1).map(\.number) == [1])
        #expect(try await lines("a", 5...9) == [])
        #expect(try await lines("", 1...9) == [])
    }

    @Test func `what is no Swift is plain`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("let a: Int", to: "notes.md")
        let found = try await HighlightingSourceTextReader { FolderContents($0) }.lines(
            1...1, of: "notes.md", in: folder.path)
        #expect(found == [HighlightedLine(number: 1, spans: [.init("let a: Int")])])
    }

    @Test func `a file that changed is shown as it is now`() async throws {
        let folder = try TemporaryFolder()
        let reader = HighlightingSourceTextReader { FolderContents($0) }
        try folder.write("let a", to: "a.swift")
        _ = try await reader.lines(1...1, of: "a.swift", in: folder.path)
        try folder.write("var other", to: "a.swift")
        let found = try await reader.lines(1...1, of: "a.swift", in: folder.path)
        #expect(found.first?.spans.first?.text == "var")
    }

    @Test func `a file that cannot be shown gets two sentences`() async throws {
        let folder = try TemporaryFolder()
        let error = await #expect(throws: SourceTextError.self) {
            try await HighlightingSourceTextReader { FolderContents($0) }.lines(
                1...2, of: "no.swift", in: folder.path)
        }
        #expect(error?.description.split(separator: ". ").count == 2)
    }

    private func lines(
        _ text: String, _ range: ClosedRange<Int> = 1...100
    ) async throws -> [HighlightedLine] {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "a.swift")
        return try await HighlightingSourceTextReader { FolderContents($0) }.lines(
            range, of: "a.swift", in: folder.path)
    }
}
