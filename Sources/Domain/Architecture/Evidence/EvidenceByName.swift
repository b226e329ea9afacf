import Codebase

/// What the text says that stands under an edge: imports, and the lines that use what they bring.
///
/// A use is a name in the importing file that the imported module declares and shows there. What
/// the importing module declares itself is left out, and so is what several imported modules
/// declare: the text alone does not say whose it is.
///
/// The evidence of an edge, one element per import, ordered by file and line.
package func evidenceByName(for edge: EdgeID, in analysis: Analysis) -> [Evidence] {
    let found = analysis.graph.edge(edge)?.sites ?? []
    return found.map { evidence(of: $0, for: edge, in: analysis) }
}

/// The evidence of a violation, one element per import of ``Violation/sites``, in their order.
package func evidenceByName(for violation: Violation, in analysis: Analysis) -> [Evidence] {
    placedEvidence(for: violation, in: analysis).map(\.evidence)
}

/// The same with the edge that each element stands under; nil if that is gone.
func placedEvidence(for violation: Violation, in analysis: Analysis) -> [PlacedEvidence] {
    let edges = violation.edges
    if violation.kind == .unimported {
        return unimported(violation, in: analysis).map {
            PlacedEvidence(edge: edges.first, evidence: $0)
        }
    }
    var edgeOfSite: [Site: EdgeID] = [:]
    for edge in edges {
        for site in analysis.graph.edge(edge)?.sites ?? [] where edgeOfSite[site] == nil {
            edgeOfSite[site] = edge
        }
    }
    return violation.sites.map { site in
        let edge = edgeOfSite[site]
        return PlacedEvidence(
            edge: edge,
            evidence: edge.map { evidence(of: site, for: $0, in: analysis) }
                ?? Evidence(site: site, uses: site.uses))
    }
}

/// Evidence, and the edge under which it stands.
struct PlacedEvidence {
    let edge: EdgeID?
    let evidence: Evidence
}

/// The names that files use without importing what declares them.
private func unimported(_ violation: Violation, in analysis: Analysis) -> [Evidence] {
    guard let to = violation.to, let module = analysis.names.module(violation.from) else {
        return []
    }
    let declared = analysis.graph.edge(EdgeID(from: module.id, to: to))?.dependency?.name
    let others = analysis.graph.edges(from: module.id).filter {
        $0.dependency != nil && $0.dependency?.name == declared
    }
    return NamesWithoutImport(of: module, in: analysis.graph, analysis.names)
        .uses(of: others.map(\.to))
}

private func evidence(
    of site: Site, for edge: EdgeID, in analysis: Analysis
) -> Evidence {
    if let known = analysis.graph.edge(edge)?.reference(in: site.file) {
        return Evidence(site: site, uses: known.uses)
    }
    guard case .import(let imported) = site, let facts = analysis.facts[site.file] else {
        return Evidence(site: site, uses: [])
    }
    let view = ImportView(of: edge, at: imported, in: analysis)
    var uses: [Evidence.Use] = []
    for (index, name) in facts.uses.names.enumerated() where view.shows(name) {
        uses += facts.uses.lines(at: index).map { Evidence.Use(line: Int($0), name: name) }
    }
    uses.removeAll { use in facts.imports.contains { $0.line == use.line } }
    return Evidence(site: site, uses: uses.sorted { ($0.line, $0.name) < ($1.line, $1.name) })
}

extension Violation {
    /// The edges it is about: one, or for a cycle all those of the shortest way round.
    package var edges: [EdgeID] {
        // What objects are made of is no dependency between modules.
        if kind.isFurther { return [] }
        if let first = cycle.first {
            return zip(cycle, cycle.dropFirst() + [first]).map { EdgeID(from: $0, to: $1) }
        }
        return to.map { [EdgeID(from: from, to: $0)] } ?? []
    }
}

extension ModuleGraph {
    /// The edge between two modules; nil if there is none.
    package func edge(_ id: EdgeID) -> Edge? {
        let index = edges.partitioningIndex { ($0.from, $0.to) >= (id.from, id.to) }
        guard index < edges.endIndex, edges[index].id == id else { return nil }
        return edges[index]
    }
}

extension Edge {
    /// Its two ends.
    package var id: EdgeID { EdgeID(from: from, to: to) }
}

extension Site {
    /// What the site itself names, where no edge is known.
    fileprivate var uses: [Evidence.Use] {
        switch self {
        case .import: []
        case .reference(let reference): reference.uses
        }
    }
}
