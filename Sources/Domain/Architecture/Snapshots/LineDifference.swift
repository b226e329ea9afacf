/// The lines of two texts in one order, each with what happened to it.
///
/// The shortest list of removals and insertions, after Myers, "An O(ND) Difference Algorithm and Its
/// Variations" (1986), as the standard library finds it.
package struct LineDifference: Equatable, Sendable {
    /// One line of either text.
    package struct Line: Hashable, Sendable {
        /// What it says.
        package let text: String
        /// Its number in the old text, from 1; nil if it is new.
        package let old: Int?
        /// Its number in the new text, from 1; nil if it is gone.
        package let new: Int?

        /// A line of one text or of both.
        package init(text: String, old: Int?, new: Int?) {
            self.text = text
            self.old = old
            self.new = new
        }
    }

    /// All lines; what is gone stands before what is new in its place.
    package let lines: [Line]

    /// Compares two texts.
    package init(from old: String, to new: String) {
        let before = Self.lines(of: old)
        let after = Self.lines(of: new)
        let changes = after.difference(from: before)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        var lines: [Line] = []
        var i = 0
        var j = 0
        while i < before.count || j < after.count {
            if i < before.count, removed.contains(i) {
                lines.append(Line(text: before[i], old: i + 1, new: nil))
                i += 1
            } else if j < after.count, inserted.contains(j) || i >= before.count {
                lines.append(Line(text: after[j], old: nil, new: j + 1))
                j += 1
            } else {
                lines.append(Line(text: before[i], old: i + 1, new: j + 1))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
