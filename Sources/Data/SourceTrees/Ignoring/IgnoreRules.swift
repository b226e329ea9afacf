/// What the ignore files around a folder say, nearest first.
final class IgnoreRules {
    /// What is said of a path.
    enum Verdict {
        case ignored, kept
    }

    private let outer: IgnoreRules?
    private let patterns: [IgnorePattern]
    /// How many bytes of a path from the repository's root lead to the folder of these rules.
    private let depth: Int

    /// - Parameters:
    ///   - text: The content of the ignore file.
    ///   - depth: The length of the folder's path from the repository's root, with a `/` behind it.
    init(_ text: [UInt8], depth: Int, inside outer: IgnoreRules?) {
        self.outer = outer
        self.depth = depth
        let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
        patterns = body.split(separator: UInt8(ascii: "\n")).compactMap(IgnorePattern.init)
    }

    /// What the last line about a path in the nearest file says; nil if no line is about it.
    ///
    /// - Parameter path: From the repository's root.
    func verdict(on path: [UInt8], isFolder: Bool) -> Verdict? {
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = path[start...]
        var rules: IgnoreRules? = self
        while let current = rules {
            let below = path[min(current.depth, path.count)...]
            for pattern in current.patterns.reversed()
            where pattern.matches(below, name: name, isFolder: isFolder) {
                return pattern.isNegated ? .kept : .ignored
            }
            rules = current.outer
        }
        return nil
    }
}
