import Codebase
import Graphs

/// Arranges the modules of an analysis as a dependency structure matrix.
///
/// The matrix of the modules that stand in layers, top layer first.
///
/// Inside a layer users stand before what they use, except where they use each other; there the
/// fewest possible edges run upward ("partitioning", Steward 1981).
///
/// - Parameters:
///   - others: Whether tests, helpers of tests and others outside the layers follow.
///   - layered: Whether each layer stands together; if not, all are ordered so, by what they depend on
///     alone: blocks along the diagonal are modules that use each other.
package func arrangeMatrix(
    _ analysis: Analysis, includingOthers others: Bool = false, byLayers layered: Bool = true
) -> DependencyMatrix {
    var modules: [ModuleID] = []
    var bands: [DependencyMatrix.Band] = []
    let layers = groups(of: analysis, includingOthers: others)
    let groups = layered ? layers : [(layer: nil, modules: layers.flatMap(\.modules))]
    for group in groups where !group.modules.isEmpty {
        let start = modules.count
        modules += partitioned(group.modules, in: analysis.graph)
        bands.append(DependencyMatrix.Band(layer: group.layer, range: start..<modules.count))
    }
    return DependencyMatrix(
        modules: modules, bands: bands, cells: cells(between: Set(modules), in: analysis))
}

private func groups(
    of analysis: Analysis, includingOthers others: Bool
) -> [(layer: String?, modules: [ModuleID])] {
    let ids = analysis.codebase.modules.map(\.id)
    let byLayer = Dictionary(grouping: ids) { analysis.assignment.layers[$0] }
    let layers = analysis.configuration.layers.enumerated().map { position, layer in
        (layer: String?.some(layer.name), modules: byLayer[position] ?? [])
    }
    let unassigned = Set(analysis.assignment.unassigned)
    let rest = (byLayer[Int?.none] ?? []).filter { others || unassigned.contains($0) }
    return layers + [(layer: nil, modules: rest)]
}

private func partitioned(_ modules: [ModuleID], in graph: ModuleGraph) -> [ModuleID] {
    let members = Set(modules)
    let edges = modules.flatMap(graph.edges).filter { $0.isUse && members.contains($0.to) }
    let numbered = NumberedGraph(edges: edges, besides: modules)
    let components = numbered.graph.components.reversed()
    let levels = numbered.graph.levels
    let sorted = components.sorted { left, right in
        (-levels[left[0]], left[0]) < (-levels[right[0]], right[0])
    }
    return sorted.flatMap { ordered($0, in: numbered.graph) }.map { numbered.ids[$0] }
}

private func ordered(_ component: [Int], in graph: DirectedGraph) -> [Int] {
    if component.count < 3 { return component }
    let part = graph.induced(by: component)
    let arcs = part.arcs.map { WeightedArc(from: $0.from, to: $0.to, weight: 0) }
    let order =
        component.count <= FeedbackArcs.exactLimit
        ? MinimumOrdering.exact(count: component.count, arcs: arcs)
        : MinimumOrdering.heuristic(count: component.count, arcs: arcs)
    return order.map { component[$0] }
}

private func cells(
    between modules: Set<ModuleID>, in analysis: Analysis
) -> [DependencyMatrix.Cell] {
    var broken: [EdgeID: Set<ViolationKind>] = [:]
    var failing: Set<EdgeID> = []
    for violation in analysis.violations where violation.severity.weight > 1 {
        for edge in violation.edges { broken[edge, default: []].insert(violation.kind) }
        if violation.severity == .error { failing.formUnion(violation.edges) }
    }
    return analysis.graph.edges.compactMap { edge in
        guard edge.isUse, modules.contains(edge.from), modules.contains(edge.to) else {
            return nil
        }
        let kinds = broken[edge.id] ?? []
        return DependencyMatrix.Cell(
            edge: edge.id, declared: edge.declared, imports: edge.sites.count,
            violations: ViolationKind.allCases.filter(kinds.contains),
            hasError: failing.contains(edge.id))
    }
}
