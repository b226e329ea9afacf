/// What a person has to know about two snapshots that do not look alike.
package struct SnapshotDifference {
    private let recorded: Snapshot
    private let drawn: Snapshot
    private let changes: CollectionDifference<String>

    private static let mostLines = 40

    /// Compares what was recorded with what is drawn now.
    package init(from recorded: Snapshot, to drawn: Snapshot) {
        self.recorded = recorded
        self.drawn = drawn
        changes = drawn.rows.difference(from: recorded.rows)
    }

    /// First the rows, then how they look, then the cursor and the hints.
    package var lines: [String] {
        titled("Text (- recorded, + now):", rowLines)
            + titled("Look (recorded → now):", StyleDifference(pairs).lines(recorded, drawn))
            + titled("Cursor:", cursorLines) + titled("Hints (- recorded, + now):", hintLines)
    }

    private func titled(_ title: String, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let hidden = lines.count - Self.mostLines
        let end = hidden > 0 ? ["  … and \(hidden) more"] : []
        return [title] + lines.prefix(Self.mostLines).map { "  " + $0 } + end
    }

    /// Removed and inserted rows in the order in which they stand.
    private var rowLines: [String] {
        var lines: [(row: Int, isNew: Bool, text: String)] = []
        for change in changes {
            switch change {
            case .remove(let row, let text, _): lines.append((row, false, text))
            case .insert(let row, let text, _): lines.append((row, true, text))
            }
        }
        lines.sort { ($0.row, $0.isNew ? 1 : 0) < ($1.row, $1.isNew ? 1 : 0) }
        return lines.map { "\($0.isNew ? "+" : "-")\(Snapshot.number($0.row)) │\($0.text)│" }
    }

    /// The rows to compare: those that say the same, wherever they are now, else those at one place.
    private var pairs: [RowPair] {
        let removed = Set(changes.removals.map(\.row))
        let inserted = Set(changes.insertions.map(\.row))
        let kept = zip(
            recorded.rows.indices.filter { !removed.contains($0) },
            drawn.rows.indices.filter { !inserted.contains($0) })
        let changed = removed.intersection(inserted)
        return (kept.map(RowPair.init) + changed.map { RowPair(recorded: $0, drawn: $0) })
            .sorted { $0.drawn < $1.drawn }
    }

    private var cursorLines: [String] {
        guard recorded.cursor != drawn.cursor else { return [] }
        return ["\(text(recorded.cursor)) → \(text(drawn.cursor))"]
    }

    private func text(_ cursor: Point?) -> String {
        cursor.map { "row \($0.y + 1), column \($0.x + 1)" } ?? "hidden"
    }

    private var hintLines: [String] {
        drawn.hints.difference(from: recorded.hints).map { change in
            switch change {
            case .remove(_, let hint, _): "- " + hint
            case .insert(_, let hint, _): "+ " + hint
            }
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var row: Int {
        switch self {
        case .insert(let row, _, _), .remove(let row, _, _): row
        }
    }
}
