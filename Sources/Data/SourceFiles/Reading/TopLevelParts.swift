@_spi(Testing) @_spi(RawSyntax) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Cuts a long text between the declarations of its top level.
///
/// A tree takes some sixty times the size of its text: generated files of megabytes are parsed
/// part by part, so that only one part's tree is there at a time.
enum TopLevelParts {
    private static let starts: Set<String> = [
        "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "typealias",
        "import", "public", "package", "internal", "fileprivate", "private", "open", "final",
        "indirect",
    ]

    /// The parts of a text, in its order; a text up to the given size is one.
    ///
    /// A cut comes where a line begins with a declaration and the one before it ended with `}`.
    /// The lexer alone can be mistaken about that, so a part that does not parse says nothing.
    static func ranges(of text: UnsafeBufferPointer<UInt8>, size: Int) -> [Range<Int>] {
        guard text.count > size else { return [0..<text.count] }
        var tracker = LookaheadTracker()
        return withUnsafeMutablePointer(to: &tracker) { tracker in
            let lexemes = Lexer.tokenize(text, lookaheadTracker: tracker, experimentalFeatures: [])
            return ranges(of: lexemes, in: text, size: size)
        }
    }

    private static func ranges(
        of lexemes: Lexer.LexemeSequence, in text: UnsafeBufferPointer<UInt8>, size: Int
    ) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        var offset = 0
        var depth = 0
        var last = RawTokenKind.endOfFile
        for lexeme in lexemes {
            if lexeme.rawTokenKind == .endOfFile { break }
            if depth == 0, offset - start >= size, last == .rightBrace, opensDeclaration(lexeme) {
                parts.append(start..<offset)
                start = offset
            }
            depth += lexeme.rawTokenKind.nesting
            last = lexeme.rawTokenKind
            offset += lexeme.byteLength
        }
        return parts + [start..<text.count]
    }

    private static func opensDeclaration(_ lexeme: Lexer.Lexeme) -> Bool {
        guard lexeme.flags.contains(.isAtStartOfLine) else { return false }
        return lexeme.rawTokenKind == .atSign
            || starts.contains(String(syntaxText: lexeme.tokenText))
    }
}

extension RawTokenKind {
    /// How many levels such a token goes in, or out.
    fileprivate var nesting: Int {
        switch self {
        case .leftBrace, .leftParen, .leftSquare, .poundIf: 1
        case .rightBrace, .rightParen, .rightSquare, .poundEndif: -1
        default: 0
        }
    }
}
