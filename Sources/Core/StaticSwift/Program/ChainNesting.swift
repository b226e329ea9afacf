/// Tells source in which more nests without brackets than SwiftParser can read.
///
/// SwiftParser stops where brackets are nested too deep. What nests without them it follows to the end
/// of its stack: `try try …`, `A<A<…`, `() -> () -> …`, `else if … else if …`. Of words and signs that
/// stand many times in a row it looks at the rest for each of them anew.
package enum ChainNesting {
    /// The most links between two declarations, assignments or strings; code that people write has
    /// twenty.
    private static let links = 2_000
    /// The most parentheses inside one another, those of interpolations too.
    private static let parentheses = 4_000
    /// The most times in a row that the same word stands.
    private static let repetitions = 1_000

    /// Whether source has more than the parser can read.
    ///
    /// Strings and comments are not told from code.
    package static func isExceeded(in source: UnsafeBufferPointer<UInt8>) -> Bool {
        var counter = Counter()
        var place = 0
        while place < source.count {
            let start = place
            if isWordByte(source[place]) {
                while place < source.count, isWordByte(source[place]) { place += 1 }
                counter.takeWord(source[start..<place])
            } else {
                place += 1
                counter.takeSign(at: start, in: source)
            }
            if counter.links > links || counter.repetitions > repetitions
                || counter.parentheses > parentheses
            {
                return true
            }
        }
        return false
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
    }

    private struct Counter {
        private(set) var links = 0
        private(set) var repetitions = 0
        private(set) var parentheses = 0
        private var last: Slice<UnsafeBufferPointer<UInt8>>?

        mutating func takeWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
            count(word)
            guard word.count <= 10 else { return }
            let text = String(decoding: word, as: UTF8.self)
            if ChainNesting.linkWords.contains(text) {
                links += 1
            } else if ChainNesting.endWords.contains(text) {
                links = 0
            }
        }

        mutating func takeSign(at place: Int, in source: UnsafeBufferPointer<UInt8>) {
            switch source[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return
            case UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "`"):
                return count(source[place..<place + 1])
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses = max(parentheses - 1, 0)
            case UInt8(ascii: "<"): links += 1
            case UInt8(ascii: ">"):
                if place > 0, source[place - 1] == UInt8(ascii: "-") { links += 1 }
            case UInt8(ascii: "?"):
                if place > 0, source[place - 1] <= UInt8(ascii: " ") { links += 1 }
            case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""): links = 0
            default: break
            }
            last = nil
            repetitions = 0
        }

        private mutating func count(_ token: Slice<UnsafeBufferPointer<UInt8>>) {
            let isSame = last?.elementsEqual(token) == true
            repetitions = isSame ? repetitions + 1 : 0
            last = token
        }
    }

    /// What has something after it that may begin in the same way.
    private static let linkWords: Set<String> = [
        "try", "await", "else", "some", "any", "each", "repeat", "copy", "consume", "unsafe", "if",
        "switch", "throws", "yield", "throw", "discard", "do",
    ]
    /// What stands in no chain.
    private static let endWords: Set<String> = [
        "func", "var", "let", "case", "init", "class", "struct", "enum", "actor", "protocol",
        "extension", "import", "typealias", "subscript", "return",
    ]
}
