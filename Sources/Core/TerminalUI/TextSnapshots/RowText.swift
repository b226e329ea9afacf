/// What a row of cells says, as text from which the same cells can be read again.
enum RowText {
    /// The text of the glyphs one after the other.
    ///
    /// Where that would be read as other glyphs, because neighbours join when they are not in cells,
    /// a joining one is spelled out: `\u{1F3FD}`. So is a backslash that could be mistaken for it.
    static func text(of cells: ArraySlice<Cell>) -> String {
        if let text = ascii(cells) { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count)
        for cell in cells where cell.width > 0 { cell.glyph.write(to: &bytes) }
        let plain = String(decoding: bytes, as: UTF8.self)
        if !plain.contains("\\u{"), isRead(plain, as: cells) { return plain }
        return cells.filter { $0.width > 0 }.map { spelled($0.glyph.string) }.joined()
    }

    /// The text of cells that nothing can join: each holds one visible character of ASCII, and none
    /// a backslash.
    private static func ascii(_ cells: ArraySlice<Cell>) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count)
        for cell in cells {
            guard let code = cell.glyph.scalar?.value, (0x20..<0x7F).contains(code), code != 0x5C
            else { return nil }
            bytes.append(UInt8(code))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isRead(_ text: String, as cells: ArraySlice<Cell>) -> Bool {
        let shown = cells.filter { $0.width > 0 }
        var glyphs = Glyphs(text)
        for cell in shown {
            guard let (glyph, width) = glyphs.next(), glyph == cell.glyph, width == cell.width
            else { return false }
        }
        return glyphs.next() == nil
    }

    private static func spelled(_ glyph: String) -> String {
        glyph.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && scalar != "\\"
            return isPlain ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
        }.joined()
    }

    /// The text of a row without the spelling that ``text(of:)`` uses where it must.
    static func glyphs(in text: String) -> String {
        guard text.contains("\\u{") else { return text }
        var rest = text[...]
        var glyphs = ""
        while let start = rest.firstRange(of: "\\u{") {
            glyphs += rest[..<start.lowerBound]
            let after = rest[start.upperBound...]
            guard let end = after.firstIndex(of: "}"),
                let value = UInt32(after[..<end], radix: 16), let scalar = Unicode.Scalar(value)
            else {
                glyphs += rest[start]
                rest = after
                continue
            }
            glyphs.unicodeScalars.append(scalar)
            rest = after[after.index(after: end)...]
        }
        return glyphs + rest
    }
}
