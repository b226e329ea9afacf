import Codebase

/// Finds out why one module depends on another.
///
/// The shortest chain of imports, or the shortest chain of declared and imported edges if
/// imports alone do not lead there; as a last resort one with what is declared for another end, such
/// as an extension that an app embeds, or the app that a test runs in.
///
/// Of equally short chains that whose identifiers come first.
///
/// - Returns: nil if nothing leads there at all.
package func findImportChain(
    from: ModuleID, to: ModuleID, in analysis: Analysis
) -> ImportChain? {
    let imported = analysis.graph.edges.filter { !$0.isOnlyDeclared }
    return chain(from, to, along: imported, in: analysis)
        ?? chain(from, to, along: analysis.graph.edges.filter(\.isUse), in: analysis)
        ?? chain(from, to, along: analysis.graph.edges, in: analysis)
}

private func chain(
    _ from: ModuleID, _ to: ModuleID, along edges: [Edge], in analysis: Analysis
) -> ImportChain? {
    let numbered = NumberedGraph(edges: edges, besides: [from, to])
    guard let path = numbered.shortestPath(from: from, to: to) else { return nil }
    let steps = zip(path, path.dropFirst()).compactMap { pair in
        analysis.graph.edge(EdgeID(from: pair.0, to: pair.1)).map { edge in
            ImportChain.Step(edge: edge, declaration: declaration(of: edge, in: analysis))
        }
    }
    return ImportChain(steps: steps)
}

private func declaration(of edge: Edge, in analysis: Analysis) -> DeclarationSite? {
    let module = analysis.codebase.module(edge.from)
    return module.flatMap { edge.dependency?.declaration(for: $0) }
}
