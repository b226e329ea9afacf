import Codebase

/// Finds the modules that a person may mean by a name.
///
/// The nodes with that identifier, else with that clear name, else of that target or module
/// name, in the order of the graph.
///
/// - Returns: Several where the name is ambiguous; none where nothing has it.
package func findModules(named name: String, in analysis: Analysis) -> [ModuleGraph.Node] {
    let nodes = analysis.graph.nodes
    let targets = ids(in: analysis) { $0.name == name }
    let modules = ids(in: analysis) { $0.moduleName == name }
    let stages: [(ModuleGraph.Node) -> Bool] = [
        { $0.id.rawValue == name },
        { $0.name == name },
        { targets.contains($0.id) },
        { modules.contains($0.id) },
    ]
    return stages.lazy.map { nodes.filter($0) }.first { !$0.isEmpty } ?? []
}

/// The names closest to one that nothing has, closest first; those that contain it, or that it
/// contains, count as close.
///
/// - Parameter limit: The most names to return; 0 or more.
package func moduleSuggestions(for name: String, limit: Int, in analysis: Analysis) -> [String] {
    let wanted = name.lowercased()
    let ranked = Set(analysis.graph.nodes.map(\.name)).compactMap { candidate -> Ranked? in
        let distance = EditDistance.between(wanted, candidate.lowercased())
        let isPart =
            candidate.lowercased().contains(wanted) || wanted.contains(candidate.lowercased())
        guard isPart || distance <= max(2, name.count / 3) else { return nil }
        return Ranked(name: candidate, distance: distance)
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(limit).map(\.name)
}

private struct Ranked {
    let name: String
    let distance: Int
}

private func ids(in analysis: Analysis, where predicate: (Module) -> Bool) -> Set<ModuleID> {
    Set(analysis.codebase.modules.filter(predicate).map(\.id))
}
