/// Cuts a Swift text into words and single marks; strings, comments and regular expressions are
/// passed over, code in interpolations included.
struct SwiftLexer {
    struct Token {
        let text: String
        let line: Int
        let isWord: Bool
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var found: [Token] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    /// All tokens, in the order of the text.
    mutating func tokens() -> [Token] {
        while index < bytes.count { step() }
        return found
    }

    private mutating func step() {
        let byte = bytes[index]
        if sees("//") || (index == 0 && sees("#!")) {
            skipLine()
        } else if sees("/*") {
            skipComment()
        } else if byte == quote || byte == hash && startsRawString {
            skipString()
        } else if startsRegex {
            skipRegex()
        } else if byte == UInt8(ascii: "`") {
            takeQuotedWord()
        } else if Self.isWordByte(byte) {
            takeWord()
        } else {
            if !Self.isBlank(byte) { add(String(UnicodeScalar(byte)), isWord: false) }
            advance()
        }
    }

    private mutating func takeWord() {
        let start = index
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
        add(String(decoding: bytes[start..<index], as: UTF8.self), isWord: true)
    }

    private mutating func takeQuotedWord() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != newline {
            index += 1
        }
        index = min(index + 1, bytes.count)
        add(String(decoding: bytes[start..<index], as: UTF8.self), isWord: true)
    }

    private mutating func add(_ text: String, isWord: Bool) {
        found.append(Token(text: text, line: line, isWord: isWord))
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == newline { line += 1 }
            index += 1
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != newline { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if sees("/*") {
                depth += 1
                advance(2)
            } else if sees("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && index < bytes.count
    }

    // MARK: Strings

    private var startsRawString: Bool {
        let rest = bytes[index...].drop { $0 == hash }
        return rest.first == quote
    }

    private mutating func skipString() {
        let hashes = bytes[index...].prefix { $0 == hash }.count
        advance(hashes)
        let isLong = sees("\"\"\"")
        advance(isLong ? 3 : 1)
        let end = Array((isLong ? "\"\"\"" : "\"").utf8) + Array(repeating: hash, count: hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: hash, count: hashes)
        while index < bytes.count {
            if starts(with: end) { return advance(end.count) }
            if !isLong, bytes[index] == newline { return }
            guard starts(with: escape) else {
                advance()
                continue
            }
            advance(escape.count)
            if sees("(") { skipInterpolation() } else { advance() }
        }
    }

    private mutating func skipInterpolation() {
        let before = found.count
        var depth = 0
        repeat {
            if sees("(") { depth += 1 }
            if sees(")") { depth -= 1 }
            step()
        } while depth > 0 && index < bytes.count
        found.removeSubrange(before...)
    }

    // MARK: Regular expressions

    /// `/` where a value is expected, not followed by a blank, and closed on the same line; or `#/`.
    private var startsRegex: Bool {
        if sees("#/") { return true }
        guard sees("/"), index + 1 < bytes.count, !Self.isBlank(bytes[index + 1]) else {
            return false
        }
        let marks: Set<String> = ["(", ",", "=", ":", "[", "{", "return", "?"]
        guard let last = found.last, marks.contains(last.text) else { return false }
        return bytes[(index + 1)...].prefix { $0 != newline }.contains(UInt8(ascii: "/"))
    }

    private mutating func skipRegex() {
        let hashes = bytes[index...].prefix { $0 == hash }.count
        advance(hashes + 1)
        let end = [UInt8(ascii: "/")] + Array(repeating: hash, count: hashes)
        while index < bytes.count {
            if starts(with: end) { return advance(end.count) }
            if hashes == 0, bytes[index] == newline { return }
            advance(sees("\\") ? 2 : 1)
        }
    }

    // MARK: Bytes

    private let quote = UInt8(ascii: "\"")
    private let hash = UInt8(ascii: "#")
    private let newline = UInt8(ascii: "\n")

    private func sees(_ text: String) -> Bool { starts(with: Array(text.utf8)) }

    private func starts(with text: [UInt8]) -> Bool {
        bytes[index...].starts(with: text)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
