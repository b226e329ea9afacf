/// What a terminal or the keeper of a log would not show as text.
package enum RawText {
    /// The scalars of a text that act on a terminal or that it does not show, as numbers.
    ///
    /// Line ends and tabs are text.
    package static func scalars(in text: String) -> [String] {
        text.unicodeScalars.filter(isRaw).map { "U+" + String($0.value, radix: 16) }
    }

    /// The lines of a text that GitHub takes for commands, and all that others do.
    package static func commands(in text: String) -> [String] {
        lines(of: plain(text)).map(String.init).filter { line in
            let start = line.drop(while: \.isWhitespace)
            return names.contains { start.hasPrefix("::\($0) ") || start.hasPrefix("::\($0):") }
                || line.firstMatch(of: /##[a-z]*\[/) != nil
        }
    }

    private static let names = [
        "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "set-output",
        "save-state", "stop-commands", "set-env", "add-path", "echo",
    ]

    /// The lines of a text, at line feeds alone.
    package static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The text with a letter in place of each scalar beyond ASCII, so that what a parser reads scalar
    /// by scalar is read like that here.
    static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.isASCII && $0 != "\r" ? $0 : "x" }))
    }

    private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && scalar != "\t"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
