extension SourceFacts {
    /// The facts of two files that this one is cut into: both keep the imports, the attributes of
    /// which nothing says to whom they belong.
    ///
    /// A name that the file hides is hidden in both, and a problem stays with its line, or with both
    /// if it concerns the whole file. The lines keep their numbers.
    ///
    /// - Parameter lines: The lines that are taken out, from 1.
    package func cut(at lines: [ClosedRange<Int>]) -> (taken: SourceFacts, rest: SourceFacts) {
        let isTaken = LineSet(lines)
        return (keeping { isTaken.contains($0) }, keeping { !isTaken.contains($0) })
    }

    private func keeping(_ isKept: (Int) -> Bool) -> SourceFacts {
        SourceFacts(
            lineCount: lineCount == 0 ? 0 : (1...lineCount).count(where: isKept),
            imports: imports, declarations: declarations.filter { isKept($0.line) },
            uses: uses.keeping(isKept), exposed: exposed.filter { isKept($0.line) },
            hidden: hidden, inheritances: inheritances.filter { isKept($0.lines.lowerBound) },
            previews: previews.filter { isKept($0.line) },
            problems: problems.filter { $0.line.map(isKept) ?? true })
    }
}

extension NameUses {
    /// The names on some lines.
    fileprivate func keeping(_ isKept: (Int) -> Bool) -> NameUses {
        var kept: [String: [Int]] = [:]
        for (index, name) in names.enumerated() {
            let lines = lines(at: index).map(Int.init).filter(isKept)
            if !lines.isEmpty { kept[name] = lines }
        }
        return NameUses(kept)
    }
}

/// Ranges of lines that are looked up.
private struct LineSet {
    private let ranges: [ClosedRange<Int>]

    init(_ ranges: [ClosedRange<Int>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    func contains(_ line: Int) -> Bool {
        ranges.contains { $0.contains(line) }
    }
}
