import Architecture
import Codebase

/// A violation, or an entry of the record of which something is gone, with all that a list says
/// about it, worked out once per analysis.
nonisolated struct ViolationItem: Sendable, Identifiable {
    /// The violation; for a stale entry the one that it records.
    let violation: Violation
    /// The entry that records it; nil for what is new.
    let entry: BaselineEntry?
    /// What is gone of the entry; nil for what the codebase still breaks.
    let stale: StaleEntry?
    let from: String
    let to: String?
    /// Its files without repetition, in path order; the manifest where it is about a declaration.
    let files: [RelativePath]
    /// What the filter looks at.
    let text: String

    init(
        _ violation: Violation, entry: BaselineEntry? = nil, stale: StaleEntry? = nil,
        names: [ModuleID: String]
    ) {
        self.entry = entry
        self.stale = stale
        func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }
        self.violation = violation
        if let first = violation.cycle.first {
            from = name(first)
            to = (violation.cycle.dropFirst() + [first]).map(name).joined(separator: " → ")
        } else {
            from = name(violation.from)
            to = violation.to.map(name)
        }
        var files: [RelativePath] = []
        for site in violation.sites where files.last != site.file { files.append(site.file) }
        if let declaration = violation.declaration, files.isEmpty { files = [declaration.file] }
        self.files = files
        let words = [entry?.note.owner, entry?.note.reason].compactMap(\.self)
        text = ([violation.kind.rawValue, Self.edge(from, to)] + files.map(\.string) + words)
            .joined(separator: " ")
    }

    /// What tells it from every other: a violation can be there while a part of its entry is gone.
    var id: String { stale == nil ? violation.id : "stale " + violation.id }

    var edge: String { Self.edge(from, to) }

    private static func edge(_ from: String, _ to: String?) -> String {
        to.map { "\(from) → \($0)" } ?? from
    }
}
