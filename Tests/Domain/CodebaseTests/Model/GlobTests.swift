import DomainStubs
import RandomSamples
import Testing

@testable import Codebase

@Suite struct GlobTests {
    @Test(arguments: [
        ("Core", "Core"), ("*", "Anything"), ("*Feature", "HomeFeature"), ("Home*", "Home"),
        ("H?me", "Home"), ("Sources/*", "Sources/Core"), ("Sources/**", "Sources/Core/Kit"),
        ("Sources/**", "Sources"), ("**/Kit", "Kit"), ("**/Kit", "a/b/Kit"), ("**", "a/b/c"),
        ("a/**/z", "a/z"), ("a/**/z", "a/b/c/z"), ("*a*b*", "xxaxxbxx"), ("", ""),
        ("a**z", "a/b/z"),
        ("Über*", "Überall"), ("**", ""),
    ])
    func `a pattern matches the paths that it describes`(_ pattern: String, _ text: String) {
        #expect(Glob(pattern).matches(text))
    }

    @Test(arguments: [
        ("Core", "core"), ("*Feature", "HomeFeatures"), ("Sources/*", "Sources/Core/Kit"),
        ("Sources/*", "Sources"), ("H?me", "Hme"), ("?", "/"), ("*", "a/b"), ("**/Kit", "aKit"),
        ("Sources/**", "SourcesOld"), ("a/**/z", "az"), ("a", ""), ("Core", "CoreKit"),
    ])
    func `a pattern matches no other path`(_ pattern: String, _ text: String) {
        #expect(!Glob(pattern).matches(text))
    }

    @Test func `a pattern made to be slow is not`() {
        let pattern = String(repeating: "a*", count: 60) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 400)))
    }

    @Test(arguments: ["", "a***", "[ab]", "{a,b}", "a\\b", "/Sources", "../Other"])
    func `a mistake is named`(_ text: String) {
        #expect(Glob.mistake(in: text)?.hasSuffix(".") == true)
    }

    @Test(arguments: ["*", "Sources/**", "a?c", "App.xcodeproj::My App", "a..b"])
    func `a pattern without a mistake is let through`(_ text: String) {
        #expect(Glob.mistake(in: text) == nil)
    }

    @Test func `matching agrees with trying every way`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let pattern = random("ab*?", upTo: 6, using: &generator)
            let text = random("ab", upTo: 6, using: &generator)
            guard !pattern.contains("**") else { continue }
            #expect(Glob(pattern).matches(text) == brute(Array(pattern)[...], Array(text)[...]))
        }
    }

    private func random(
        _ letters: String, upTo count: Int, using generator: inout SeededGenerator
    ) -> String {
        let length = Int.random(in: 0...count, using: &generator)
        return String((0..<length).compactMap { _ in letters.randomElement(using: &generator) })
    }

    private func brute(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return brute(pattern.dropFirst(), text)
                || !text.isEmpty && brute(pattern, text.dropFirst())
        }
        guard let letter = text.first, first == "?" || first == letter else { return false }
        return brute(pattern.dropFirst(), text.dropFirst())
    }
}
