import Testing

@testable import TerminalUI

@Suite struct HangulTests {
    @Test func `a lead and a vowel make a syllable, and a tail closes it`() {
        #expect(Hangul.composed("\u{1112}", "\u{1161}") == "하")
        #expect(Hangul.composed("하", "\u{11AB}") == "한")
    }

    @Test func `what does not belong together is left alone`() {
        #expect(Hangul.composed("\u{1112}", "\u{11AB}") == nil)
        #expect(Hangul.composed("한", "\u{11AB}") == nil)
        #expect(Hangul.composed("a", "\u{1161}") == nil)
        #expect(Hangul.composed("하", "\u{301}") == nil)
    }

    @Test func `syllables come together as the standard library says`() {
        for lead in UInt32(0x1100)..<0x1113 {
            for vowel in UInt32(0x1161)..<0x1176 {
                guard let first = Unicode.Scalar(lead), let second = Unicode.Scalar(vowel),
                    let composed = Hangul.composed(first, second)
                else {
                    Issue.record("no syllable for \(lead) \(vowel)")
                    continue
                }
                #expect(String(composed) == String(first) + String(second))
            }
        }
    }
}
