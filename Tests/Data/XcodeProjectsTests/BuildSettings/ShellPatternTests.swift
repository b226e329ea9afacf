import Testing

@testable import XcodeProjects

@Suite struct ShellPatternTests {
    @Test(arguments: [
        ("iphoneos*", "iphoneos17.0", true), ("iphone*", "iphonesimulator", true),
        ("macosx*", "iphoneos", false), ("*", "", true), ("x86_64", "x86_64", true),
        ("a?c", "abc", true), ("a?c", "ac", false), ("[ai]rm*", "arm64", true),
        ("[!a]rm", "arm", false), ("[a-c]x", "bx", true), ("[", "[", true), ("[a", "[a", true),
        ("\\*", "*", true), ("\\*", "x", false), ("*a*b*c", "xxaxxbxxc", true), ("", "x", false),
        ("[]a]", "]", true),
    ])
    func `patterns match as in a shell`(_ pattern: String, _ value: String, _ matches: Bool) {
        #expect(SettingCondition("sdk", pattern).holds(for: ["sdk": value]) == matches)
    }

    @Test func `a parameter without a value matches anything alone`() {
        #expect(SettingCondition("sdk", "*").holds(for: [:]))
        #expect(!SettingCondition("sdk", "i*").holds(for: [:]))
    }

    @Test func `many stars end`() {
        let pattern = String(repeating: "*a", count: 200) + "b"
        let value = String(repeating: "a", count: 2_000)
        #expect(!SettingCondition("sdk", pattern).holds(for: ["sdk": value]))
    }
}
