/// The lines in which two texts differ (E. Myers, Algorithmica 1, 1986).
package struct TextDiff: Equatable, Sendable {
    /// A line of either text.
    package struct Line: Hashable, Sendable {
        /// Where a line stands.
        package enum Kind: String, CaseIterable, Sendable {
            case context, removed, added
        }

        /// In which of the texts it stands.
        package let kind: Kind
        /// What it says, without its line break.
        package let text: String
        /// Its number in the old text, from 1; nil for an added line.
        package let oldNumber: Int?
        /// Its number in the new text, from 1; nil for a removed line.
        package let newNumber: Int?
    }

    /// Lines that change, with some around them that do not.
    package struct Hunk: Equatable, Sendable {
        /// The lines, in order; removed ones stand before the added ones that replace them.
        package let lines: [Line]

        /// `@@ -12,7 +12,9 @@`, as unified diffs have it.
        package var heading: String {
            "@@ -\(range(of: lines.compactMap(\.oldNumber)))"
                + " +\(range(of: lines.compactMap(\.newNumber))) @@"
        }

        private func range(of numbers: [Int]) -> String {
            guard let first = numbers.first else { return "0,0" }
            return numbers.count == 1 ? "\(first)" : "\(first),\(numbers.count)"
        }
    }

    /// Every line of both texts, in order.
    package let lines: [Line]

    /// The difference between two texts.
    package init(from old: String, to new: String) {
        let old = Self.lines(of: old)
        let new = Self.lines(of: new)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var draft = DiffDraft(old, new, removed: removed, added: added)
        draft.slideBlocks()
        lines = draft.numbered
    }

    /// The places that change.
    ///
    /// - Parameter context: How many unchanged lines stand before and after, where there are any.
    package func hunks(context: Int = 3) -> [Hunk] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .context {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { Hunk(lines: Array(lines[$0])) }
    }

    /// How many lines are added.
    package var addedCount: Int { lines.count { $0.kind == .added } }

    /// How many lines are removed.
    package var removedCount: Int { lines.count { $0.kind == .removed } }

    /// The lines without their breaks; a missing break at the end makes the last line a different
    /// one, which is marked as unified diffs mark it.
    private static func lines(of text: String) -> [Substring] {
        if text.isEmpty { return [] }
        // By bytes: with a carriage return before it, a line feed is no character of its own.
        var lines = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { Substring($0) }
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else {
            lines[lines.count - 1] += noBreak
        }
        return lines
    }

    private static let noBreak = "\n\\ No newline at end of file"
}
