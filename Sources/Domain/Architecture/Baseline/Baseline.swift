import Codebase

/// The violations that are recorded: they are counted and do not fail, so that a codebase can be
/// improved from the state that it is in.
package struct Baseline: Equatable, Sendable {
    /// The file that holds it, in the root of the codebase.
    package static let file: RelativePath = ".strata.baseline.yml"

    /// What is recorded: for each violation one entry, in the order of rule and modules.
    package let entries: [BaselineEntry]

    /// A record; entries about the same are joined, as two branches may have written one each.
    package init(_ entries: [BaselineEntry] = []) {
        var joined: [Violation.ID: BaselineEntry] = [:]
        for entry in entries {
            joined[entry.id] = joined[entry.id]?.joined(with: entry) ?? entry
        }
        self.entries = joined.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The entry of an identifier; nil if there is none.
    package subscript(id: BaselineEntry.ID) -> BaselineEntry? {
        position(of: id).map { entries[$0] }
    }

    /// The entry about a violation, of a cycle one that has all of its modules; nil if there is none.
    package func entry(about violation: Violation) -> BaselineEntry? {
        position(about: violation).map { entries[$0] }
    }

    /// Where that entry stands.
    func position(about violation: Violation) -> Int? {
        if let position = position(of: violation.id) { return position }
        if violation.cycle.isEmpty { return nil }
        let modules = Set(violation.cycle)
        return entries.firstIndex { $0.kind == .cycle && modules.isSubset(of: $0.modules) }
    }

    private func position(of id: BaselineEntry.ID) -> Int? {
        let position = entries.partitioningIndex { $0.id >= id }
        return position < entries.endIndex && entries[position].id == id ? position : nil
    }
}

/// A violation that is recorded.
package struct BaselineEntry: Equatable, Sendable, Identifiable {
    /// The rule.
    package let kind: ViolationKind
    /// What it is about: who breaks the rule and whom it should not reach, if anybody; for a cycle
    /// all of its modules, in the order of their identifiers.
    package let modules: [ModuleID]
    /// The names that the first module uses of the second, sorted, each once; nil where any may be
    /// used, as only the modules are recorded.
    package let names: [String]?
    /// What a person added to it.
    package var note: Note
    /// The line of the file that it stands in, from 1; nil if it was not read.
    package let line: Int?

    /// What a person says of a recorded violation; each part may be left out.
    package struct Note: Equatable, Sendable {
        /// Why it may stay for now.
        package var reason: String?
        /// Who will remove it.
        package var owner: String?
        /// Since when it is recorded, as the person wrote it: `2026-11-23`.
        package var since: String?

        /// A note.
        package init(reason: String? = nil, owner: String? = nil, since: String? = nil) {
            self.reason = reason
            self.owner = owner
            self.since = since
        }
    }

    /// An entry; modules of a cycle and names may come in any order.
    package init(
        _ kind: ViolationKind, _ modules: [ModuleID], names: [String]? = nil, note: Note = Note(),
        line: Int? = nil
    ) {
        self.kind = kind
        self.modules = kind == .cycle ? modules.sorted() : modules
        self.names = names.map { Set($0).sorted() }
        self.note = note
        self.line = line
    }

    /// What the violation is called that it records, ``Violation/id``.
    package var id: Violation.ID {
        ([kind.rawValue] + modules.map(\.rawValue)).joined(separator: " ")
    }

    /// The same entry about fewer names or modules.
    func about(_ modules: [ModuleID], names: [String]?) -> BaselineEntry {
        BaselineEntry(kind, modules, names: names, note: note, line: line)
    }

    /// The entry that allows what either of two about the same modules allows.
    fileprivate func joined(with other: BaselineEntry) -> BaselineEntry {
        let names = names.flatMap { names in other.names.map { names + $0 } }
        return BaselineEntry(
            kind, modules, names: names,
            note: Note(
                reason: note.reason ?? other.note.reason, owner: note.owner ?? other.note.owner,
                since: note.since ?? other.note.since),
            line: line)
    }
}
