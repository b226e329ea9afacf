import Architecture
import Codebase

/// Which own modules the sources of each module see, themselves left out.
struct VisibleModules {
    private let own: Set<ModuleID>
    private var seen: [ModuleID: [ModuleID]] = [:]

    /// Follows imports and uses, and what imported modules hand on.
    init(_ analysis: Analysis) {
        let own = Set(analysis.codebase.modules.map(\.id))
        var direct: [ModuleID: [ModuleID]] = [:]
        var handedOn: [ModuleID: [ModuleID]] = [:]
        for edge in analysis.graph.edges where !edge.isOnlyDeclared && own.contains(edge.to) {
            direct[edge.from, default: []].append(edge.to)
            if edge.isReexported { handedOn[edge.from, default: []].append(edge.to) }
        }
        self.own = own
        for (id, targets) in direct {
            var found: Set<ModuleID> = [id]
            var queue = targets
            while let next = queue.popLast() {
                if found.insert(next).inserted { queue += handedOn[next] ?? [] }
            }
            seen[id] = found.subtracting([id]).sorted()
        }
    }

    /// What the sources of a module see, in the order of the identifiers.
    func from(_ id: ModuleID) -> [ModuleID] { seen[id] ?? [] }
}
