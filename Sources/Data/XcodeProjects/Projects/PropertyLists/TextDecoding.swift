/// What the text of a property list stands for.
enum TextDecoding {
    /// Text with its escapes replaced: `\n`, `\"`, `\U00e9`, `\351`.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "a"): result.append(0x07)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "U"): result += Array(character(&rest).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                result += Array(octal(escaped, &rest).utf8)
            default: result.append(escaped)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Text with its entities replaced: `&amp;`, `&#233;`.
    static func withoutEntities(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&"),
                let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
                let text = entity(String(decoding: rest[..<end], as: UTF8.self))
            else {
                result.append(byte)
                continue
            }
            result += Array(text.utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func entity(_ name: String) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value =
            digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    /// Up to four hexadecimal digits; two of such escapes may be one character.
    private static func character(_ rest: inout ArraySlice<UInt8>) -> String {
        var units = [unit(&rest)]
        if UTF16.isLeadSurrogate(units[0]), rest.starts(with: Array(#"\U"#.utf8)) {
            rest = rest.dropFirst(2)
            units.append(unit(&rest))
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else { break }
            value = value << 4 | UInt16(digit)
            rest = rest.dropFirst()
        }
        return value
    }

    /// Up to three octal digits; beyond ASCII they mean NeXTSTEP's characters, which are not known.
    private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> String {
        var value = UInt32(first - UInt8(ascii: "0"))
        for _ in 0..<2 {
            guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
            else { break }
            value = value * 8 + UInt32(byte - UInt8(ascii: "0"))
            rest = rest.dropFirst()
        }
        return value < 0x80
            ? Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}" : "\u{FFFD}"
    }
}
