/// `[a-z]`, `[!0-9]` or `[[:alpha:]]` in a pattern.
enum CharacterClass {
    /// Asks whether a byte is in the class that opens at an index.
    ///
    /// - Returns: nil if the class is never closed or names a set that does not exist.
    static func match(
        _ byte: UInt8, in pattern: [UInt8], at start: Int
    ) -> (isInside: Bool, next: Int)? {
        var reader = Reader(pattern: pattern, index: start + 1)
        let isNegated = reader.skip("!") || reader.skip("^")
        guard let isMember = reader.members(contain: byte) else { return nil }
        return (isMember != isNegated && byte != UInt8(ascii: "/"), reader.index)
    }

    private struct Reader {
        let pattern: [UInt8]
        var index: Int

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard index < pattern.count, pattern[index] == UInt8(ascii: character) else {
                return false
            }
            index += 1
            return true
        }

        /// Reads up to the closing bracket, which may also stand first and then is a member.
        mutating func members(contain byte: UInt8) -> Bool? {
            var isMember = false
            var isFirst = true
            while index < pattern.count {
                if !isFirst, skip("]") { return isMember }
                isFirst = false
                if let name = namedSet() {
                    guard let isInside = Self.contains(byte, setNamed: name) else { return nil }
                    isMember = isMember || isInside
                } else {
                    guard let low = next() else { return nil }
                    let high = rangeEnd() ?? low
                    isMember = isMember || (low <= byte && byte <= high) || low == byte
                }
            }
            return nil
        }

        private mutating func next() -> UInt8? {
            _ = skip("\\")
            guard index < pattern.count else { return nil }
            defer { index += 1 }
            return pattern[index]
        }

        private mutating func rangeEnd() -> UInt8? {
            guard index + 1 < pattern.count, pattern[index] == UInt8(ascii: "-"),
                pattern[index + 1] != UInt8(ascii: "]")
            else { return nil }
            index += 1
            return next()
        }

        private mutating func namedSet() -> String? {
            guard pattern[index...].starts(with: "[:".utf8) else { return nil }
            let rest = pattern[(index + 2)...]
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > index + 2,
                pattern[end - 1] == UInt8(ascii: ":")
            else { return nil }
            defer { index = end + 1 }
            return String(decoding: rest[..<(end - 1)], as: UTF8.self)
        }

        private static func contains(_ byte: UInt8, setNamed name: String) -> Bool? {
            let isLower = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            let isGraph = 0x21...0x7E ~= byte
            switch name {
            case "alpha": return isLower || isUpper
            case "digit": return isDigit
            case "alnum": return isLower || isUpper || isDigit
            case "lower": return isLower
            case "upper": return isUpper
            case "blank": return byte == 0x20 || byte == 0x09
            case "space": return byte == 0x20 || 0x09...0x0D ~= byte
            case "cntrl": return byte < 0x20 || byte == 0x7F
            case "graph": return isGraph
            case "print": return isGraph || byte == 0x20
            case "punct": return isGraph && !(isLower || isUpper || isDigit)
            case "xdigit": return isDigit || "abcdefABCDEF".utf8.contains(byte)
            default: return nil
            }
        }
    }
}
