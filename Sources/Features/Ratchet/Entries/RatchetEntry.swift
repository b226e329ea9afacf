import Architecture
import Codebase

/// What the list of entries shows.
nonisolated enum RatchetPage: CaseIterable, Sendable {
    case oldest, went, came

    var next: Self {
        switch self {
        case .oldest: .went
        case .went: .came
        case .came: .oldest
        }
    }

    /// What is listed, as a title.
    var title: String {
        switch self {
        case .oldest: "Oldest entries"
        case .went: "Went"
        case .came: "Came"
        }
    }
}

/// A line of that list: an entry, or what happened to one.
nonisolated struct RatchetEntry: Identifiable, Sendable {
    let entry: BaselineEntry
    /// Who removes it: whom the record names, else who owns the module; nil for nobody.
    let owner: String?
    /// Where it stood in time: since when it is recorded, or when it came or went.
    let date: String
    /// The commit that did it; nil for what is not committed.
    let commit: CommitNote?
    /// What came or went of it, if it is about a part.
    let names: String
    /// The modules by the names that screens show.
    let edge: String
    /// The violation that can be shown for it; nil for what is gone.
    let violation: Violation.ID?
    /// What orders it: a day as people write it.
    let day: String

    var id: String { "\(commit?.name ?? "") \(names) \(entry.id)" }

    /// What the filter looks at.
    var text: String {
        [entry.kind.rawValue, edge, owner, entry.note.reason, names, date]
            .compactMap(\.self).joined(separator: " ")
    }
}
