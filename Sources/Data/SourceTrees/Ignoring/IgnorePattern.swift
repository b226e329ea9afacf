/// One line of a `.gitignore`.
struct IgnorePattern {
    private enum Shape {
        /// The name or path itself.
        case literal([UInt8])
        /// A star, then literal text: the whole name must end with it.
        case suffix([UInt8])
        /// Anything else, with how many bytes at its start stand for themselves.
        case wildcards([UInt8], literal: Int)
    }

    /// Whether it takes back what earlier lines ignore.
    let isNegated: Bool
    private let onlyFolders: Bool
    private let comparesNames: Bool
    private let shape: Shape

    /// Reads a line; nil if it says nothing.
    init?(_ line: ArraySlice<UInt8>) {
        var text = Self.trimmed(line)
        guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        onlyFolders = text.last == UInt8(ascii: "/")
        if onlyFolders { text.removeLast() }
        comparesNames = !text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        guard !text.isEmpty else { return nil }
        shape = Self.shape(Array(text), comparesNames: comparesNames)
    }

    /// Whether the line is about a path.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder of the `.gitignore`.
    ///   - name: The last component of the path.
    ///   - steps: What it costs is added here.
    func matches(
        _ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool, steps: inout Int
    ) -> Bool {
        steps += 1
        if onlyFolders, !isFolder { return false }
        let text = comparesNames ? name : path
        switch shape {
        case .literal(let literal): return text.elementsEqual(literal)
        case .suffix(let end): return text.count >= end.count && text.suffix(end.count) == end[...]
        case .wildcards(let pattern, let literal):
            steps += 7
            guard text.starts(with: pattern[..<literal]) else { return false }
            return Wildmatch.matches(text, pattern: pattern, steps: &steps)
        }
    }

    private static func shape(_ text: [UInt8], comparesNames: Bool) -> Shape {
        guard let literal = text.firstIndex(where: isSpecial) else { return .literal(text) }
        let rest = text.dropFirst()
        if comparesNames, text.first == UInt8(ascii: "*"), !rest.contains(where: isSpecial) {
            return .suffix(Array(rest))
        }
        return .wildcards(text, literal: literal)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// Without the carriage return of other systems, and without spaces at the end that no
    /// backslash protects.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = line
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        while text.last == UInt8(ascii: " ") {
            let backslashes = text.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            if backslashes % 2 == 1 { break }
            text.removeLast()
        }
        return text
    }
}
