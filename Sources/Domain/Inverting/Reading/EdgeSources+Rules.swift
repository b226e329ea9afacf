import Architecture
import Codebase

extension EdgeSources {
    /// What the rules say against edges that code would make once the edge is gone; nil if nothing.
    func violation(by edges: [EdgeID]) -> String? {
        let new = edges.filter { analysis.graph.edge($0) == nil && module($0.to) != nil }
        if new.isEmpty { return nil }
        return memory.answer(to: new) {
            let known = Set(analysis.violations.map(\.id))
            let after = analysis.violations(connecting: new, disconnecting: edge)
            return after.first { !known.contains($0.id) }
                .map { "The change would break a rule: \($0.message)" }
        }
    }

    /// Whether a module depends on another one, over any number of others.
    func reaches(_ start: ModuleID, _ end: ModuleID) -> Bool {
        var seen: Set<ModuleID> = []
        var queue = [start]
        while let next = queue.popLast() {
            if next == end { return true }
            if seen.insert(next).inserted { queue += analysis.graph.edges(from: next).map(\.to) }
        }
        return false
    }

    /// Whether members of a module are seen only in files that import it, as its manifest may ask for.
    func needsImportsOfMembers(_ module: Module) -> Bool {
        let text = module.manifest.flatMap { analysis.codebase.contents.text(of: $0) }
        return text?.contains("MemberImportVisibility") == true
    }

    /// A module of the codebase; nil if it is of another.
    func module(_ id: ModuleID) -> Module? { analysis.codebase.module(id) }
}
