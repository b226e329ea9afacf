/// A word or a sign of a source, outside of comments and texts.
struct SourceToken {
    let text: String
    let line: Int

    /// Whether it can be a name.
    var isWord: Bool { text.utf8.first.map { Self.words[Int($0)] } ?? false }

    /// All of a source; a text between quotation marks is one.
    static func all(in source: String) -> [SourceToken] {
        var reader = Reader(bytes: Array(source.utf8))
        return reader.tokens()
    }

    /// Which bytes names are made of; a table, as it is asked for each byte of all sources.
    private static let words = (UInt8.min...UInt8.max).map { byte in
        let character = Character(UnicodeScalar(byte))
        return byte > 127 || character.isLetter || character.isNumber || "_`".contains(character)
    }

    private struct Reader {
        let bytes: [UInt8]
        let words = SourceToken.words
        var index = 0
        var line = 1

        mutating func tokens() -> [SourceToken] {
            var found: [SourceToken] = []
            while index < bytes.count {
                if bytes[index] == 32 {
                    index += 1
                    continue
                }
                let (start, line) = (index, line)
                if words[Int(bytes[index])] {
                    skipWord()
                    let word = String(decoding: bytes[start..<index], as: UTF8.self)
                    found.append(SourceToken(text: word, line: line))
                    continue
                }
                switch bytes[index] {
                case UInt8(ascii: "\n"): step()
                case UInt8(ascii: "/") where starts("//"):
                    while index < bytes.count, bytes[index] != 10 { index += 1 }
                case UInt8(ascii: "/") where starts("/*"): skipComment()
                case UInt8(ascii: "\""),
                    UInt8(ascii: "#") where isText:
                    skipText()
                    found.append(SourceToken(text: "\"", line: line))
                case UInt8(ascii: "-") where starts("->"): index += 2
                case UInt8(ascii: "@"): skipAttribute()
                case let byte:
                    index += 1
                    found.append(SourceToken(text: String(UnicodeScalar(byte)), line: line))
                }
            }
            return found
        }

        private func starts(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { bytes[index...].starts(with: $0) }
        }

        private mutating func step() {
            if bytes[index] == 10 { line += 1 }
            index += 1
        }

        private mutating func skipWord() {
            while index < bytes.count, words[Int(bytes[index])] { index += 1 }
        }

        /// Whether a text begins here, with or without `#`.
        private var isText: Bool {
            bytes[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
        }

        private mutating func skipComment() {
            var depth = 0
            repeat {
                if starts("/*") {
                    depth += 1
                    index += 2
                } else if starts("*/") {
                    depth -= 1
                    index += 2
                } else {
                    step()
                }
            } while depth > 0 && index < bytes.count
        }

        /// An attribute; what stands in its brackets is left.
        private mutating func skipAttribute() {
            index += 1
            skipWord()
        }

        private mutating func skipText() {
            let marks = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
            index += marks
            let quotes = starts("\"\"\"") ? 3 : 1
            let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: marks)
            let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + hashes
            let escape = [UInt8(ascii: "\\")] + hashes
            index += quotes
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\\") where bytes[index...].starts(with: escape):
                    index += escape.count
                    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                        skipInterpolation()
                    } else if index < bytes.count {
                        step()
                    }
                case UInt8(ascii: "\"") where bytes[index...].starts(with: end):
                    index += end.count
                    return
                // The end of a line ends what is no text, such as a regular expression with a mark.
                case UInt8(ascii: "\n") where quotes == 1: return
                default: step()
                }
            }
        }

        private mutating func skipInterpolation() {
            var depth = 0
            repeat {
                switch bytes[index] {
                case UInt8(ascii: "\""),
                    UInt8(ascii: "#") where isText:
                    skipText()
                case UInt8(ascii: "("):
                    depth += 1
                    index += 1
                case UInt8(ascii: ")"):
                    depth -= 1
                    index += 1
                default: step()
                }
            } while depth > 0 && index < bytes.count
        }
    }
}
