import Architecture
import Codebase

/// Words what is recorded, and what came and went.
nonisolated struct EntryLister {
    let context: RatchetContext
    let chronicle: Chronicle
    let owners: CodebaseOwners?
    let isReading: Bool

    /// What is recorded, the oldest first.
    func oldest(of baseline: Baseline?) -> [RatchetEntry] {
        let (history, beginnings) = (chronicle.history, chronicle.beginnings)
        let first = history.points.first { $0.entries != nil }
        return (baseline?.entries ?? []).map { entry in
            let beginning = beginnings[entry.id]
            let isOlder = history.hasUnknownStart && beginning == first && beginning?.commit != nil
            return line(
                about: entry, at: beginning, names: "",
                since: entry.note.since, isOlder: isOlder,
                violation: context.violation(for: entry))
        }
        .sorted { ($0.day, $0.edge) < ($1.day, $1.edge) }
    }

    /// What came or went, the latest first.
    func entries(of events: [BaselineEvent]) -> [RatchetEntry] {
        events.reversed().map { event in
            line(
                about: event.entry, at: event.point, names: event.words, since: nil,
                isOlder: false,
                violation: event.change == .went ? nil : context.violation(for: event.entry))
        }
    }

    /// What is said of the age of what no commit is known to have.
    private var undated: String {
        if isReading { return "…" }
        let isKnown = chronicle.history.limits.allSatisfy { limit in
            switch limit {
            case .noCommits, .shallow, .leftOut: true
            case .noRepository, .unreadable: false
            }
        }
        return isKnown ? "uncommitted" : "?"
    }

    private func line(
        about entry: BaselineEntry, at point: BaselinePoint?, names: String, since: String?,
        isOlder: Bool, violation: Violation.ID?
    ) -> RatchetEntry {
        let day = point.map { CalendarDay(at: $0.time).description }
        let isCommitted = point?.commit != nil
        let shown = since ?? (isCommitted ? (isOlder ? "≤" : "") + (day ?? "") : undated)
        return RatchetEntry(
            entry: entry, owner: owners?.owner(of: entry) ?? entry.note.owner, date: shown,
            commit: point?.commit, names: names,
            edge: context.edge(of: entry), violation: violation,
            day: since ?? (isCommitted ? day : nil) ?? "~")
    }
}

nonisolated extension BaselineEvent {
    /// What came or went of an entry; nothing for all of it.
    fileprivate var words: String {
        switch change {
        case .came, .went: ""
        case .grew(let names):
            names.isEmpty ? "any name" : names.map { "+\($0)" }.joined(separator: " ")
        case .shrank(let names):
            names.isEmpty ? "names only" : names.map { "−\($0)" }.joined(separator: " ")
        }
    }
}
