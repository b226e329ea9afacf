import Architecture
import Codebase

/// What `strata baseline` changed in the record.
package struct BaselineReport: Encodable, Sendable {
    let schema = 1
    let file: String
    let recorded: Int
    let added: [EntryRecord]
    let removed: [EntryRecord]
    let lowered: [LoweredRecord]

    struct EntryRecord: Encodable, Sendable {
        let kind: String
        let modules: [String]
        @ExplicitNull var names: [String]?

        init(_ entry: BaselineEntry, names: [String]?) {
            kind = entry.kind.rawValue
            modules = entry.modules.map(\.rawValue)
            self.names = names
        }
    }

    /// A budget that was lowered.
    struct LoweredRecord: Encodable, Sendable {
        let about: String
        let from: Int
        let to: Int
    }

    /// The difference between the record as it was, nil if there was none, and as it is.
    ///
    /// - Parameter budgets: The budgets as the record leaves them; loose ones are lowered.
    package init(from before: Baseline?, to after: Baseline, budgets: [BudgetUse] = []) {
        file = Baseline.file.string
        recorded = after.entries.count
        lowered = budgets.filter { $0.state == .loose }.map {
            LoweredRecord(about: $0.budget.subject, from: $0.budget.limit, to: $0.recorded)
        }
        added = Self.entries(in: after, beyond: before ?? Baseline())
        removed = Self.entries(in: before ?? Baseline(), beyond: after)
    }

    /// The entries, or what they say more, of one record that another does not have.
    private static func entries(in baseline: Baseline, beyond other: Baseline) -> [EntryRecord] {
        let others = Dictionary(
            other.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return baseline.entries.compactMap { entry in
            guard let known = others[entry.id] else {
                return EntryRecord(entry, names: entry.names)
            }
            guard let names = entry.names, let knownNames = known.names else { return nil }
            let more = names.filter { !knownNames.contains($0) }
            return more.isEmpty ? nil : EntryRecord(entry, names: more)
        }
    }

    /// A sentence or two for people.
    package func text(isPruned: Bool) -> String {
        let count = recorded.counted("violation")
        let verb = recorded == 1 ? "is" : "are"
        if added.isEmpty, removed.isEmpty, lowered.isEmpty {
            return "Nothing to change: \(count) \(verb) recorded in \(file).\n"
        }
        let changes = [
            added.isEmpty ? nil : "\(added.count.grouped) added or extended",
            removed.isEmpty ? nil : "\(removed.count.grouped) removed or shortened",
            lowered.isEmpty ? nil : "\(lowered.count.counted("budget")) lowered",
        ].compactMap(\.self).joined(separator: ", ")
        let next = isPruned ? "" : "strata check fails for new violations only.\n"
        return "\(count) \(verb) recorded in \(file): \(changes).\n\(next)"
    }
}
