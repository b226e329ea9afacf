import Codebase

/// The modules whose behaviour a change of files can have changed.
///
/// A module is affected if a file of it changed, or its manifest, or if it depends on an affected
/// one, over any number of others. What declares a dependency counts as depending: a build links it.
package struct AffectedModules: Equatable, Sendable {
    /// The modules with a file that changed, in the order of their identifiers.
    package let changed: [ModuleID]
    /// All that are affected, those with changes among them, in the order of their identifiers.
    package let all: [ModuleID]
    /// The changed files that belong to no module, in path order; nobody knows what they affect.
    package let unclaimed: [RelativePath]

    /// - Parameters:
    ///   - files: The files that were added, changed or removed.
    ///   - before: The earlier state, which knows removed files; nil if there is none.
    ///   - after: The state to tell about.
    package init(
        of files: [RelativePath], before: Analysis? = nil, in after: Analysis
    ) {
        let present = Set(after.codebase.modules.map(\.id))
        var owners: [RelativePath: Set<ModuleID>] = [:]
        for module in (before?.codebase.modules ?? []) + after.codebase.modules {
            for file in module.allSources { owners[file, default: []].insert(module.id) }
            if let manifest = module.manifest { owners[manifest, default: []].insert(module.id) }
        }
        let folders = after.codebase.modules.filter { !$0.path.isRoot }
        var changed: Set<ModuleID> = []
        var unclaimed: [RelativePath] = []
        for file in files {
            // What is no source, such as a resource, belongs to whose folder it is in.
            let owned =
                owners[file]
                ?? Set(folders.filter { file.isInside($0.path) }.map(\.id))
            if owned.isEmpty { unclaimed.append(file) }
            changed.formUnion(owned.intersection(present))
        }
        var users: [ModuleID: [ModuleID]] = [:]
        for edge in after.graph.edges { users[edge.to, default: []].append(edge.from) }
        var seen: Set<ModuleID> = []
        var queue = Array(changed)
        while let next = queue.popLast() {
            if seen.insert(next).inserted { queue += users[next] ?? [] }
        }
        self.changed = changed.sorted()
        all = seen.intersection(present).sorted()
        self.unclaimed = unclaimed.sorted()
    }
}
