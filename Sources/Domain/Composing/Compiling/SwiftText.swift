import Codebase

/// Text of a codebase as Swift wants it in a file that is written, whatever stands in it.
enum SwiftText {
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
        // The sign after the text must not end it with its own.
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
}
