import Codebase
import SourceFiles
import Testing

@Suite struct ExclusionCommentTests {
    private func comments(_ text: String) async throws -> [ExclusionComment] {
        try await facts(of: text).exclusions
    }

    @Test func `a comment is about its own line, or about the next line of code`() async throws {
        let found = try await comments(
            """
            import A // strata:exclude upward: Until May.
            // strata:exclude sideways, cycle:  Goes with
            // another comment

            @testable import B
            """)
        #expect(
            found == [
                ExclusionComment(kinds: ["upward"], reason: "Until May.", line: 1, target: 1),
                ExclusionComment(
                    kinds: ["sideways", "cycle"], reason: "Goes with", line: 2, target: 5),
            ])
    }

    @Test func `a reason may hold colons, and may be missing`() async throws {
        let found = try await comments(
            "//strata:exclude peer: See: http://a.b\nimport A // strata:exclude\n")
        #expect(found.map(\.reason) == ["See: http://a.b", ""])
        #expect(found.map(\.kinds) == [["peer"], []])
        #expect(found.map(\.target) == [2, 2])
    }

    @Test func `a comment behind all code is about its own line`() async throws {
        #expect(try await comments("import A\n// strata:exclude peer: B.").map(\.target) == [2])
    }

    @Test(arguments: [
        "let a = \"// strata:exclude upward: No comment.\"",
        "let a = \"\"\"\n// strata:exclude upward: No comment.\n\"\"\"",
        "// strata:excluded upward: Another word.\nimport A",
        "// See strata:exclude upward: in the manual.\nimport A",
        "// strata:EXCLUDE upward: Capitals.\nimport A",
    ])
    func `what is no such comment excludes nothing`(text: String) async throws {
        #expect(try await comments(text).isEmpty)
    }
}
