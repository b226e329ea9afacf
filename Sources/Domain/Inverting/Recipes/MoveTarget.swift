import Architecture
import Codebase

/// Finds the module that declarations can move to: one that both ends of an edge may use.
struct MoveTarget: Sendable {
    private let sources: EdgeSources
    /// How many modules are tried that one end does not know yet.
    private static let limit = 8

    private let place: MovePlace?

    /// - Parameter place: What the declarations want of their module.
    init(_ sources: EdgeSources, for place: MovePlace? = nil) {
        self.sources = sources
        self.place = place
    }

    /// The module: one that both ends know, else one that the far end knows and the near end may, or
    /// the other way round.
    ///
    /// - Throws: An obstacle if there is none.
    func module() throws(PlanStop) -> Module {
        let graph = sources.analysis.graph
        let near = Set(graph.edges(from: sources.from.id).map(\.to))
        let far = Set(graph.edges(from: sources.to.id).map(\.to))
        let below = sources.analysis.codebase.modules.filter { module in
            (near.contains(module.id) || far.contains(module.id)) && isBelow(module)
                && (rank(module).0 == 0 || MovePlace.isOpen(module, to: place))
        }.sorted { rank($0) < rank($1) }
        if let best = below.first(where: { near.contains($0.id) && far.contains($0.id) }) {
            return best
        }
        let others = below.filter { far.contains($0.id) } + below.filter { near.contains($0.id) }
        let allowed = others.prefix(Self.limit).first { module in
            let edges = [sources.from.id, sources.to.id].map { EdgeID(from: $0, to: module.id) }
            return sources.violation(by: edges) == nil
        }
        guard let allowed else {
            if let wish = place?.wish { throw .obstacle(wish) }
            throw .obstacle(
                "No module stands below both \(sources.from.name) and \(sources.to.name). Make one "
                    + "that both depend on first.")
        }
        return allowed
    }

    /// Whether there is a module whose name says that it holds what others share.
    var isNamed: Bool {
        guard let module = try? module() else { return false }
        return isForOthers(module)
    }

    /// Whether the name of a module says that it holds what others share.
    func isForOthers(_ module: Module) -> Bool { rank(module).0 < 2 }

    private func rank(_ module: Module) -> (Int, Int, ModuleID) {
        let name = module.name.lowercased()
        let isOwn = ["interface", "interfaces", "api", "models"].contains {
            name == sources.to.name.lowercased() + $0
        }
        let isNamed = Self.words.contains { name.contains($0) }
        let layer = sources.analysis.assignment.layers[module.id] ?? 0
        return (isOwn ? 0 : isNamed ? 1 : 2, -layer, module.id)
    }

    /// Whether a module is one for others, that depends on neither end and breaks no rule.
    private func isBelow(_ module: Module) -> Bool {
        // What holds C, or nothing, takes no Swift.
        guard [.core, .interface].contains(module.role), module.kind != .macro,
            !module.sources.isEmpty
        else { return false }
        let ends = [sources.from.id, sources.to.id]
        let isAllowed = !sources.analysis.violations.contains { violation in
            violation.to == module.id && ends.contains(violation.from)
                && ![.unused, .indirect, .transitive].contains(violation.kind)
        }
        return isAllowed && !ends.contains { sources.reaches(module.id, $0) }
    }

    private static let words = ["model", "entit", "domain", "core", "shared", "common"]
}
