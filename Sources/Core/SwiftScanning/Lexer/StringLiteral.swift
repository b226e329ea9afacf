/// How a string is delimited, and what may stand in it.
struct StringLiteral {
    enum Segment {
        case end, interpolation, invalid
    }

    /// The number of `#` around it.
    let pounds: Int
    let isMultiline: Bool
    /// The first byte of its text.
    let start: Int

    /// - Returns: nil where it is unclear how the string begins.
    init?(_ lexer: SourceLexer, at quote: Int) {
        var place = quote
        while lexer.byte(place) == UInt8(ascii: "#") { place += 1 }
        pounds = place - quote
        place += 1
        guard lexer.byte(place) == UInt8(ascii: "\""), lexer.byte(place + 1) == UInt8(ascii: "\"")
        else {
            isMultiline = false
            start = place
            return
        }
        let text = place + 2
        let isBroken = lexer.byte(text) == UInt8(ascii: "\n")
        isMultiline =
            isBroken
            || lexer.byte(text) == UInt8(ascii: "\r")
                && lexer.byte(text + 1) == UInt8(ascii: "\n")
        guard isMultiline else {
            // `#"""#` is a quote between quotes; without `#` it is nothing, or empty.
            guard pounds > 0 else { return nil }
            start = place
            return
        }
        start = text + (isBroken ? 1 : 2)
    }

    /// Goes to the end of the string or to the first byte inside an interpolation.
    func segment(_ lexer: SourceLexer, from place: inout Int) -> Segment {
        while place < lexer.count {
            let byte = lexer.text[place]
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                if isEnd(lexer, &place) { return .end }
            case UInt8(ascii: "\\"):
                place += 1
                guard hasPounds(lexer, place) else { continue }
                place += pounds
                if lexer.byte(place) == UInt8(ascii: "(") {
                    place += 1
                    return .interpolation
                }
                if !skipEscape(lexer, &place) { return .invalid }
            case UInt8(ascii: "\n"):
                if !isMultiline { return .invalid }
                place += 1
            case UInt8(ascii: "\r"):
                if !isMultiline || lexer.byte(place + 1) != UInt8(ascii: "\n") { return .invalid }
                place += 2
            case UInt8(ascii: "\t"):
                if !isMultiline { return .invalid }
                place += 1
            case 0..<0x20, 0x7F: return .invalid
            default: place += 1
            }
        }
        return .invalid
    }

    /// Whether the string ends with the quote that was gone over.
    private func isEnd(_ lexer: SourceLexer, _ place: inout Int) -> Bool {
        if isMultiline {
            guard lexer.byte(place) == UInt8(ascii: "\""),
                lexer.byte(place + 1) == UInt8(ascii: "\""), hasPounds(lexer, place + 2)
            else { return false }
            place += 2 + pounds
            return true
        }
        guard hasPounds(lexer, place) else { return false }
        place += pounds
        return true
    }

    private func hasPounds(_ lexer: SourceLexer, _ place: Int) -> Bool {
        for index in 0..<pounds where lexer.byte(place + index) != UInt8(ascii: "#") {
            return false
        }
        return true
    }

    /// Goes over what follows a backslash.
    private func skipEscape(_ lexer: SourceLexer, _ place: inout Int) -> Bool {
        switch lexer.byte(place) {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
            place += 1
            return true
        case UInt8(ascii: "u"): return skipScalar(lexer, &place)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            guard isMultiline else { return false }
            while lexer.byte(place) == UInt8(ascii: " ") || lexer.byte(place) == UInt8(ascii: "\t")
            {
                place += 1
            }
            return lexer.byte(place) == UInt8(ascii: "\n")
                || lexer.byte(place) == UInt8(ascii: "\r")
        default: return false
        }
    }

    /// `u{1F600}`.
    private func skipScalar(_ lexer: SourceLexer, _ place: inout Int) -> Bool {
        place += 1
        guard lexer.byte(place) == UInt8(ascii: "{") else { return false }
        place += 1
        let first = place
        var value: UInt32 = 0
        while lexer.has(place, ByteClasses.hexadecimal), place - first < 8 {
            let byte = lexer.text[place]
            let digit = byte < UInt8(ascii: "A") ? byte - UInt8(ascii: "0") : (byte | 0x20) - 87
            value = value << 4 | UInt32(digit)
            place += 1
        }
        guard place > first, lexer.byte(place) == UInt8(ascii: "}"), Unicode.Scalar(value) != nil
        else { return false }
        place += 1
        return true
    }

    /// Whether all lines begin as the line of the closing quotes does.
    ///
    /// - Parameter end: Where the string ends.
    func isIndented(_ lexer: SourceLexer, to end: Int) -> Bool {
        let quotes = end - pounds - 3
        var first = quotes
        while first > start, lexer.text[first - 1] != UInt8(ascii: "\n") { first -= 1 }
        for place in first..<quotes
        where lexer.text[place] != UInt8(ascii: " ") && lexer.text[place] != UInt8(ascii: "\t") {
            return false
        }
        guard first > start else { return true }
        var line = start
        while line < first {
            if !isIndented(lexer, line: line, as: first..<quotes) { return false }
            while lexer.text[line] != UInt8(ascii: "\n") {
                let isAlone =
                    lexer.text[line] == UInt8(ascii: "\r")
                    && lexer.byte(line + 1) != UInt8(ascii: "\n")
                // It breaks lines in an interpolation.
                if isAlone { return false }
                line += 1
            }
            line += 1
        }
        return !endsEscaped(lexer, first - 1)
    }

    private func isIndented(_ lexer: SourceLexer, line: Int, as indent: Range<Int>) -> Bool {
        if lexer.text[line] == UInt8(ascii: "\n") { return true }
        if lexer.text[line] == UInt8(ascii: "\r"), lexer.byte(line + 1) == UInt8(ascii: "\n") {
            return true
        }
        for index in 0..<indent.count
        where lexer.byte(line + index) != lexer.text[indent.lowerBound + index] {
            return false
        }
        return true
    }

    /// Whether the last line break of the text is escaped, which leaves nothing to end.
    private func endsEscaped(_ lexer: SourceLexer, _ lineBreak: Int) -> Bool {
        var place = lineBreak - 1
        while place > start, lexer.text[place] <= UInt8(ascii: " "),
            lexer.text[place] != UInt8(ascii: "\n")
        {
            place -= 1
        }
        let byte = lexer.text[place]
        return byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "#")
    }
}
