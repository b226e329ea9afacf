/// The names that one file uses, each with the lines it stands on.
///
/// It is syntactic: a name is what the text says, not what the compiler would resolve.
package struct NameUses: Equatable, Sendable {
    /// The different names, in ascending order.
    package let names: [String]
    /// The lines of all names one after the other, ascending within a name, from 1.
    package let lines: [UInt32]
    /// Where the lines of name `i` end in ``lines``; they start where those of `i - 1` end.
    package let ends: [UInt32]

    /// No names at all.
    package init() {
        names = []
        lines = []
        ends = []
    }

    /// Names with their lines, in any order and with repetitions.
    package init(_ uses: [String: [Int]]) {
        var lines: [UInt32] = []
        var ends: [UInt32] = []
        names = uses.keys.sorted()
        for name in names {
            lines += Set(uses[name] ?? []).sorted().map(UInt32.init(clamping:))
            ends.append(UInt32(clamping: lines.count))
        }
        self.lines = lines
        self.ends = ends
    }

    /// Names and lines as they were stored.
    ///
    /// - Returns: nil if they do not fit together.
    package init?(names: [String], lines: [UInt32], ends: [UInt32]) {
        guard names.count == ends.count, ends.last ?? 0 == UInt32(clamping: lines.count),
            zip(ends, ends.dropFirst()).allSatisfy(<=)
        else { return nil }
        self.names = names
        self.lines = lines
        self.ends = ends
    }

    /// The position of a name in ``names``; nil if it is not used.
    package func index(of name: String) -> Int? {
        let index = names.partitioningIndex { $0 >= name }
        return index < names.endIndex && names[index] == name ? index : nil
    }

    /// Whether a name is used.
    package func contains(_ name: String) -> Bool { index(of: name) != nil }

    /// The lines of the name at a position in ``names``, ascending.
    package func lines(at index: Int) -> ArraySlice<UInt32> {
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return lines[start..<Int(ends[index])]
    }
}
