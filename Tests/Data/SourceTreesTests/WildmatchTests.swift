import Testing

@testable import SourceTrees

/// Stars that are tried together; git's own answers are in ``IgnoreTests``.
@Suite(.timeLimit(.minutes(5))) struct WildmatchTests {
    private func matches(_ text: String, _ pattern: String) -> Bool {
        Wildmatch.matches(Array(text.utf8)[...], pattern: Array(pattern.utf8))
    }

    private static let deep = String(repeating: "a/", count: 60)

    @Test(arguments: ["**/", "*/", "**/a/", "*a*/**/", "a*/**/**/"])
    func `many stars end, where nothing fits and where something does`(star: String) {
        let pattern = String(repeating: star, count: 24)
        #expect(!matches(Self.deep + "c", pattern + "b"))
        #expect(matches(Self.deep + "b", "**/" + pattern + "**/b"))
    }

    @Test func `what is noted of one star does not speak for another`() {
        #expect(matches("a/b/x/c", "**/b/**/c") && !matches("a/b/x/c", "**/x/**/b"))
        #expect(matches("abcabd", "*a*b*d") && !matches("abcab/d", "*a*b*d"))
        #expect(matches("a/b/ab/abc", "**/a*/**/*b*c") && !matches("a/b/ab/abc", "**/b/*b*c"))
        #expect(matches("aaab", "*a*a*a*b") && !matches("aab", "*a*a*a*b"))
    }
}
