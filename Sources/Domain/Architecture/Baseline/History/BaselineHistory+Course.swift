import Codebase

extension BaselineHistory {
    /// How many entries of some sort were recorded at each point; nil where that is not known.
    package func counts(where isCounted: (BaselineEntry) -> Bool) -> [Int?] {
        points.map { $0.entries?.count(where: isCounted) }
    }

    /// Since which point each entry of the last record has been recorded without interruption.
    ///
    /// Points at which nothing is known, and those without a record, interrupt nothing.
    package var beginnings: [BaselineEntry.ID: BaselinePoint] {
        var since: [BaselineEntry.ID: BaselinePoint] = [:]
        for point in points {
            guard let entries = point.entries else { continue }
            since = Dictionary(
                entries.map { ($0.id, since[$0.id] ?? point) },
                uniquingKeysWith: { first, _ in first })
        }
        return since
    }

    /// What came and went, oldest first; what the first record has did not come.
    package var events: [BaselineEvent] {
        var events: [BaselineEvent] = []
        var before: [BaselineEntry.ID: BaselineEntry]?
        for point in points {
            guard let entries = point.entries else { continue }
            let after = Dictionary(
                entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            if let before {
                let changed = after.keys.filter { before[$0] != after[$0] }
                let ids = (changed + before.keys.filter { after[$0] == nil }).sorted()
                events += ids.compactMap { id in
                    BaselineEvent(from: before[id], to: after[id], at: point)
                }
            }
            before = after
        }
        return events
    }
}

/// That an entry of the record came, went or changed.
package struct BaselineEvent: Equatable, Sendable {
    /// What happened.
    package enum Change: Hashable, Sendable {
        /// The entry was added, or taken out.
        case came, went
        /// Names were added, or taken out; sorted.
        case grew([String]), shrank([String])
    }

    /// The entry as it is now, or as it was last.
    package let entry: BaselineEntry
    /// What happened.
    package let change: Change
    /// Since when it is so.
    package let point: BaselinePoint

    /// Whether the record got shorter by it.
    package var isImprovement: Bool {
        switch change {
        case .went, .shrank: true
        case .came, .grew: false
        }
    }

    /// What happened between two states of an entry; nil if nothing did that counts. Where names
    /// both came and went, those that came count.
    init?(from before: BaselineEntry?, to after: BaselineEntry?, at point: BaselinePoint) {
        guard let entry = after ?? before else { return nil }
        self.entry = entry
        self.point = point
        guard let before, let after else {
            change = before == nil ? .came : .went
            return
        }
        guard let old = before.names, let new = after.names else {
            if before.names == after.names { return nil }
            change = before.names == nil ? .shrank([]) : .grew([])
            return
        }
        let (added, removed) = (Set(new).subtracting(old), Set(old).subtracting(new))
        if added.isEmpty, removed.isEmpty { return nil }
        change = added.isEmpty ? .shrank(removed.sorted()) : .grew(added.sorted())
    }
}
