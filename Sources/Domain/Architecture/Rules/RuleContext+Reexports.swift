import Codebase

extension RuleContext {
    /// Whether a module hands another on with `@_exported`, over any number of hops.
    func reexports(from start: ModuleID, _ end: ModuleID) -> Bool {
        var seen: Set<ModuleID> = [start]
        var queue = [start]
        while let next = queue.popLast() {
            for edge in graph.edges(from: next) where edge.isReexported {
                if edge.to == end { return true }
                if seen.insert(edge.to).inserted { queue.append(edge.to) }
            }
        }
        return false
    }
}
