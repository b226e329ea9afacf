/// Puts Korean syllables together that come in parts, as file names on Apple's systems do.
///
/// https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G24646
enum Hangul {
    private static let syllables: UInt32 = 0xAC00
    private static let leads: Range<UInt32> = 0x1100..<0x1113
    private static let vowels: Range<UInt32> = 0x1161..<0x1176
    private static let tails: Range<UInt32> = 0x11A8..<0x11C3

    /// The syllable of a lead and a vowel, or of a syllable without tail and a tail.
    static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        if leads.contains(first.value), vowels.contains(second.value) {
            let lead = first.value - leads.lowerBound
            let vowel = second.value - vowels.lowerBound
            return Unicode.Scalar(syllables + (lead * 21 + vowel) * 28)
        }
        let isOpen = 0xAC00..<0xD7A4 ~= first.value && (first.value - syllables) % 28 == 0
        guard isOpen, tails.contains(second.value) else { return nil }
        return Unicode.Scalar(first.value + second.value - tails.lowerBound + 1)
    }
}
