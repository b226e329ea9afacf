import Codebase

/// Links what was changed in a codebase in thought, over the edges that its imports make.
///
/// What moved is linked by what it names. Inside the module that it left no import was needed, so
/// that the names tell: a type that stayed, used by what moved, and the other way round. A file of a
/// third module that imported what moved now needs its new module; its import of the old one is
/// dropped if nothing of the old one is left that the file could use. Names mean types at the top
/// level, as between folders.
struct LinkEdits {
    private let codebase: Codebase
    private let facts: [RelativePath: SourceFacts]
    private let declarations: DeclaredGraph
    private let names: NameIndex
    private let moved: MovedUses
    private let modules: [ModuleID: Module]
    private var edges: ChangedEdges
    /// What was found and is not yet under its edges.
    private var found: [EdgeID: [RelativePath: [Reference.Use]]] = [:]

    /// - Parameters:
    ///   - edges: The edges that imports make, in the order of a graph.
    ///   - names: What the modules of the codebase declare.
    ///   - moved: What was found for the same moves already.
    init(
        _ codebase: Codebase, facts: [RelativePath: SourceFacts], edges: [Edge],
        declarations: DeclaredGraph, names: NameIndex, moved: MovedUses
    ) {
        self.codebase = codebase
        self.facts = facts
        self.declarations = declarations
        self.names = names
        self.moved = moved
        modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.edges = ChangedEdges(edges)
    }

    /// The edges after all edits, in the order of a graph.
    func linked() -> [Edge] {
        var copy = self
        let moves = Dictionary(grouping: codebase.edits.moves, by: \.value)
        for (origin, files) in moves.sorted(by: { $0.key < $1.key }) {
            copy.link(
                moved.uses(of: origin) {
                    SplitModule(
                        origin, moved: files.map(\.key), modules: modules, facts: facts,
                        names: names)
                })
        }
        for edge in codebase.edits.disconnected { copy.disconnect(edge) }
        for edge in codebase.edits.connected { copy.connect(edge) }
        return copy.edges.all
    }

    private mutating func link(_ moved: MovedUses.Found) {
        let split = moved.split
        for (file, own, uses) in moved.uses(in: facts) {
            for (home, use) in uses {
                found[EdgeID(from: own, to: home), default: [:]][file, default: []].append(use)
            }
        }
        addFound()
        for edge in edges.imports(of: split.homes[0]) { relink(edge, moved) }
        addFound()
    }

    /// Leads the imports of a third module to where what they are for has moved.
    private mutating func relink(_ edge: Edge, _ moved: MovedUses.Found) {
        let split = moved.split
        var kept: [ImportSite] = []
        let isNear = modules[edge.from]?.container == modules[edge.to]?.container
        for site in edge.imports {
            guard let facts = facts[site.file] else { continue }
            let least = AccessLevel.least(
                isTestable: site.statement.isTestable, isNear: isNear)
            let known = moved.outside(site.file, atLeast: least, of: site.statement.scope) {
                let uses = split.uses(in: facts, least: least)
                return MovedUses.Outside(
                    uses: uses,
                    isKept: uses.isEmpty
                        || split.stillShows(facts, least: least, owner: site.statement.scope))
            }
            for (home, use) in known.uses where home != edge.from {
                found[EdgeID(from: edge.from, to: home), default: [:]][site.file, default: []]
                    .append(use)
            }
            if known.isKept || site.statement.isExported { kept.append(site) }
        }
        guard kept.count < edge.imports.count else { return }
        replace(edge, imports: kept, references: edge.references)
    }

    /// Puts what was found under its edges, each edge once.
    private mutating func addFound() {
        for (id, files) in found {
            let edge = edges[id] ?? declared(id)
            let others = edge.references.filter { files[$0.file] == nil }
            let joined = files.compactMap { file, uses in
                let known = edge.reference(in: file)?.uses ?? []
                return Reference(file: file, uses: Array(Set(known).union(uses)))
            }
            edges[id] = Edge(
                from: id.from, to: id.to, declared: edge.declared, dependency: edge.dependency,
                imports: edge.imports, references: (others + joined).sorted { $0.file < $1.file },
                isAssumed: edge.isAssumed)
        }
        found = [:]
    }

    /// An edge without code, as the manifests know of it.
    private func declared(_ id: EdgeID) -> Edge {
        Edge(
            from: id.from, to: id.to, declared: declarations.verdict(from: id.from, to: id.to),
            dependency: declarations.direct[id.from]?[id.to])
    }

    /// Takes other code under an edge; without any it stays only if it is declared.
    private mutating func replace(
        _ edge: Edge, imports: [ImportSite] = [], references: [Reference] = [],
        isAssumed: Bool = false
    ) {
        let new = Edge(
            from: edge.from, to: edge.to, declared: edge.declared, dependency: edge.dependency,
            imports: imports, references: references, isAssumed: isAssumed)
        edges[edge.id] = new.isOnlyDeclared && new.dependency == nil ? nil : new
    }

    private mutating func disconnect(_ id: EdgeID) {
        if let edge = edges[id] { replace(edge) }
    }

    private mutating func connect(_ id: EdgeID) {
        let edge = edges[id] ?? declared(id)
        replace(edge, imports: edge.imports, references: edge.references, isAssumed: true)
    }
}

/// Edges in the order of a graph, some of which are replaced, added or removed.
private struct ChangedEdges {
    private let known: [Edge]
    private let places: [EdgeID: Int]
    /// Nil for those that are removed.
    private var changed: [EdgeID: Edge?] = [:]

    init(_ known: [Edge]) {
        self.known = known
        places = Dictionary(
            known.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: EdgeID) -> Edge? {
        get {
            if let edge = changed[id] { return edge }
            return places[id].map { known[$0] }
        }
        set { changed.updateValue(newValue, forKey: id) }
    }

    /// Those by which others import a module, in the order of a graph.
    func imports(of module: ModuleID) -> [Edge] {
        var found = changed.values.compactMap(\.self).filter { $0.to == module }
        for place in known.indices where known[place].to == module {
            if changed[known[place].id] == nil { found.append(known[place]) }
        }
        return found.filter { !$0.imports.isEmpty }.sorted { $0.from < $1.from }
    }

    /// All of them in the order of a graph.
    var all: [Edge] {
        if changed.isEmpty { return known }
        let rest = known.filter { changed[$0.id] == nil }
        let others = changed.values.compactMap(\.self)
        return (rest + others).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
