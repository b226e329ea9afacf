import Codebase

/// The graph of all modules, own, external, system and unknown: what they declare, and what their
/// files import.
///
/// A conditional import is an edge like any other; an import of the own module is none.
///
/// - Parameter facts: The facts of the files read so far; without them the graph holds declared
///   edges alone.
package func linkModules(
    _ codebase: Codebase, facts: [RelativePath: SourceFacts] = [:]
) -> ModuleGraph {
    linkModules(codebase, facts: facts, known: nil)
}

/// The same graph.
///
/// - Parameters:
///   - declarations: What the manifests declare; nil to find it out.
///   - known: The edges of modules that need not be linked again; nil for none.
///   - names: What modules declare; nil to find it out where it is needed.
///   - moved: What files that were moved in thought name; nil to find it out.
func linkModules(
    _ codebase: Codebase, facts: [RelativePath: SourceFacts], declarations: DeclaredGraph? = nil,
    known: KnownEdges?, names: NameIndex? = nil, moved: MovedUses? = nil
) -> ModuleGraph {
    let declarations = declarations ?? DeclaredGraph(of: codebase)
    let linker = ImportLinker(codebase: codebase, declarations: declarations)
    var edges: [Edge] = []
    var undecided: [UndecidedImport] = []
    for module in codebase.modules {
        if let known = known?.edges(of: module.id) {
            edges += known.edges
            undecided += known.undecided
            continue
        }
        let links = linker.links(of: module, facts: facts)
        edges += moduleEdges(of: module, imports: links.imports, declarations)
            .sorted { $0.to < $1.to }
        undecided += links.undecided
    }
    // Modules are in order, so that their edges are, unless two share an identity.
    if zip(codebase.modules, codebase.modules.dropFirst()).contains(where: { $0.id == $1.id }) {
        edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    }
    if !codebase.edits.isEmpty {
        let names = names ?? NameIndex(codebase: codebase, facts: facts)
        edges = LinkEdits(
            codebase, facts: facts, edges: edges, declarations: declarations, names: names,
            moved: moved ?? MovedUses()
        ).linked()
    }
    return ModuleGraph(
        nodes: nodes(of: codebase, edges: edges), edges: edges,
        undecided: undecided.sorted { ($0.from, $0.name) < ($1.from, $1.name) })
}

private func moduleEdges(
    of module: Module, imports: [ModuleID: ImportLinker.Import], _ declared: DeclaredGraph
) -> [Edge] {
    let direct = declared.direct[module.id] ?? [:]
    let known = direct.map { id, reference in
        Edge(
            from: module.id, to: id, declared: .direct, dependency: reference,
            imports: imports[id]?.sites ?? [])
    }
    let others = imports.filter { direct[$0.key] == nil }.map { id, found in
        Edge(from: module.id, to: id, declared: found.declared, imports: found.sites)
    }
    return known + others
}

private func nodes(of codebase: Codebase, edges: [Edge]) -> [ModuleGraph.Node] {
    let names = ClearNames(of: codebase.modules)
    let own = codebase.modules.map {
        ModuleGraph.Node(id: $0.id, name: names[$0.id], kind: .own)
    }
    let ownIDs = Set(codebase.modules.map(\.id))
    let others = Set(edges.map(\.to)).subtracting(ownIDs).map { id in
        ModuleGraph.Node(id: id, name: id.targetName, kind: id.foreignKind ?? .unknown)
    }
    return own + others.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
}
