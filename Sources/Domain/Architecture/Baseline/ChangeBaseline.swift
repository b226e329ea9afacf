import Codebase

extension Analysis {
    /// Whether a violation is missing in the record and could be in it: an error or a warning, in
    /// layers that allow it.
    package func isRecordable(_ violation: Violation) -> Bool {
        violation.state == .new && violation.severity.weight >= Severity.warning.weight
            && mayRecord(violation)
    }

    /// A record with some violations added; nothing leaves it.
    ///
    /// - Parameters:
    ///   - ids: The violations; those that cannot be recorded are left out.
    ///   - record: What is recorded already; nil if nothing is.
    package func recording(_ ids: Set<Violation.ID>, into record: Baseline?) -> Baseline {
        let added = violations.filter { ids.contains($0.id) && isRecordable($0) }
            .map { BaselineEntry(of: $0, in: self, like: record?[$0.id]) }
        return Baseline((record?.entries ?? []) + added)
    }

    /// A record without what is gone of some entries; nil where something could not be read, so
    /// that nobody knows what is gone.
    ///
    /// - Parameters:
    ///   - ids: The entries; those of which nothing is gone stay as they are.
    ///   - record: What is recorded.
    package func pruning(_ ids: Set<BaselineEntry.ID>, from record: Baseline) -> Baseline? {
        if !incomplete.isEmpty { return nil }
        let stale = Dictionary(
            stale.map { ($0.entry.id, $0) }, uniquingKeysWith: { first, _ in first })
        return Baseline(
            record.entries.compactMap { entry in
                guard ids.contains(entry.id), let known = stale[entry.id],
                    known.entry.names == entry.names
                else { return entry }
                return known.rest.map { entry.about($0.modules, names: $0.names) }
            })
    }
}

extension Baseline {
    /// The same record with other words about some entries.
    ///
    /// - Parameters:
    ///   - ids: The entries.
    ///   - change: Changes what a person added to one.
    package func noting(
        _ ids: Set<BaselineEntry.ID>, change: (inout BaselineEntry.Note) -> Void
    ) -> Baseline {
        Baseline(
            entries.map { entry in
                guard ids.contains(entry.id) else { return entry }
                var noted = entry
                change(&noted.note)
                return noted
            })
    }
}
