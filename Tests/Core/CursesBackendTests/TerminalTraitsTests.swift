import TerminalUI
import Testing

@testable import CursesBackend

@Suite("TerminalTraits") struct TerminalTraitsTests {
    private func traits(_ environment: [String: String]) -> TerminalTraits {
        TerminalTraits { environment[$0] }
    }

    @Test(arguments: [
        ("15;0", Theme.Appearance.dark), ("0;15", .light), ("0;default;7", .light),
        ("7;8", .dark),
    ])
    func `COLORFGBG tells the background by its last number`(
        value: String, appearance: Theme.Appearance
    ) {
        #expect(traits(["COLORFGBG": value]).appearance == appearance)
    }

    @Test func `without a usable COLORFGBG nothing is known of the background`() {
        #expect(traits([:]).appearance == nil)
        #expect(traits(["COLORFGBG": "a;b"]).appearance == nil)
    }

    @Test func `a terminal that cannot be asked gets a theme for either background`() {
        let apple = ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]
        #expect(traits(apple).likelyAppearance == .either)
        #expect(traits(apple.merging(["COLORFGBG": "0;15"]) { $1 }).likelyAppearance == .light)
        #expect(traits(["TERM": "linux"]).likelyAppearance == .either)
        #expect(traits(["TERM": "xterm-256color"]).likelyAppearance == .dark)
    }

    @Test func `true colour is told by COLORTERM or by the name`() {
        #expect(traits(["TERM": "xterm", "COLORTERM": "24bit"]).isTrueColor)
        #expect(traits(["TERM": "xterm-direct"]).isTrueColor)
        #expect(!traits(["TERM": "xterm-256color", "COLORTERM": "yes"]).isTrueColor)
    }

    @Test func `an empty NO_COLOR means nothing`() {
        #expect(traits(["NO_COLOR": ""]).wantsColor)
        #expect(!traits(["NO_COLOR": "1"]).wantsColor)
    }

    @Test func `terminals that would print questions are not asked`() {
        #expect(traits(["TERM": "xterm-256color"]).answersQuestions)
        #expect(!traits(["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"]).answersQuestions)
        #expect(!traits(["TERM": "linux"]).understandsStrings)
        #expect(!traits(["TERM": "vt100"]).synchronizes)
    }
}

@Suite("Base64") struct Base64Tests {
    @Test func `it is what RFC 4648 says`() {
        let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
        let encoded = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]
        #expect(texts.map { Base64.encode(Array($0.utf8)) } == encoded)
    }
}

@Suite("TerminalModes") struct TerminalModesTests {
    @Test func `whatever is switched on is switched off again`() {
        let traits = TerminalTraits { ["TERM": "xterm"][$0] }
        let modes = TerminalModes(traits: traits) { name in
            ["smcup": "\u{1B}[?1049h", "rmcup": "\u{1B}[?1049l", "cnorm": "\u{1B}[?25h"][name] ?? ""
        }
        let bytes = modes.enter + TerminalModes.mouseOn + modes.beginFrame + modes.leave
        #expect(PrivateModes(after: String(decoding: bytes, as: UTF8.self)).areTheShells)
    }
}
