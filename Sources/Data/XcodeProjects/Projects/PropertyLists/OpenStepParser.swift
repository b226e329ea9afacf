/// Reads the old form of property lists: `{ key = value; list = ( a, "b c" ); /* comment */ }`.
///
/// It works on bytes, and reads on after everything that is wrong.
struct OpenStepParser {
    private let bytes: [UInt8]
    private var position: Int
    private var line: Int32 = 1
    private var builder = PropertyListBuilder()
    /// The quotation marks that none ends after them: then none ends those that follow, either.
    private var unclosed: Set<UInt8> = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    static func parse(_ bytes: [UInt8]) -> PropertyList {
        var parser = OpenStepParser(bytes)
        parser.builder.reserve(bytes.count / 24)
        parser.run()
        return parser.builder.finish(bytes: bytes, line: parser.line)
    }

    private mutating func run() {
        while skipToToken() {
            switch bytes[position] {
            case UInt8(ascii: "{"): builder.begin(.dictionary, at: position, line: line)
            case UInt8(ascii: "("): builder.begin(.array, at: position, line: line)
            case UInt8(ascii: "}"): builder.endDictionary(at: position, line: line)
            case UInt8(ascii: ")"): builder.endArray(at: position, line: line)
            case UInt8(ascii: "="): builder.equals(line: line)
            case UInt8(ascii: ";"): builder.semicolon(line: line)
            case UInt8(ascii: ","): builder.comma(line: line)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                quotedText()
                continue
            case UInt8(ascii: "<"): data()
            case let byte where Self.endsText[Int(byte)]:
                builder.note("`\(Unicode.Scalar(byte))` found where text is expected", line: line)
            default:
                plainText()
                continue
            }
            position += 1
        }
    }

    /// Goes on to the next token, over space, comments and the marks of a merge conflict.
    private mutating func skipToToken() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") {
                line += 1
                position += 1
            } else if byte <= 0x20 {
                position += 1
            } else if byte == UInt8(ascii: "/"), isNext("/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), isNext("*") {
                skipComment()
            } else if isConflictMark(byte) {
                skipConflictMark(byte)
            } else {
                return true
            }
        }
        return false
    }

    private func isNext(_ character: Unicode.Scalar) -> Bool {
        position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: character)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipComment() {
        let start = line
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            if bytes[position] == UInt8(ascii: "*"), isNext("/") {
                position += 2
                return
            }
            position += 1
        }
        builder.note("a comment is not closed", line: start)
    }

    /// `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>` at the start of a line.
    private func isConflictMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"):
            guard position == 0 || bytes[position - 1] == UInt8(ascii: "\n") else { return false }
            return bytes[position...].prefix(7).count(where: { $0 == byte }) == 7
        default: return false
        }
    }

    /// Both sides of a conflict are read; what both had before is not.
    private mutating func skipConflictMark(_ byte: UInt8) {
        if byte == UInt8(ascii: "<") {
            builder.note("an unresolved merge conflict; both sides were read", line: line)
        }
        skipLine()
        guard byte == UInt8(ascii: "|") else { return }
        while position < bytes.count {
            if isConflictMark(bytes[position]), bytes[position] != byte { return }
            skipLine()
            if position < bytes.count {
                position += 1
                line += 1
            }
        }
    }

    private mutating func quotedText() {
        let quote = bytes[position]
        let firstLine = line
        position += 1
        let start = position
        var kind = PropertyList.Kind.plain
        if unclosed.contains(quote) { position = bytes.count }
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                kind = .quoted
                position += 1
            }
            if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        if position >= bytes.count {
            unclosed.insert(quote)
            builder.note("a quotation mark is not closed", line: firstLine)
            endUnclosedText(from: start, line: firstLine)
            return
        }
        builder.scalar(kind, from: start, to: position, line: firstLine)
        position += 1
    }

    /// Text whose second quotation mark is missing ends where its line does.
    private mutating func endUnclosedText(from start: Int, line: Int32) {
        position = start
        self.line = line
        while position < bytes.count, !Self.endsUnclosedText(bytes[position]) { position += 1 }
        let hasEscapes = bytes[start..<position].contains(UInt8(ascii: "\\"))
        builder.scalar(hasEscapes ? .quoted : .plain, from: start, to: position, line: line)
    }

    private static func endsUnclosedText(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
    }

    private mutating func plainText() {
        let start = position
        while position < bytes.count, !Self.endsText[Int(bytes[position])] {
            if bytes[position] == UInt8(ascii: "/"), isNext("*"), position > start { break }
            position += 1
        }
        builder.scalar(.plain, from: start, to: position, line: line)
    }

    /// `<0fbd77 1c2735ae>`; stops at the closing bracket.
    private mutating func data() {
        let start = position
        let firstLine = line
        var end = position + 1
        while end < bytes.count, Self.isDataByte(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
            builder.note("`<` found where text is expected", line: line)
            return
        }
        line += Int32(bytes[start..<end].count { $0 == UInt8(ascii: "\n") })
        position = end
        builder.scalar(.data, from: start + 1, to: end, line: firstLine)
    }

    private static func isDataByte(_ byte: UInt8) -> Bool {
        byte <= 0x20 || Unicode.Scalar(byte).properties.isASCIIHexDigit
    }

    /// For each byte whether it ends text that stands without quotation marks.
    private static let endsText: [Bool] = (0...255).map { byte in
        byte <= 0x20 || byte == 0x7F || "{}()=;,\"'<>".utf8.contains(UInt8(byte))
    }
}
