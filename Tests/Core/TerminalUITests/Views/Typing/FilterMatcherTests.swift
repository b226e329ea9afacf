import Testing

@testable import TerminalUI

@Suite struct FilterMatcherTests {
    private func ranked(
        _ pattern: String, _ texts: [String], mode: FilterMatcher.Mode = .fuzzy
    ) -> [String] {
        FilterMatcher(pattern, mode: mode).filter(texts) { $0 }.map { texts[$0.index] }
    }

    private func matched(_ pattern: String, _ text: String) -> String? {
        FilterMatcher(pattern).match(text).map { match in
            let bytes = Array(text.utf8)
            return String(decoding: match.offsets.map { bytes[$0] }, as: UTF8.self)
        }
    }

    @Test(arguments: ["", "   "])
    func `an empty pattern matches everything in its order`(pattern: String) {
        #expect(FilterMatcher(pattern).isEmpty)
        #expect(ranked(pattern, ["b", "a", ""]) == ["b", "a", ""])
        #expect(FilterMatcher(pattern).match("a")?.offsets == [])
    }

    @Test func `a word behind an exclamation mark must not be there`() {
        let names = ["HomeFeature", "HomeTests", "Core"]
        #expect(ranked("!tests", names) == ["HomeFeature", "Core"])
        #expect(ranked("home !tests", names) == ["HomeFeature"])
        #expect(ranked("!", names) == names && FilterMatcher("!").isEmpty)
        #expect(FilterMatcher("home !tests").match("HomeFeature")?.offsets == [0, 1, 2, 3])
    }

    @Test func `letters must be in order, with others between them only if fuzzy`() {
        #expect(matched("vvm", "ViolationsViewModel") == "VVM")
        #expect(matched("mvv", "ViolationsViewModel") == nil)
        #expect(ranked("vvm", ["ViolationsViewModel"], mode: .substring).isEmpty)
        #expect(ranked("view", ["ViolationsViewModel"], mode: .substring).count == 1)
    }

    @Test func `lower case matches any case, a capital letter only itself`() {
        #expect(matched("view", "ViewModel") == "View")
        #expect(matched("View", "viewModel") == nil)
        #expect(matched("View", "ViewModel") == "View")
    }

    @Test func `all words must match, in any order`() {
        #expect(matched("model view", "ViewModel") == "ViewModel")
        #expect(matched("model zebra", "ViewModel") == nil)
    }

    @Test func `letters side by side come before scattered ones`() {
        #expect(ranked("core", ["ColdOrange", "MyCore"]) == ["MyCore", "ColdOrange"])
    }

    @Test func `the start of a word comes before its middle`() {
        #expect(ranked("ui", ["Require", "TerminalUI", "Guide"]).first == "TerminalUI")
        #expect(ranked("detail", ["nodetail", "ModuleDetail"]).first == "ModuleDetail")
        #expect(FilterMatcher("ab").match("xab/ab")?.offsets == [4, 5])
    }

    @Test func `capitals and separators start words for scattered letters too`() {
        #expect(
            ranked("mdv", ["amendedvalue", "ModuleDetailView"]) == [
                "ModuleDetailView", "amendedvalue",
            ])
    }

    @Test func `equally good ones stay in their order`() {
        let texts = (0..<50).map { "Module\($0 % 5)x\($0 / 10)" }
        let expected = texts.filter { $0.hasPrefix("Module3") }
        #expect(ranked("module3", texts, mode: .substring) == expected)
    }

    @Test func `a shorter text comes before a longer one that matches as well`() {
        #expect(ranked("core", ["CoreDataStack", "Core"]) == ["Core", "CoreDataStack"])
    }

    @Test func `letters beyond ASCII match as they are`() {
        #expect(matched("模", "界面模块") == "模")
        #expect(matched("ä", "Ähre") == nil)
        #expect(matched("é", "Café") == "é")
    }

    @Test func `a pattern longer than the text does not match`() {
        #expect(matched("abcdef", "abc") == nil)
        #expect(matched("a", "") == nil)
    }

    @Test func `matched places are in the text, in order and without repetition`() throws {
        let match = try #require(FilterMatcher("ab a b").match("abcabc"))
        #expect(match.offsets == match.offsets.sorted())
        #expect(Set(match.offsets).count == match.offsets.count)
        #expect(match.offsets.allSatisfy { $0 < 6 })
    }
}
