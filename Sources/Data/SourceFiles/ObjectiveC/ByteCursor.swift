/// A place in the text of a file in C's family of languages.
struct ByteCursor {
    private let bytes: [UInt8]
    private var index = 0
    private var lineStart = 0
    /// The line, from 1.
    private(set) var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The byte here; nil at the end.
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The column in bytes, from 1.
    var column: Int { index - lineStart + 1 }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    mutating func advance() {
        guard index < bytes.count else { return }
        index += 1
        guard bytes[index - 1] == UInt8(ascii: "\n") else { return }
        line += 1
        lineStart = index
    }

    /// - Returns: How many blanks there were.
    @discardableResult
    mutating func skipBlanks() -> Int {
        let start = index
        while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { index += 1 }
        return index - start
    }

    /// Moves past a comment.
    ///
    /// - Returns: false, and stays, if none begins here.
    mutating func skipComment() -> Bool {
        switch next {
        case UInt8(ascii: "/"):
            _ = takeLine()
            return true
        case UInt8(ascii: "*"):
            advance()
            advance()
            while let byte = current {
                if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") { break }
                advance()
            }
            advance()
            advance()
            return true
        default:
            return false
        }
    }

    /// Moves past a string or character literal; one that is not closed ends with its line.
    mutating func skipLiteral() {
        if isRaw { return skipRawLiteral() }
        let quote = current
        advance()
        while let byte = current, byte != UInt8(ascii: "\n") {
            advance()
            if byte == quote { return }
            if byte == UInt8(ascii: "\\") { advance() }
        }
    }

    /// Whether the quote here begins a raw string of C++, `R"x(…)x"`.
    private var isRaw: Bool {
        guard current == UInt8(ascii: "\""), index > 0, bytes[index - 1] == UInt8(ascii: "R") else {
            return false
        }
        return index < 2 || !Self.isWord(bytes[index - 2])
    }

    private mutating func skipRawLiteral() {
        advance()
        let rest = bytes[index...].prefix(18)
        guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return }
        let end = [UInt8(ascii: ")")] + rest[..<open] + [UInt8(ascii: "\"")]
        while index < bytes.count, !bytes[index...].starts(with: end) { advance() }
        for _ in end { advance() }
    }

    /// The letters, digits and underscores from here on.
    mutating func takeWord(including other: UInt8? = nil) -> String {
        let start = index
        while let byte = current, Self.isWord(byte) || byte == other { index += 1 }
        return text(start..<index)
    }

    /// What stands between `<` and `>` on this line; nil if no such thing begins here.
    mutating func takeHeader() -> String? {
        guard current == UInt8(ascii: "<") else { return nil }
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") {
            if bytes[end] == UInt8(ascii: "\n") { return nil }
            end += 1
        }
        guard end < bytes.count else { return nil }
        index = end + 1
        return text(start..<end)
    }

    /// The rest of the line and of those that a backslash joins to it, up to the last line break.
    mutating func takeLine() -> String {
        let start = index
        while let byte = current {
            if byte == UInt8(ascii: "\n"), !isContinued { break }
            advance()
        }
        return text(start..<index)
    }

    private var isContinued: Bool {
        var before = index - 1
        if before >= 0, bytes[before] == UInt8(ascii: "\r") { before -= 1 }
        return before >= 0 && bytes[before] == UInt8(ascii: "\\")
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
