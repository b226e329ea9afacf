extension SourceLexer {
    /// A number, without its sign.
    func number(at start: Int, _ followsPeriod: Bool) -> Token {
        var end = start
        if text[start] == UInt8(ascii: "0") {
            switch byte(start + 1) {
            case UInt8(ascii: "x"): return wholeNumber(at: start, ByteClasses.hexadecimal)
            case UInt8(ascii: "o"), UInt8(ascii: "b"): return shortBaseNumber(at: start)
            default: break
            }
        }
        skipDigits(&end)
        var kind = Token.Kind.integer
        if byte(end) == UInt8(ascii: ".") {
            guard has(end + 1, ByteClasses.digit), !followsPeriod else {
                return Token(.integer, start, end)
            }
            kind = .float
            end += 1
            skipDigits(&end)
        }
        if byte(end) | 0x20 == UInt8(ascii: "e") {
            kind = .float
            end += 1
            if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
            guard has(end, ByteClasses.digit) else { return Token(.unknown, start, end) }
            skipDigits(&end)
        }
        return closed(kind, start, end)
    }

    private func skipDigits(_ end: inout Int) {
        while end < count, has(end, ByteClasses.digit) || text[end] == UInt8(ascii: "_") {
            end += 1
        }
    }

    private func wholeNumber(at start: Int, _ digits: UInt8) -> Token {
        var end = start + 2
        guard has(end, digits) else { return Token(.unknown, start, end) }
        while has(end, digits) || byte(end) == UInt8(ascii: "_") { end += 1 }
        // A fraction of such a number is told from a member by what comes much later.
        if byte(end) == UInt8(ascii: "."), has(end + 1, digits) {
            return Token(.unknown, start, end)
        }
        return closed(.integer, start, end)
    }

    private func shortBaseNumber(at start: Int) -> Token {
        let largest = byte(start + 1) == UInt8(ascii: "o") ? UInt8(ascii: "7") : UInt8(ascii: "1")
        var end = start + 2
        guard (UInt8(ascii: "0")...largest).contains(byte(end)) else {
            return Token(.unknown, start, end)
        }
        while (UInt8(ascii: "0")...largest).contains(byte(end)) || byte(end) == UInt8(ascii: "_") {
            end += 1
        }
        return closed(.integer, start, end)
    }

    /// A number that no letter follows.
    private func closed(_ kind: Token.Kind, _ start: Int, _ end: Int) -> Token {
        let isClosed = !has(end, ByteClasses.name) && byte(end) < 0x80
        return Token(isClosed ? kind : .unknown, start, end)
    }
}
