import Architecture
import Codebase

/// What is different in an analysis from another one that it is compared with.
nonisolated struct Changes: Equatable, Sendable {
    /// The modules that the other one does not have.
    let made: Set<ModuleID>
    /// The modules whose files or dependencies are others.
    let changed: Set<ModuleID>
    /// The dependencies that the other one does not have.
    let appeared: Set<EdgeID>
    /// Those that it alone has, between modules that are there still.
    let ended: Set<EdgeID>
    /// How many errors and warnings the other one has.
    let errorsBefore: Int
    let warningsBefore: Int

    init(from before: Analysis, to after: Analysis) {
        let old = Dictionary(
            before.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(after.codebase.modules.map(\.id))
        made = ids.subtracting(old.keys)
        let edges = Set(before.graph.edges.map(\.id))
        let now = Set(after.graph.edges.map(\.id))
        appeared = now.subtracting(edges)
        ended = edges.subtracting(now).filter { ids.contains($0.from) && ids.contains($0.to) }
        var changed: Set<ModuleID> = []
        for module in after.codebase.modules where old[module.id]?.sources != module.sources {
            changed.insert(module.id)
        }
        for edge in appeared.union(ended) { changed.insert(edge.from) }
        self.changed = changed.subtracting(made)
        errorsBefore = before.totals.errors
        warningsBefore = before.totals.warnings
    }

    /// How a module is different; nil if it is not.
    func change(of id: ModuleID) -> Chip.Change? {
        made.contains(id) ? .made : changed.contains(id) ? .changed : nil
    }
}
