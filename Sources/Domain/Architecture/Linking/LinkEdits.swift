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
    private let modules: [ModuleID: Module]
    private var edges: [EdgeID: Edge]

    /// - Parameter edges: The edges that imports make.
    init(
        _ codebase: Codebase, facts: [RelativePath: SourceFacts], edges: [Edge],
        declarations: DeclaredGraph
    ) {
        self.codebase = codebase
        self.facts = facts
        self.declarations = declarations
        modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.edges = Dictionary(edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The edges after all edits, in the order of a graph.
    func linked() -> [Edge] {
        var copy = self
        let moves = Dictionary(grouping: codebase.edits.moves, by: \.value)
        for (origin, moved) in moves.sorted(by: { $0.key < $1.key }) {
            copy.link(
                SplitModule(
                    origin, moved: moved.map(\.key), modules: modules, facts: facts))
        }
        for edge in codebase.edits.disconnected { copy.disconnect(edge) }
        for edge in codebase.edits.connected { copy.connect(edge) }
        return copy.edges.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private mutating func link(_ split: SplitModule) {
        for (file, number) in split.files {
            guard let facts = facts[file] else { continue }
            var named: [ModuleID: [Reference.Use]] = [:]
            for (home, use) in split.uses(in: facts, of: number) {
                named[home, default: []].append(use)
            }
            for (home, uses) in named where home != split.homes[number] {
                add(Reference(file: file, uses: uses), from: split.homes[number], to: home)
            }
        }
        for edge in edges.values where edge.to == split.homes[0] && !edge.imports.isEmpty {
            relink(edge, split)
        }
    }

    /// Leads the imports of a third module to where what they are for has moved.
    private mutating func relink(_ edge: Edge, _ split: SplitModule) {
        var kept: [ImportSite] = []
        let isNear = modules[edge.from]?.container == modules[edge.to]?.container
        for site in edge.imports {
            guard let facts = facts[site.file] else { continue }
            let least: AccessLevel =
                site.statement.isTestable ? .internal : isNear ? .package : .public
            let named = Dictionary(
                grouping: split.uses(in: facts, least: least), by: \.home)
            for (home, uses) in named where home != edge.from {
                add(Reference(file: site.file, uses: uses.map(\.use)), from: edge.from, to: home)
            }
            let owner = site.statement.scope
            if named.isEmpty || site.statement.isExported
                || split.stillShows(facts, least: least, owner: owner)
            {
                kept.append(site)
            }
        }
        guard kept.count < edge.imports.count else { return }
        replace(edge, imports: kept, references: edge.references)
    }

    private mutating func add(_ reference: Reference?, from: ModuleID, to: ModuleID) {
        guard let reference else { return }
        let id = EdgeID(from: from, to: to)
        let edge = edges[id] ?? declared(id)
        let others = edge.references.filter { $0.file != reference.file }
        let uses = edge.reference(in: reference.file)?.uses ?? []
        let joined = Reference(
            file: reference.file, uses: Array(Set(uses).union(reference.uses)))
        edges[id] = Edge(
            from: from, to: to, declared: edge.declared, dependency: edge.dependency,
            imports: edge.imports,
            references: (others + (joined.map { [$0] } ?? [])).sorted { $0.file < $1.file },
            isAssumed: edge.isAssumed)
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
