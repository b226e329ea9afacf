import Testing

@testable import TerminalUI

@Suite struct GlyphsTests {
    private func read(_ text: String) -> [String] {
        Glyphs(text).map { "\($0.glyph.string)\($0.width)" }
    }

    @Test func `letters take one cell, also accented ones in either spelling`() {
        #expect(read("aé") == ["a1", "é1"])
        #expect(read("e\u{301}x") == ["e\u{301}1", "x1"])
    }

    @Test func `East Asian letters and emoji take two cells`() {
        #expect(read("界ｶ가🦊") == ["界2", "ｶ1", "가2", "🦊2"])
        #expect(TextWidth.of("界面模块") == 8)
    }

    @Test func `Korean in parts is put together`() {
        #expect(read("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}") == ["한2", "글2"])
    }

    @Test func `a family of emoji is drawn as its first member`() {
        #expect(read("👩‍💻x") == ["👩2", "x1"])
        #expect(read("👨‍👩‍👧‍👦") == ["👨2"])
        #expect(read("🏳️‍🌈!") == ["🏳1", "!1"])
    }

    @Test func `a skin tone is left away behind its emoji and drawn alone`() {
        #expect(read("👍🏽") == ["👍2"])
        #expect(read("🏽") == ["🏽2"])
    }

    @Test func `a flag is drawn as its letters`() {
        #expect(read("🇫🇷") == ["F1", "R1"])
        #expect(read("🏴\u{E0067}\u{E0062}\u{E007F}.") == ["🏴2", ".1"])
    }

    @Test func `variation selectors and enclosing marks are left away`() {
        #expect(read("❤️") == ["❤1"])
        #expect(read("1️⃣") == ["11"])
    }

    @Test func `at most four marks stay on a letter`() {
        let zalgo = "a" + String(repeating: "\u{300}", count: 400) + "b"
        let pieces = Array(Glyphs(zalgo))
        #expect(pieces.count == 2)
        #expect(pieces[0].glyph.scalars.count == 5)
    }

    @Test func `a mark without a letter gets a circle to stand on`() {
        #expect(read("\u{301}a") == ["◌\u{301}1", "a1"])
    }

    @Test func `control characters become visible symbols`() {
        #expect(read("\u{1B}[31m").first == "␛1")
        #expect(read("\n\t\0\u{7F}\r\n") == ["␊1", "␉1", "␀1", "␡1", "␍1", "␊1"])
        #expect(read("\u{85}\u{9B}") == ["\u{FFFD}1", "\u{FFFD}1"])
    }

    @Test(arguments: [
        "\u{202E}", "\u{2066}", "\u{200E}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2060}",
    ])
    func `what reorders or hides text is shown`(text: String) {
        #expect(read("a" + text + "b") == ["a1", "\u{FFFD}1", "b1"])
    }

    @Test func `line separators are shown as one`() {
        #expect(read("\u{2028}\u{2029}") == ["␤1", "␤1"])
    }

    @Test func `nothing that is read can harm a terminal or surprise by its width`() {
        for value in stride(from: UInt32(0), to: 0x11_0000, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for piece in Glyphs("x" + String(scalar)) {
                #expect(piece.width == 1 || piece.width == 2)
                #expect(!piece.glyph.scalars.isEmpty)
                for drawn in piece.glyph.scalars { #expect(isHarmless(drawn), "\(value)") }
            }
        }
    }

    @Test func `every control and format character is replaced`() {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value), !isHarmless(scalar) else { continue }
            for piece in Glyphs(String(scalar)) {
                #expect(piece.glyph.scalars.allSatisfy(isHarmless))
            }
        }
    }

    @Test func `text is read only as far as it is asked for`() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(Array(Glyphs(long).prefix(3)).count == 3)
    }

    private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: true
        }
    }
}
