/// Finds the imports of a Swift text by another route than the parser: a lexer written by hand that
/// knows strings, comments and regular expressions, and nothing else of the language.
struct PlainImportScanner {
    struct Import: Hashable, Comparable, CustomStringConvertible {
        let line: Int
        let path: String

        var description: String { "\(line): \(path)" }

        static func < (left: Import, right: Import) -> Bool {
            (left.line, left.path) < (right.line, right.path)
        }
    }

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "let", "var", "typealias",
    ]

    /// The imports of a text, in its order.
    static func imports(in bytes: [UInt8]) -> [Import] {
        var lexer = SwiftLexer(bytes: bytes)
        let tokens = lexer.tokens()
        return tokens.indices.compactMap { index in
            guard tokens[index].text == "import", isStatement(at: index, in: tokens) else {
                return nil
            }
            return path(after: index, in: tokens).map {
                Import(line: tokens[index].line, path: $0)
            }
        }
    }

    /// `.import`, `func import`, `import:` and the like name something else.
    private static func isStatement(at index: Int, in tokens: [SwiftLexer.Token]) -> Bool {
        let before = index > 0 ? tokens[index - 1].text : ""
        if [".", "func", "case", "let", "var", "@", "#"].contains(before) { return false }
        guard index + 1 < tokens.count else { return false }
        return tokens[index + 1].isWord
    }

    private static func path(after index: Int, in tokens: [SwiftLexer.Token]) -> String? {
        var next = index + 1
        if kinds.contains(tokens[next].text), next + 1 < tokens.count, tokens[next + 1].isWord {
            next += 1
        }
        var path = tokens[next].text
        while next + 2 < tokens.count, tokens[next + 1].text == "." {
            next += 2
            path += "." + tokens[next].text
        }
        return path
    }
}
