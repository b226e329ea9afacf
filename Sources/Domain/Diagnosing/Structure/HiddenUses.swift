import Architecture
import Codebase

/// What modules import and reach through the dependencies of others alone.
///
/// A dependency that such an import hangs on cannot just be taken out: the build breaks elsewhere.
struct HiddenUses {
    /// The most modules that are looked at for one dependency: each costs a walk over the graph.
    private static let most = 200

    private let declared: [ModuleID: [ModuleID]]
    private let users: [ModuleID: [ModuleID]]
    /// For each module what it imports without declaring it.
    private let uses: [ModuleID: [ModuleID]]

    init(in graph: ModuleGraph) {
        var declared: [ModuleID: [ModuleID]] = [:]
        var users: [ModuleID: [ModuleID]] = [:]
        var uses: [ModuleID: [ModuleID]] = [:]
        for edge in graph.edges {
            if edge.dependency != nil {
                declared[edge.from, default: []].append(edge.to)
                users[edge.to, default: []].append(edge.from)
            } else if edge.declared == .transitive {
                uses[edge.from, default: []].append(edge.to)
            }
        }
        (self.declared, self.users, self.uses) = (declared, users, uses)
    }

    /// Whether something is imported that is reached through a dependency and by no other way.
    func hang(on edge: EdgeID) -> Bool {
        if uses.isEmpty { return false }
        let above = Self.reached(from: edge.from, by: users)
        return above.filter { uses[$0] != nil }.sorted().prefix(Self.most).contains { user in
            let left = Self.reached(from: user, by: declared, without: edge)
            return (uses[user] ?? []).contains { !left.contains($0) }
        }
    }

    private static func reached(
        from start: ModuleID, by arcs: [ModuleID: [ModuleID]], without edge: EdgeID? = nil
    ) -> Set<ModuleID> {
        var found: Set<ModuleID> = [start]
        var pending = [start]
        while let next = pending.popLast() {
            for other in arcs[next] ?? []
            where !(next == edge?.from && other == edge?.to) && found.insert(other).inserted {
                pending.append(other)
            }
        }
        return found
    }
}
