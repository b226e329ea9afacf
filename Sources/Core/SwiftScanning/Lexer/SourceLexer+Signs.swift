extension SourceLexer {
    /// An operator, a period, an arrow, `=`, `?` or `!`.
    func sign(at start: Int) -> Token {
        let byte = text[start]
        let isLeftBound = isLeftBound(start)
        if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"), isLeftBound {
            let kind: Token.Kind = byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion
            return Token(kind, start, start + 1)
        }
        var end = start + 1
        while end < count, has(end, ByteClasses.sign),
            text[end] != UInt8(ascii: ".") || byte == UInt8(ascii: ".")
        {
            end += 1
        }
        if self.byte(end) >= 0x80 || !isPlain(start..<end) { return Token(.unknown, start, end) }
        let isRightBound = isRightBound(end, isLeftBound)
        let kind = reservedSign(start..<end, isLeftBound, isRightBound)
        return Token(kind ?? fixity(isLeftBound, isRightBound), start, end)
    }

    private func fixity(_ isLeftBound: Bool, _ isRightBound: Bool) -> Token.Kind {
        isLeftBound == isRightBound
            ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func reservedSign(
        _ range: Range<Int>, _ isLeftBound: Bool, _ isRightBound: Bool
    ) -> Token.Kind? {
        let byte = text[range.lowerBound]
        if range.count == 2 {
            return byte == UInt8(ascii: "-") && text[range.lowerBound + 1] == UInt8(ascii: ">")
                ? .arrow : nil
        }
        guard range.count == 1 else { return nil }
        switch byte {
        case UInt8(ascii: "="): return isLeftBound == isRightBound ? .equal : .unknown
        case UInt8(ascii: "&"): return !isLeftBound && isRightBound ? .prefixAmpersand : nil
        case UInt8(ascii: "."): return .period
        case UInt8(ascii: "?"): return .infixQuestion
        default: return nil
        }
    }

    /// Whether nothing in it can begin a regular expression, a comment, a placeholder or the mark
    /// of a conflict.
    private func isPlain(_ range: Range<Int>) -> Bool {
        let first = text[range.lowerBound]
        if range.count == 1 {
            if first == UInt8(ascii: "/") { return isDivision(range) }
            return first != UInt8(ascii: "<") || byte(range.upperBound) != UInt8(ascii: "#")
        }
        for place in range where text[place] == UInt8(ascii: "/") {
            return range.count == 2 && place == range.lowerBound
                && text[place + 1] == UInt8(ascii: "=") && isDivision(range)
        }
        if text[range.upperBound - 1] == UInt8(ascii: "<") {
            if byte(range.upperBound) == UInt8(ascii: "#") { return false }
        }
        return range.count < 4 || first != UInt8(ascii: "<") && first != UInt8(ascii: ">")
    }

    /// Whether a slash stands where only an operator can: between two names or numbers.
    private func isDivision(_ range: Range<Int>) -> Bool {
        if isLeftBound(range.lowerBound) { return isRightBound(range.upperBound, true) }
        guard !isRightBound(range.upperBound, false) else { return false }
        var place = range.lowerBound - 1
        while place >= 0, text[place] == UInt8(ascii: " ") { place -= 1 }
        guard place >= 0 else { return false }
        switch text[place] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return true
        default:
            guard has(place, ByteClasses.name) else { return false }
            let end = place + 1
            while place >= 0, has(place, ByteClasses.name) { place -= 1 }
            let found = self.token(from: place + 1)
            return found.end == end && found.word != .await
                && (found.kind != .keyword || found.word == .selfValue)
        }
    }

    private func isLeftBound(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        switch text[place - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return place < 2 || text[place - 2] != UInt8(ascii: "*")
        default: return true
        }
    }

    private func isRightBound(_ place: Int, _ isLeftBound: Bool) -> Bool {
        guard place < count else { return false }
        switch text[place] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            let next = byte(place + 1)
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        default: return true
        }
    }
}
