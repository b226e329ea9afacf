import Architecture
import Testing

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

    @Test func `many braces do not make more patterns than can be matched`() {
        let pattern = String(repeating: "{a,b,c,d,e,f}", count: 40)
        #expect(GlobAlternatives(pattern).globs.count <= 512)
    }
}
