/// A comment that lets a line break a rule: `// strata:exclude sideways: Goes with the rewrite.`
///
/// It is about the line that it ends, or about the first line of code below it.
package struct ExclusionComment: Hashable, Sendable {
    /// What such a comment begins with, after the slashes.
    package static let marker = "strata:exclude"

    /// The kinds of violations as written, in their order; empty if none are named.
    package let kinds: [String]
    /// Why; empty if nothing is said.
    package let reason: String
    /// The line that it stands on, from 1.
    package let line: Int
    /// The line of code that it is about, from 1; its own if no code follows.
    package let target: Int

    /// A comment as it was read.
    package init(kinds: [String], reason: String, line: Int, target: Int) {
        self.kinds = kinds
        self.reason = reason
        self.line = line
        self.target = target
    }

    /// A comment from its text, with its slashes; nil if it excludes nothing.
    ///
    /// The kinds end at the first colon; commas or blanks stand between them.
    package init?(text: some StringProtocol, line: Int, target: Int) {
        guard let rest = Self.rest(of: text.drop { $0 == "/" || $0.isWhitespace }) else {
            return nil
        }
        let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            kinds: parts[0].split { $0 == "," || $0.isWhitespace }.map(String.init),
            reason: parts.count < 2
                ? "" : parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " "),
            line: line, target: target)
    }

    /// What follows the marker; nil if the text does not begin with the marker as a whole word.
    private static func rest(of text: some StringProtocol) -> String? {
        guard text.hasPrefix(marker) else { return nil }
        let rest = String(text.dropFirst(marker.count))
        guard let first = rest.first else { return "" }
        return first.isWhitespace || first == ":" ? rest : nil
    }
}
