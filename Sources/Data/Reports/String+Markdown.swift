import Codebase

extension String {
    /// Text in a table, a list or a paragraph of its own: what Markdown, HTML or those who show it
    /// would read is escaped. Names of people, links and formulas stand as code, where nobody does.
    var markdownText: String {
        let words = visible.unicodeScalars.drop { $0 == " " }
            .split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        let text = words.map { $0.isReadByForges ? "`\($0.markdownCode)`" : $0.withMarkdownEscapes }
            .joined(separator: " ")
        return text.beginsList ? "\\" + text : text
    }

    /// Text between backticks in a table.
    var markdownCode: String { visible.escaping(["`": "'", "|": "\\|"]) }

    /// Lines of code between fences that nothing in them closes.
    func markdownFence(_ language: String) -> String {
        let runs = unicodeScalars.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
        return "\(fence)\(language)\n\(visibleLines)\(fence)"
    }

    /// Whether it begins with what would make it an item of a list: `- a`, `+ a`; a line under text
    /// that makes a heading of it begins like that too.
    private var beginsList: Bool {
        unicodeScalars.first.map { "-+=".unicodeScalars.contains($0) } ?? false
    }

    /// Whether a forge makes a link, a mention, an emoji or a formula of the word.
    private var isReadByForges: Bool {
        unicodeScalars.contains { "@#$".unicodeScalars.contains($0) } || hasScalars("://")
            || hasScalars("www.") || unicodeScalars.count { $0 == ":" } > 1 || namesIssue
    }

    /// Whether it has the number of an issue or a merge request: `GH-12`, `!12`.
    private var namesIssue: Bool {
        let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
        let bytes = Array(lowercased().utf8)
        return bytes.indices.dropFirst().contains { place in
            guard digit ~= bytes[place] else { return false }
            let before = bytes[..<place]
            return before.last == UInt8(ascii: "!") || before.suffix(3).elementsEqual("gh-".utf8)
        }
    }

    private var withMarkdownEscapes: String {
        let text = escaping(Self.markdownEscapes)
        // A number with a point begins a list, too.
        let rest = text.unicodeScalars.drop { "0"..."9" ~= $0 }
        guard rest.startIndex > text.startIndex, rest.first == "." || rest.first == ")" else {
            return text
        }
        return String(text[..<rest.startIndex]) + "\\" + String(rest)
    }

    private static let markdownEscapes: [Unicode.Scalar: String] = Dictionary(
        uniqueKeysWithValues: "\\`*_{}[]<>|~&".unicodeScalars.map { ($0, "\\\($0)") })
}
