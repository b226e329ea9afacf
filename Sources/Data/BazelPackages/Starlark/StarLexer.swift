/// Cuts the text of a build file into pieces.
struct StarLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var brackets = 0
    private var indents = [0]
    private var tokens: [StarToken] = []

    private init(_ text: String, line: Int) {
        bytes = Array(text.utf8)
        self.line = line
    }

    /// - Parameter line: The line that the text begins on, from 1.
    static func tokens(
        of text: String, from line: Int = 1
    ) throws(StarError) -> [StarToken] {
        var lexer = StarLexer(text, line: line)
        try lexer.run()
        return lexer.tokens
    }

    private mutating func run() throws(StarError) {
        var atLineStart = true
        while index < bytes.count {
            if atLineStart, brackets == 0 {
                atLineStart = false
                guard try indentation() else { continue }
            }
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"):
                if brackets == 0 {
                    if let last = tokens.last, last.kind != .newline { add(.newline) }
                    atLineStart = true
                }
                line += 1
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "\\"):
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
                    line += 1
                    index += 1
                }
            case UInt8(ascii: "#"): skipComment()
            case _ where byte.isDigit: number()
            case _ where byte.isNamePart: try nameOrString()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try string(isRaw: false)
            default: try mark()
            }
        }
        add(.newline)
        while indents.count > 1 {
            indents.removeLast()
            add(.dedent)
        }
        add(.end)
    }

    private mutating func add(_ kind: StarToken.Kind) {
        tokens.append(StarToken(kind: kind, line: line))
    }

    /// Measures the start of a line; false if the line is empty.
    private mutating func indentation() throws(StarError) -> Bool {
        var width = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: " ") {
                width += 1
            } else if bytes[index] == UInt8(ascii: "\t") {
                width += 8 - width % 8
            } else {
                break
            }
            index += 1
        }
        guard index < bytes.count else { return false }
        if [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#")].contains(bytes[index]) {
            return true
        }
        if width > indents[indents.count - 1] {
            guard indents.count < 60 else {
                throw StarError(line: line, reason: "The blocks are nested too deeply.")
            }
            indents.append(width)
            add(.indent)
        }
        while width < indents[indents.count - 1] {
            indents.removeLast()
            add(.dedent)
        }
        return true
    }

    private mutating func skipComment() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func number() {
        let start = index
        while index < bytes.count, bytes[index].isNamePart || bytes[index] == UInt8(ascii: ".") {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        if text.hasPrefix("0x") {
            add(.number(Int(text.dropFirst(2), radix: 16) ?? 0))
        } else if text.hasPrefix("0o") {
            add(.number(Int(text.dropFirst(2), radix: 8) ?? 0))
        } else {
            add(.number(Int(text) ?? 0))
        }
    }

    private mutating func nameOrString() throws(StarError) {
        let start = index
        while index < bytes.count, bytes[index].isNamePart { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        let isQuote =
            index < bytes.count
            && (bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"))
        if isQuote, ["r", "b", "rb", "br"].contains(name.lowercased()) {
            try string(isRaw: name.lowercased().contains("r"))
        } else {
            add(.name(name))
        }
    }

    private mutating func string(isRaw: Bool) throws(StarError) {
        let quote = bytes[index]
        let start = line
        let isLong = bytes[index...].prefix(3).elementsEqual([quote, quote, quote])
        index += isLong ? 3 : 1
        var text: [UInt8] = []
        while true {
            guard index < bytes.count, isLong || bytes[index] != UInt8(ascii: "\n") else {
                throw StarError(line: start, reason: "A string is not closed.")
            }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == quote,
                !isLong || bytes[index...].prefix(3).elementsEqual([quote, quote, quote])
            {
                index += isLong ? 3 : 1
                break
            }
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                escape(isRaw: isRaw, into: &text)
            } else {
                text.append(byte)
                index += 1
            }
        }
        tokens.append(StarToken(kind: .string(String(decoding: text, as: UTF8.self)), line: start))
    }

    private mutating func escape(isRaw: Bool, into text: inout [UInt8]) {
        let next = bytes[index + 1]
        index += 2
        if next == UInt8(ascii: "\n") { line += 1 }
        if isRaw {
            text += [UInt8(ascii: "\\"), next]
            return
        }
        switch next {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "\n"): break
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(next)
        case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"): number(next, into: &text)
        default: text += [UInt8(ascii: "\\"), next]
        }
    }

    /// `\x41`, `\u00e9` and `\U0001F389`: a letter by its number.
    private mutating func number(_ mark: UInt8, into text: inout [UInt8]) {
        let count = mark == UInt8(ascii: "x") ? 2 : mark == UInt8(ascii: "u") ? 4 : 8
        let digits = String(decoding: bytes[index...].prefix(count), as: UTF8.self)
        guard digits.utf8.count == count, let number = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(number)
        else {
            text += [UInt8(ascii: "\\"), mark]
            return
        }
        text += Array(String(Character(scalar)).utf8)
        index += count
    }

    private static let marks = [
        "**=", "//=", ">>=", "<<=", "...", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=",
        "|=",
        "&=", "//", "**", "->", "<<", ">>",
    ]

    private mutating func mark() throws(StarError) {
        let rest = String(decoding: bytes[index...].prefix(3), as: UTF8.self)
        let long = Self.marks.first { rest.hasPrefix($0) }
        let text = long ?? String(decoding: [bytes[index]], as: UTF8.self)
        guard long != nil || "()[]{},:.=+-*/%<>|&^~;@".contains(text) else {
            throw StarError(line: line, reason: "Unexpected “\(text)”.")
        }
        switch text {
        case "(", "[", "{": brackets += 1
        case ")", "]", "}": brackets = max(brackets - 1, 0)
        default: break
        }
        add(.mark(text))
        index += text.utf8.count
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isNamePart: Bool {
        isDigit || self == UInt8(ascii: "_") || self >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
