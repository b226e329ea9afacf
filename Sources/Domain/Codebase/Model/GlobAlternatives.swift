/// A pattern of file names that may also have braces (`*.{h,m}`) and classes of letters (`[Tt]`),
/// as shells know them.
package struct GlobAlternatives: Equatable, Sendable {
    private let alternatives: [Alternative]

    /// The plain patterns of which one has to match; at most 512.
    package var globs: [Glob] { alternatives.map(\.glob) }

    /// Whether the plain patterns are all that the pattern stands for: braces multiply, and what is
    /// too much is left out.
    package let isWhole: Bool

    /// What comparing a path costs, in steps.
    package let steps: Int

    /// A pattern as it is written.
    package init(_ text: String) {
        let expansion = GlobExpansion(Array(text))
        alternatives = expansion.patterns.map { Alternative(String($0)) }
        isWhole = expansion.isWhole
        steps = expansion.patterns.reduce(1) { $0 + 1 + $1.count / 32 }
    }

    /// Whether the whole path matches.
    package func matches(_ path: String) -> Bool {
        alternatives.contains { $0.matches(path) }
    }

    /// A plain pattern with what a path must begin and end with, which is quick to see.
    private struct Alternative: Equatable, Sendable {
        let glob: Glob
        let start: String
        let end: String

        init(_ text: String) {
            glob = Glob(text)
            let isSpecial: (Character) -> Bool = { $0 == "*" || $0 == "?" }
            // The slash beside two stars may be missing.
            var start = text.prefix { !isSpecial($0) }
            if start.last == "/" { start.removeLast() }
            var end = text.suffix(from: text.lastIndex(where: isSpecial) ?? text.startIndex)
            end = end.drop { isSpecial($0) || $0 == "/" }
            self.start = Self.plainStart(start)
            self.end = Self.plainEnd(end)
        }

        /// As much as can be compared byte by byte: other letters can be composed in several ways,
        /// and the one before may be a part of them.
        private static func plainStart(_ text: Substring) -> String {
            let plain = text.unicodeScalars.prefix(while: \.isASCII)
            let isAll = plain.endIndex == text.endIndex
            return String(String.UnicodeScalarView(isAll ? plain : plain.dropLast()))
        }

        private static func plainEnd(_ text: Substring) -> String {
            let other = text.unicodeScalars.lastIndex { !$0.isASCII }
            let start = other.map { text.unicodeScalars.index(after: $0) } ?? text.startIndex
            return String(String.UnicodeScalarView(text.unicodeScalars[start...]))
        }

        func matches(_ path: String) -> Bool {
            path.utf8.starts(with: start.utf8)
                && path.utf8.reversed().starts(with: end.utf8.reversed())
                && glob.matches(path)
        }
    }

    /// Whether the path matches, or one of the folders that it lies in.
    package func matchesPathOrFolder(_ path: RelativePath) -> Bool {
        var path = path
        while !path.isRoot {
            if matches(path.string) { return true }
            path = path.parent
        }
        return matches("")
    }
}
