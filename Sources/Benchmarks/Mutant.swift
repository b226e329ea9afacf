/// A text in which something was changed at random.
struct Mutant: Sendable {
    private(set) var bytes: [UInt8]
    /// Where it was changed.
    private let place: Int

    init(of text: [UInt8], using random: inout SeededGenerator) {
        let pieces = random.next() % 5 == 0 ? Self.lines(of: text) : Self.pieces(of: text)
        let index = Int(random.next() % UInt64(pieces.count))
        let other = Int(random.next() % UInt64(pieces.count))
        let piece = pieces[index]
        place = piece.lowerBound
        bytes = text
        switch random.next() % 8 {
        case 0: bytes.removeSubrange(piece)
        case 1: bytes.insert(contentsOf: text[piece], at: piece.upperBound)
        case 2: bytes.replaceSubrange(piece, with: text[pieces[other]])
        case 3: bytes.insert(contentsOf: text[pieces[other]], at: piece.lowerBound)
        case 4:
            let byte = UInt8(truncatingIfNeeded: random.next() % 128)
            bytes.insert(byte, at: Int(random.next() % UInt64(text.count)))
        case 5: bytes.remove(at: Int(random.next() % UInt64(text.count)))
        case 6:
            let words = Self.words
            bytes.insert(
                contentsOf: words[Int(random.next() % UInt64(words.count))].utf8,
                at: piece.lowerBound)
        default:
            let words = Self.words
            bytes.replaceSubrange(
                piece, with: words[Int(random.next() % UInt64(words.count))].utf8)
        }
    }

    /// The lines around the change.
    var excerpt: String {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }
        return lines[max(0, line - 2)..<min(lines.count, line + 3)]
            .map { "    | " + String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// The whole text, as Swift would write it.
    var literal: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    private static func lines(of text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let end = (text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    /// Words, numbers, spaces and signs of a text.
    private static func pieces(of text: [UInt8]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let kind = kind(of: text[start])
            var end = start + 1
            while end < text.count, kind != 0, Self.kind(of: text[end]) == kind { end += 1 }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }

    private static func kind(of byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            1
        case UInt8(ascii: " "): 2
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "."):
            3
        default: 0
        }
    }

    private static let words = [
        " if ", " let ", " var ", " case ", " in ", " is ", " as? ", " try ", " await ", " async ",
        " throws ", "->", " some ", " any ", " each ", " repeat ", "{", "}", "(", ")", "[", "]",
        "<", ">", ",", ";", ":", ".", "@", "#", "\\", "\"", "?", "!", " ? ", " : ", " = ", "&",
        " & ", " where ", " init ", " self", ".self", " get ", " set ", " default:", " return ",
        " else ", " func ", " class ", " static ", " open ", " private(set) ", " inout ", "/", "*",
        " / ", "//", "/*", "*/", "`", "$0", "0x", "1.5", "_", " _ ", "\n", "\n\n", " async let ",
        " switch ", " do ", " catch ", " guard ", " for ", " while ", " consuming ", " borrowing ",
        " sending ", " isolated ", " nonisolated ", " unsafe ", " copy ", " consume ", " yield ",
        "\n#if A\n", "\n#endif\n", "\n#else\n", "#available(iOS 1, *)", "@objc ",
        "@available(*, unavailable) ",
        " actor ", " macro ", " import ", " extension ", " associatedtype ", " willSet ",
        " didSet ", "...", "..<", "==",
        " super", " nil", " Any", " Self", " fallthrough ", " break ", " continue ", " discard ",
        "\r", "\u{0}", "\u{FEFF}", "\u{A0}", "\u{2028}", "\u{C}", "é", "a\u{301}", "`a b`", "`a`",
        ">>",
        ">>>", "<<", "<A<B>>", "/a/", "/a", "a/", "#/", "/#", "/=", "#\"", "\"#", "\"\"\"", "\\(",
        "\\#(",
        "'", "<#a#>", "::", "#a ", "@a(b) ", "#if", "\n#elseif B\n", "#endif", "#sourceLocation()",
        "~",
        "// strata:ignore a\n", "$a", "0x1p2", "\\", "\\.", "<<<<<<< ", ">>>>>>> ", "=======",
        "\r\n", "\t",
    ]
}

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
