import Codebase

/// Links the folders of modules, by the names that their files use.
struct LinkFolders {
    /// What was found.
    struct Result {
        let graph: ModuleGraph
        /// The uses of names that may mean a type of a folder or something else; no edge comes of
        /// them.
        let unclear: Int
    }

    private let analysis: Analysis
    private let folders: FolderUnits
    private let homes: [ModuleID: [RelativePath: ModuleID]]
    private let scopes: [ModuleID: Int]

    /// - Parameter analysis: An analysis of modules.
    init(_ analysis: Analysis, _ folders: FolderUnits) {
        var homes: [ModuleID: [RelativePath: ModuleID]] = [:]
        var scopes: [ModuleID: Int] = [:]
        for (number, split) in folders.splits.enumerated() {
            scopes[split.module.id] = number
            for unit in split.units {
                for file in unit.sources { homes[split.module.id, default: [:]][file] = unit.id }
            }
        }
        // Folders that no description names were joined before they were split.
        let joined = folders.splits.filter { $0.module.origin == .folders }
        for module in analysis.codebase.modules where homes[module.id] == nil {
            guard module.origin == .folders, module.belongsInLayers else { continue }
            for split in joined
            where module.sources.allSatisfy({ homes[split.module.id]?[$0] != nil }) {
                homes[module.id] = homes[split.module.id]
            }
        }
        self.analysis = analysis
        self.folders = folders
        self.homes = homes
        self.scopes = scopes
    }

    var linked: Result {
        var edges = EdgeCollection()
        var imports: [ModuleID: [RelativePath: [FolderNames.Import]]] = [:]
        for edge in analysis.graph.edges {
            if let scope = scopes[edge.to] {
                for site in edge.imports {
                    imports[home(of: site.file, in: edge.from), default: [:]][
                        site.file, default: []
                    ].append(self.import(of: scope, at: site))
                }
            } else if homes[edge.to] == nil {
                edges.add(edge, isSplit: homes[edge.from] != nil) { home(of: $0, in: edge.from) }
            }
        }
        let names = FolderNames(folders.splits, imports: imports, facts: analysis.facts)
        let unclear = addUses(names, imports, to: &edges)
        return Result(
            graph: ModuleGraph(nodes: nodes(edges.edges), edges: edges.edges), unclear: unclear)
    }

    private func home(of file: RelativePath, in module: ModuleID) -> ModuleID {
        homes[module]?[file] ?? module
    }

    private func `import`(of scope: Int, at site: ImportSite) -> FolderNames.Import {
        FolderNames.Import(
            scope: scope, least: site.statement.isTestable ? .internal : .package, site: site)
    }

    /// Adds the edges that names make.
    ///
    /// - Returns: The number of unclear uses.
    private func addUses(
        _ names: FolderNames, _ imports: [ModuleID: [RelativePath: [FolderNames.Import]]],
        to edges: inout EdgeCollection
    ) -> Int {
        var unclear = 0
        for unit in folders.codebase.modules {
            let files =
                names.isFolder(unit.id) ? unit.sources : imports[unit.id]?.keys.sorted() ?? []
            for file in files {
                let found = names.uses(in: file, of: unit.id)
                unclear += found.unclear
                edges.add(found.uses, in: file, of: unit.id, facts: analysis.facts[file])
            }
        }
        return unclear
    }

    private func nodes(_ edges: [Edge]) -> [ModuleGraph.Node] {
        let modules = folders.codebase.modules
        let names = ClearNames(of: modules)
        let known = Set(edges.map(\.to))
        let others = analysis.graph.nodes.filter { $0.kind != .own && known.contains($0.id) }
        return modules.map { ModuleGraph.Node(id: $0.id, name: names[$0.id], kind: .own) } + others
    }
}

/// Edges in the making, at most one for a pair.
private struct EdgeCollection {
    private struct Draft {
        var declared: Edge.Declared
        var dependency: DependencyReference?
        var imports: [ImportSite] = []
        var references: [Reference] = []
    }

    private var drafts: [EdgeID: Draft] = [:]

    /// Adds an edge of a module, with each import at the unit that its file is in.
    ///
    /// - Parameter isSplit: Whether folders stand for the module; what it only declares is then
    ///   nobody's.
    mutating func add(_ edge: Edge, isSplit: Bool, unit: (RelativePath) -> ModuleID) {
        if edge.imports.isEmpty, !isSplit {
            drafts[edge.id] = Draft(declared: edge.declared, dependency: edge.dependency)
        }
        for site in edge.imports {
            let id = EdgeID(from: unit(site.file), to: edge.to)
            let isWhole = id.from == edge.from
            drafts[
                id,
                default: Draft(
                    declared: edge.declared, dependency: isWhole ? edge.dependency : nil)
            ].imports.append(site)
        }
    }

    /// Adds what a file names: one reference for each folder, beside the import of its first use.
    mutating func add(
        _ uses: [FolderNames.Use], in file: RelativePath, of unit: ModuleID, facts: SourceFacts?
    ) {
        guard let names = facts?.uses else { return }
        for (folder, uses) in Dictionary(grouping: uses, by: \.folder) {
            let first = uses.min { line(of: $0, names) < line(of: $1, names) }
            let named = uses.flatMap { use in
                names.lines(at: use.name).map {
                    Reference.Use(line: Int($0), name: names.names[use.name])
                }
            }
            guard let first, let reference = Reference(file: file, uses: named) else { continue }
            let id = EdgeID(from: unit, to: folder)
            drafts[id, default: Draft(declared: .direct)].references.append(reference)
            if let site = first.site { drafts[id]?.imports.append(site) }
        }
    }

    private func line(of use: FolderNames.Use, _ names: NameUses) -> Int {
        names.lines(at: use.name).first.map(Int.init) ?? 1
    }

    /// The edges in the order of a graph.
    var edges: [Edge] {
        drafts.map { id, draft in
            Edge(
                from: id.from, to: id.to, declared: draft.declared, dependency: draft.dependency,
                imports: draft.imports.sorted {
                    ($0.file, $0.statement.line) < ($1.file, $1.statement.line)
                },
                references: draft.references.sorted { $0.file < $1.file })
        }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
