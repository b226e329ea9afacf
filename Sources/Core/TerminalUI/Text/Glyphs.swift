/// Reads text as the glyphs that cells can show.
///
/// Whatever the text holds, what comes out is safe to send to a terminal and has a width that
/// every terminal agrees on: control characters become visible symbols, a family of emoji its first
/// member, a flag its two letters, and at most four combining marks stay on a letter.
package struct Glyphs: Sequence, IteratorProtocol {
    /// A glyph and the cells that it takes: 1 or 2.
    package typealias Element = (glyph: Glyph, width: Int)

    private static let mostMarks = 4
    private var scalars: Substring.UnicodeScalarView.Iterator
    private var pending: Unicode.Scalar?

    /// The glyphs of `text`, read as they are asked for.
    package init(_ text: some StringProtocol) {
        scalars = Substring(text).unicodeScalars.makeIterator()
        pending = scalars.next()
    }

    /// The next glyph and its width; nothing at the end of the text.
    package mutating func next() -> Element? {
        while let scalar = take() {
            if scalar.value >= 0x20, scalar.value < 0x7F, (pending?.value ?? 0) < 0x300 {
                return (Glyph(drawable: scalar), 1)
            }
            switch ScalarClass(scalar) {
            case .narrow: return finish(scalar, width: 1)
            case .wide: return finish(scalar, width: 2)
            case .mark: return (Glyph(drawable: "◌", marks: [scalar]), 1)
            case .replaced(let symbol): return (Glyph(drawable: symbol), 1)
            case .joiner: continue
            }
        }
        return nil
    }

    private mutating func take() -> Unicode.Scalar? {
        defer { if pending != nil { pending = scalars.next() } }
        return pending
    }

    /// Adds what belongs to `base` and leaves out what a terminal would not draw with it.
    private mutating func finish(_ base: Unicode.Scalar, width: Int) -> Element {
        var base = base
        var marks: [Unicode.Scalar] = []
        var joins = false
        while let next = pending, next.value >= 0x300 {
            if let syllable = Hangul.composed(base, next) {
                base = syllable
            } else if belongs(next, to: base, joins: joins) {
                joins = next.value == 0x200D
            } else if ScalarClass(next) == .mark {
                if marks.count < Self.mostMarks { marks.append(next) }
            } else {
                break
            }
            _ = take()
        }
        return (Glyph(drawable: base, marks: marks), width)
    }

    /// Whether `scalar` only shapes the glyph of `base` and is not drawn itself.
    private func belongs(_ scalar: Unicode.Scalar, to base: Unicode.Scalar, joins: Bool) -> Bool {
        if ScalarClass(scalar) == .joiner { return true }
        guard base.value >= 0x203C, base.properties.isEmoji else { return false }
        return joins && scalar.properties.isEmoji
            || scalar.properties.isEmojiModifier
            || 0xE0020...0xE007F ~= scalar.value
    }
}
