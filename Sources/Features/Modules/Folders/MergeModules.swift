import Codebase

/// Finds the modules that compile the same files, which have one tree of folders.
nonisolated struct MergeModules {
    /// For each module that stands for others too, those others.
    let others: [ModuleID: [ModuleID]]
    /// The modules that have no row of their own.
    let merged: Set<ModuleID>

    init(_ modules: [Module]) {
        var others: [ModuleID: [ModuleID]] = [:]
        let same = Dictionary(grouping: modules.filter { !$0.sources.isEmpty }) { $0.sources }
        for group in same.values where group.count > 1 {
            let ids = group.map(\.id).sorted()
            others[ids[0]] = Array(ids.dropFirst())
        }
        self.others = others
        merged = Set(others.values.joined())
    }
}
