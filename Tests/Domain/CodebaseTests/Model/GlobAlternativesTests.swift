import Testing
import Tiers

@testable import Codebase

@Suite struct GlobAlternativesTests {
    @Test(arguments: [
        ("Sources/**/*.{h,m,swift}", "Sources/A/B/C.swift", true),
        ("Sources/**/*.{h,m,swift}", "Sources/C.m", true),
        ("Sources/**/*.{h,m,swift}", "Sources/C.c", false),
        ("**/{A,B{1,2}}/*", "x/B2/f", true),
        ("**/{A,B{1,2}}/*", "x/B/f", false),
        ("[Tt]ests/*.swift", "tests/a.swift", true),
        ("[a-c]?.swift", "bx.swift", true),
        ("[!a].swift", "b.swift", true),
        ("a/**", "a", true),
        ("**/a", "a", true),
        ("a{b", "a{b", true),
        ("Caf\u{E9}/*.swift", "Cafe\u{301}/a.swift", true),
        ("*/Cafe\u{301}", "a/Caf\u{E9}", true),
        ("Caf\u{E9}/*", "Cafe/a", false),
        ("", "", true),
    ])
    func `braces and classes are alternatives`(pattern: String, path: String, matches: Bool) {
        #expect(GlobAlternatives(pattern).matches(path) == matches)
    }

    @Test func `a pattern that matches a folder covers what is in it`() {
        #expect(GlobAlternatives("**/Tests").matchesPathOrFolder("A/Tests/B/c.swift"))
        #expect(!GlobAlternatives("**/Tests").matchesPathOrFolder("A/TestsX/c.swift"))
    }

    /// Patterns that grow: in their number, in their length, in what is open, in all that at once.
    private static let bombs: [@Sendable (Int) -> String] = [
        { String(repeating: "{a,b}", count: $0) },
        { "{" + (0..<$0 * 100).map { "a\($0)" }.joined(separator: ",") + "}" },
        { String(repeating: "{", count: $0 * 100) },
        { String(repeating: "[", count: $0 * 100) },
        { String(repeating: "{a,", count: $0 * 10) + String(repeating: "}", count: $0 * 10) },
        { String(repeating: "[a-z]", count: $0) + String(repeating: "x", count: $0 * 1000) },
        { String(repeating: "a", count: $0 * 10_000) },
    ]

    @Test(.long, arguments: bombs.indices)
    func `patterns that grow end at the budget and say so`(bomb: Int) {
        var wasCut = false
        for size in [1, 4, 16, 64] {
            let text = Self.bombs[bomb](size)
            let expansion = GlobExpansion(Array(text))
            #expect(expansion.patterns.count <= 512)
            #expect(expansion.budget.steps <= 400_000)
            #expect(GlobAlternatives(text).isWhole == expansion.isWhole)
            // What was too much stays too much.
            #expect(!wasCut || !expansion.isWhole)
            wasCut = !expansion.isWhole
        }
        #expect(wasCut)
    }

    @Test func `patterns that people write are whole`() {
        for text in [
            "Sources/**/*.{h,m,mm,swift}", "{a,b}{c,d}/[Tt]ests/**", "a{b", "a[b", "", "{}",
        ] {
            #expect(GlobAlternatives(text).isWhole)
            #expect(!GlobAlternatives(text).globs.isEmpty)
        }
    }
}
