import Architecture

/// Text of a codebase as Swift wants it in a file that is written, whatever stands in it.
enum SwiftText {
    /// A name as code names it, between backticks where it is none without; nil where nothing in
    /// Swift can be called so.
    static func name(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return nil }
        let isPlain =
            (first == "_" || first.properties.isXIDStart)
            && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        if isPlain, !reserved.contains(text) { return text }
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0451-escaped-identifiers.md
        let isRaw =
            !scalars.contains { $0 == "`" || $0 == "\\" || $0.isHidden }
            && scalars.contains {
                $0 == "_" || $0.properties.isXIDContinue || $0.properties.isEmojiPresentation
            }
        return isRaw ? "`\(text)`" : nil
    }

    /// Text for a comment: one line, with what would end it or is not seen as numbers.
    static func comment(_ text: String) -> String {
        text.unicodeScalars.map {
            $0.isHidden ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
        }.joined()
    }

    /// A placeholder that does not compile; nothing in the text ends it.
    static func placeholder(_ text: String) -> String {
        var inside = ""
        for character in comment(text).unicodeScalars {
            // `#>` ends it, and `<#` begins another.
            if character == "#" && inside.unicodeScalars.last == "<"
                || character == ">" && inside.unicodeScalars.last == "#"
            {
                inside += " "
            }
            inside.unicodeScalars.append(character)
        }
        // The sign behind the text must not end it with its own.
        return "<#\(inside)\(inside.unicodeScalars.last == "#" ? " " : "")#>"
    }

    /// Text for the name of a file: what cannot stand in one, or leads elsewhere, is `_`.
    static func fileName(_ text: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isAllowed =
                scalar.properties.isXIDContinue || "_-. ".unicodeScalars.contains(scalar)
            name.append(isAllowed && !scalar.isHidden ? scalar : "_")
        }
        return name.isEmpty ? "_" : String(name)
    }

    private static let reserved = Set(
        """
        Any Self as associatedtype break case catch class continue default defer deinit \
        do else enum extension fallthrough false fileprivate for func guard if import in init inout \
        internal is let nil operator precedencegroup private protocol public repeat rethrows \
        return self static struct subscript super switch throw throws true try typealias var where \
        while
        """.split(separator: " ").map(String.init))
}
