import Codebase

/// What the ignore files around a folder say, nearest first.
final class IgnoreRules {
    /// What is said of a path.
    enum Verdict {
        case ignored, kept
    }

    /// What is read of an ignore file.
    static let mostBytes = 4 << 20

    private let outer: IgnoreRules?
    private let patterns: [(pattern: IgnorePattern, line: Int)]
    /// What a person calls the ignore file.
    private let file: String
    /// How many bytes of a path from the repository's root lead to the folder of these rules.
    private let depth: Int
    private let log: IgnoreLog

    /// - Parameters:
    ///   - text: The content of the ignore file.
    ///   - file: What a person calls it: its path from the root of the codebase.
    ///   - depth: The length of the folder's path from the repository's root, with a `/` after it.
    ///   - log: Where it is noted what comparing its lines costs.
    init(
        _ text: [UInt8], file: String, depth: Int, inside outer: IgnoreRules?, log: IgnoreLog
    ) {
        self.outer = outer
        self.log = log
        self.depth = depth
        self.file = file
        let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
        let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        patterns = lines.enumerated().compactMap { index, line in
            IgnorePattern(line).map { ($0, index + 1) }
        }
    }

    /// What the last line about a path in the nearest file says; nil if no line is about it.
    ///
    /// - Parameter path: From the repository's root.
    func verdict(on path: [UInt8], isFolder: Bool) -> Verdict? {
        match(path, isFolder: isFolder)?.verdict
    }

    /// The line that ignores a path; nil if none does.
    func line(ignoring path: [UInt8], isFolder: Bool) -> IgnoreLine? {
        guard let match = match(path, isFolder: isFolder), match.verdict == .ignored else {
            return nil
        }
        return match.line
    }

    private func match(
        _ path: [UInt8], isFolder: Bool
    ) -> (verdict: Verdict, line: IgnoreLine)? {
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = path[start...]
        var rules: IgnoreRules? = self
        var steps = 0
        defer { log.take(steps) }
        while let current = rules, log.isOpen {
            let below = path[min(current.depth, path.count)...]
            for (pattern, line) in current.patterns.reversed()
            where pattern.matches(below, name: name, isFolder: isFolder, steps: &steps) {
                return (
                    pattern.isNegated ? .kept : .ignored,
                    IgnoreLine(file: current.file, number: line)
                )
            }
            rules = current.outer
        }
        return nil
    }
}
