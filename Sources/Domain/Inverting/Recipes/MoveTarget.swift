import Architecture
import Codebase

/// Finds the module that declarations can move to: one that both ends of an edge may use.
struct MoveTarget: Sendable {
    private let sources: EdgeSources

    init(_ sources: EdgeSources) { self.sources = sources }

    /// The module.
    ///
    /// - Throws: An obstacle if there is none.
    func module() throws(PlanStop) -> Module {
        let graph = sources.analysis.graph
        let near = Set(graph.edges(from: sources.from.id).map(\.to))
        let far = Set(graph.edges(from: sources.to.id).map(\.to))
        let common = sources.analysis.codebase.modules.filter { module in
            near.contains(module.id) && far.contains(module.id) && isBelow(module)
        }
        guard let best = common.min(by: { rank($0) < rank($1) }) else {
            throw .obstacle(
                "No module stands below both \(sources.from.name) and \(sources.to.name). Make one "
                    + "that both depend on first.")
        }
        return best
    }

    private func rank(_ module: Module) -> (Int, Int, ModuleID) {
        let name = module.name.lowercased()
        let isNamed = Self.words.contains { name.contains($0) }
        let layer = sources.analysis.assignment.layers[module.id] ?? 0
        return (isNamed ? 0 : 1, -layer, module.id)
    }

    /// Whether a module is one for others, that depends on neither end and breaks no rule.
    private func isBelow(_ module: Module) -> Bool {
        guard [.core, .interface].contains(module.role), module.kind != .macro else { return false }
        let graph = sources.analysis.graph
        let ends = [sources.from.id, sources.to.id]
        let isAllowed = !sources.analysis.violations.contains { violation in
            violation.to == module.id && ends.contains(violation.from)
                && violation.kind != .unused && violation.kind != .transitive
        }
        var seen: Set<ModuleID> = []
        var queue = [module.id]
        while let next = queue.popLast() {
            if ends.contains(next) { return false }
            if seen.insert(next).inserted { queue += graph.edges(from: next).map(\.to) }
        }
        return isAllowed
    }

    private static let words = ["model", "entit", "domain", "core", "shared", "common", "kit"]
}
