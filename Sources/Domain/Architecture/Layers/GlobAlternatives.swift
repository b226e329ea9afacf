/// A pattern of file names that may also have braces (`*.{h,m}`) and classes of letters (`[Tt]`),
/// as shells know them.
package struct GlobAlternatives: Equatable, Sendable {
    private let alternatives: [Alternative]

    /// The plain patterns, at least one, of which one has to match; at most 512.
    package var globs: [Glob] { alternatives.map(\.glob) }

    /// A pattern as it is written.
    package init(_ text: String) {
        alternatives = Self.expanded(Array(text)).map { Alternative(String($0)) }
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

    private static let limit = 512

    private static func expanded(_ text: [Character]) -> [[Character]] {
        var open: [[Character]] = [text]
        var done: [[Character]] = []
        while let next = open.popLast() {
            let isFull = open.count + done.count > limit
            guard !isFull, let choice = firstChoice(in: next) else {
                done.append(next)
                continue
            }
            open += choice.options.reversed().map {
                Array(next[..<choice.range.lowerBound]) + $0
                    + Array(next[choice.range.upperBound...])
            }
        }
        return Array(done.prefix(limit))
    }

    private struct Choice {
        let range: Range<Int>
        let options: [[Character]]
    }

    /// The first group of braces or class of letters.
    private static func firstChoice(in text: [Character]) -> Choice? {
        for index in text.indices {
            if text[index] == "{", let choice = braces(in: text, at: index) { return choice }
            if text[index] == "[", let choice = letters(in: text, at: index) { return choice }
        }
        return nil
    }

    private static func braces(in text: [Character], at start: Int) -> Choice? {
        var depth = 0
        var options: [[Character]] = [[]]
        for index in start..<text.count {
            let letter = text[index]
            if letter == "{" { depth += 1 }
            if letter == "}" { depth -= 1 }
            if depth == 0 { return Choice(range: start..<index + 1, options: options) }
            if depth == 1, letter == "," {
                options.append([])
            } else if index > start {
                options[options.count - 1].append(letter)
            }
        }
        return nil
    }

    /// A class; one that excludes letters, or has very many, counts as any letter.
    private static func letters(in text: [Character], at start: Int) -> Choice? {
        guard let end = text[start...].firstIndex(of: "]"), end > start + 1 else { return nil }
        let range = start..<end + 1
        let inside = Array(text[(start + 1)..<end])
        guard inside.first != "!", inside.first != "^", let all = members(of: inside) else {
            return Choice(range: range, options: [["?"]])
        }
        return Choice(range: range, options: all.map { [$0] })
    }

    private static func members(of inside: [Character]) -> [Character]? {
        var all: [Character] = []
        var index = 0
        while index < inside.count {
            if index + 2 < inside.count, inside[index + 1] == "-",
                let first = inside[index].asciiValue, let last = inside[index + 2].asciiValue,
                first <= last
            {
                all += (first...last).map { Character(Unicode.Scalar($0)) }
                index += 3
            } else {
                all.append(inside[index])
                index += 1
            }
        }
        return all.count <= 64 ? all : nil
    }
}
