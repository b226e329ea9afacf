import Testing

@testable import TerminalUI

/// The matcher against the plainest way to say what it must find.
@Suite struct MatchOracleTests {
    private static let texts = [
        "", "a", "Sources/Core/TerminalUI/Views/List.swift", "ViolationsViewModel", "aaaaab",
        "界面Module模块", "a-b_c.d e", "ABCabc", "listListLIST", "Package@swift-5.9.swift",
    ]
    private static let patterns = [
        "a", "ab", "list", "List", "vvm", "swift", "ui/v", "ba", "模", "ls", "LIST", "aab", ".",
    ]

    private func isSubsequence(_ pattern: String, _ text: String) -> Bool {
        let ignoresCase = pattern.allSatisfy { !$0.isUppercase }
        var rest = Array((ignoresCase ? text.lowercased() : text).utf8)[...]
        return pattern.utf8.allSatisfy { byte in
            guard let place = rest.firstIndex(of: byte) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    @Test(arguments: patterns)
    func `it finds exactly the texts that hold the letters in order`(pattern: String) {
        for text in Self.texts {
            let match = FilterMatcher(pattern).match(text)
            #expect((match != nil) == isSubsequence(pattern, text), "\(pattern) in \(text)")
        }
    }

    @Test(arguments: patterns) func `the places that it names spell the pattern`(pattern: String) {
        for text in Self.texts {
            guard let match = FilterMatcher(pattern).match(text) else { continue }
            let bytes = Array(text.utf8)
            let spelled = String(decoding: match.offsets.map { bytes[$0] }, as: UTF8.self)
            #expect(spelled.lowercased() == pattern.lowercased())
        }
    }

    @Test(arguments: patterns)
    func `a substring is found wherever the standard library finds it`(pattern: String) {
        let ignoresCase = pattern.allSatisfy { !$0.isUppercase }
        for text in Self.texts {
            let expected = (ignoresCase ? text.lowercased() : text).contains(pattern)
            #expect((FilterMatcher(pattern, mode: .substring).match(text) != nil) == expected)
        }
    }

    @Test(arguments: patterns)
    func `matched letters stand out at their places in any text`(pattern: String) {
        for text in Self.texts {
            let styled = StyledText(text, matching: FilterMatcher(pattern).match(text))
            #expect(styled.string == text)
        }
    }
}
