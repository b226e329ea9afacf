/// Splits a text into tokens, by Swift's rules; what it is not sure of is an unknown token.
///
/// It keeps no place: a token is read from wherever one is asked for, so looking ahead costs
/// nothing but the reading.
struct SourceLexer {
    let text: UnsafePointer<UInt8>
    let count: Int
    private let classes = ByteClasses()
    private let words = WordTable()
    /// Whether tokens have to stay on one line, as inside `"\(…)"`.
    var staysOnLine = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        text = bytes.baseAddress ?? Self.nothing
        count = bytes.count
    }

    /// Where a text without bytes is.
    nonisolated(unsafe) private static let nothing = UnsafePointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The byte at a place; 0 past the end.
    @inline(__always)
    func byte(_ place: Int) -> UInt8 { place < count ? text[place] : 0 }

    @inline(__always)
    func has(_ place: Int, _ bits: UInt8) -> Bool {
        place < count && classes.has(text[place], bits)
    }

    /// The first token at or after a place.
    ///
    /// - Parameter followsPeriod: Whether it is a member, as `0.1` are two in `x.0.1`.
    func token(from place: Int, followsPeriod: Bool = false) -> Token {
        var start = place
        var startsLine = false
        let isClosed = skipTrivia(&start, &startsLine)
        var token =
            isClosed ? self.token(at: start, followsPeriod) : Token(.unknown, start, start + 1)
        token.startsLine = startsLine
        token.isSpaced = start != place
        if startsLine && staysOnLine {
            token.kind = .unknown
            token.word = .none
        }
        return token
    }

    private func token(at start: Int, _ followsPeriod: Bool) -> Token {
        guard start < count else { return Token(.endOfFile, start, start) }
        let byte = text[start]
        if classes.has(byte, ByteClasses.start) { return name(at: start) }
        switch byte {
        case UInt8(ascii: "("): return Token(.leftParen, start, start + 1)
        case UInt8(ascii: ")"): return Token(.rightParen, start, start + 1)
        case UInt8(ascii: "{"): return Token(.leftBrace, start, start + 1)
        case UInt8(ascii: "}"): return Token(.rightBrace, start, start + 1)
        case UInt8(ascii: "["): return Token(.leftSquare, start, start + 1)
        case UInt8(ascii: "]"): return Token(.rightSquare, start, start + 1)
        case UInt8(ascii: ","): return Token(.comma, start, start + 1)
        case UInt8(ascii: ";"): return Token(.semicolon, start, start + 1)
        case UInt8(ascii: ":"):
            let isDoubled = self.byte(start + 1) == UInt8(ascii: ":")
            return Token(isDoubled ? .unknown : .colon, start, start + 1)
        case UInt8(ascii: "@"): return Token(.at, start, start + 1)
        case UInt8(ascii: "\\"): return Token(.backslash, start, start + 1)
        case UInt8(ascii: "\""): return Token(.string, start, start)
        case UInt8(ascii: "#"): return pound(at: start)
        case UInt8(ascii: "`"): return escapedName(at: start)
        case UInt8(ascii: "$"): return dollar(at: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(at: start, followsPeriod)
        default:
            return classes.has(byte, ByteClasses.sign)
                ? sign(at: start) : Token(.unknown, start, start + 1)
        }
    }

    @inline(__always)
    private func name(at start: Int) -> Token {
        var end = start + 1
        while end < count, classes.has(text[end], ByteClasses.name) { end += 1 }
        if end < count, text[end] >= 0x80 { return Token(.unknown, start, end) }
        var token = Token(.identifier, start, end)
        if end - start == 1 {
            if text[start] == UInt8(ascii: "_") { token.kind = .wildcard }
            return token
        }
        let (word, isReserved) = words.word(
            at: text + start, count: end - start, room: count - start)
        token.word = word
        if isReserved { token.kind = .keyword }
        return token
    }

    /// A name between backticks, which may have spaces but has to have a letter.
    private func escapedName(at start: Int) -> Token {
        var end = start + 1
        var hasLetter = false
        while end < count, text[end] != UInt8(ascii: "`") {
            let byte = text[end]
            if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\\") {
                return Token(.unknown, start, end)
            }
            if classes.has(byte, ByteClasses.start) { hasLetter = true }
            end += 1
        }
        guard end < count, hasLetter else { return Token(.unknown, start, end) }
        return Token(.identifier, start, end + 1)
    }

    /// `$0` or `$name`.
    private func dollar(at start: Int) -> Token {
        var end = start + 1
        var isNumber = true
        while end < count, classes.has(text[end], ByteClasses.name) {
            if !classes.has(text[end], ByteClasses.digit) { isNumber = false }
            end += 1
        }
        if end == start + 1 || byte(end) >= 0x80 { return Token(.unknown, start, end) }
        return Token(isNumber ? .dollarIdentifier : .identifier, start, end)
    }

    /// `#` and what belongs to it.
    private func pound(at start: Int) -> Token {
        var end = start + 1
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        if byte(end) == UInt8(ascii: "\"") { return Token(.string, start, start) }
        guard end == start + 1, has(end, ByteClasses.start) else {
            return Token(.unknown, start, end)
        }
        while has(end, ByteClasses.start) { end += 1 }
        let name = UnsafeBufferPointer(start: text + start + 1, count: end - start - 1)
        if let kind = Self.directives[name.count]?.first(where: {
            name.elementsEqual($0.name.utf8)
        })?.kind {
            return Token(kind, start, end)
        }
        return Token(.pound, start, start + 1)
    }

    /// What has a token of its own after `#`, by its length.
    private static let directives: [Int: [(name: String, kind: Token.Kind)]] = [
        2: [("if", .poundIf)],
        4: [("else", .poundElse)],
        5: [("endif", .poundEndif)],
        6: [("elseif", .poundElseif)],
        9: [("available", .poundAvailable)],
        11: [("unavailable", .poundUnavailable)],
        14: [("sourceLocation", .unknown)],
    ]
}
