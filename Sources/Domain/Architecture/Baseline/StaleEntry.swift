import Codebase

/// An entry of the record of which something is gone.
///
/// It has to leave the record: else what was repaired could come back unseen.
package struct StaleEntry: Equatable, Sendable {
    /// What is recorded.
    package let entry: BaselineEntry
    /// What is left of it; nil if the whole violation is gone.
    package let rest: BaselineEntry?

    /// An entry, and what is left of it.
    package init(entry: BaselineEntry, rest: BaselineEntry?) {
        self.entry = entry
        self.rest = rest
    }

    /// The names that are not used any more and the modules that left a cycle, each sorted; nothing
    /// if the whole violation is gone.
    package var gone: [String] {
        guard let rest else { return [] }
        let names = Set(entry.names ?? []).subtracting(rest.names ?? [])
        let modules = Set(entry.modules).subtracting(rest.modules)
        return names.sorted() + modules.sorted().map(\.rawValue)
    }
}
