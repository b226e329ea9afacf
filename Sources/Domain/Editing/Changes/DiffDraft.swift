/// The lines of a difference before it is decided which of several equal readings is shown.
struct DiffDraft {
    private var kinds: [TextDiff.Line.Kind] = []
    private var texts: [Substring] = []

    init(_ old: [Substring], _ new: [Substring], removed: Set<Int>, added: Set<Int>) {
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                add(.removed, old[left])
                left += 1
            } else if right < new.count, added.contains(right) {
                add(.added, new[right])
                right += 1
            } else {
                add(.context, new[right])
                left += 1
                right += 1
            }
        }
    }

    /// Moves blocks between equal lines to where a person would say that they begin: at the line
    /// that is indented least.
    mutating func slideBlocks() {
        var start = 0
        while start < kinds.count {
            let kind = kinds[start]
            let end = kinds[start...].firstIndex { $0 != kind } ?? kinds.count
            if kind != .context, isContext(start - 1), isContext(end) {
                let shift = bestShift(of: start..<end)
                for index in start..<end { kinds[index] = .context }
                for index in start + shift..<end + shift { kinds[index] = kind }
                start = end + max(0, shift)
            } else {
                start = end
            }
        }
    }

    /// The lines with their numbers.
    var numbered: [TextDiff.Line] {
        var (old, new) = (0, 0)
        return kinds.indices.map { index in
            let kind = kinds[index]
            if kind != .added { old += 1 }
            if kind != .removed { new += 1 }
            return TextDiff.Line(
                kind: kind, text: String(texts[index]), oldNumber: kind == .added ? nil : old,
                newNumber: kind == .removed ? nil : new)
        }
    }

    private mutating func add(_ kind: TextDiff.Line.Kind, _ text: Substring) {
        kinds.append(kind)
        texts.append(text)
    }

    private func isContext(_ index: Int) -> Bool {
        !kinds.indices.contains(index) || kinds[index] == .context
    }

    private func bestShift(of block: Range<Int>) -> Int {
        var up = 0
        while block.lowerBound - up > 0, kinds[block.lowerBound - up - 1] == .context,
            texts[block.lowerBound - up - 1] == texts[block.upperBound - up - 1]
        {
            up += 1
        }
        var down = 0
        while block.upperBound + down < kinds.count, kinds[block.upperBound + down] == .context,
            texts[block.upperBound + down] == texts[block.lowerBound + down]
        {
            down += 1
        }
        // The last one of those that are indented least.
        let shifts = (-up...down).reversed()
        return shifts.min { indentation(block, $0) < indentation(block, $1) } ?? 0
    }

    private func indentation(_ block: Range<Int>, _ shift: Int) -> Int {
        let text = texts[block.lowerBound + shift]
        let blank = text.prefix { $0 == " " || $0 == "\t" }.count
        return blank == text.count ? Int.max : blank
    }
}
