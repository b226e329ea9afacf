import Codebase

/// What each file of one module imports.
struct FileImports {
    /// For each file the imports with the modules they mean.
    private var sites: [RelativePath: [(module: ModuleID, site: ImportSite)]] = [:]
    private var handedOn: [ModuleID: Set<ModuleID>] = [:]
    /// What the module hands on itself: an import with `@_exported` holds in all of its files.
    private(set) var everywhere: Set<ModuleID> = []
    /// All modules that any file of the module imports, with what these hand on.
    private(set) var ofModule: Set<ModuleID> = []

    init(of module: Module, in analysis: Analysis) {
        for edge in analysis.graph.edges(from: module.id) where !edge.imports.isEmpty {
            handedOn[edge.to] = analysis.handedOn(by: edge.to)
            ofModule.formUnion(handedOn[edge.to] ?? [])
            if edge.isReexported { everywhere.formUnion(handedOn[edge.to] ?? []) }
            for site in edge.imports {
                sites[site.file, default: []].append((edge.to, site))
            }
        }
    }

    /// The imports of a file with the modules they mean, in the order of the file.
    func sites(of file: RelativePath) -> [(module: ModuleID, site: ImportSite)] {
        (sites[file] ?? []).sorted { $0.site.statement.line < $1.site.statement.line }
    }

    /// The modules whose names a file sees, those handed on by others included.
    func modules(of file: RelativePath) -> Set<ModuleID> {
        (sites[file] ?? []).reduce(into: everywhere) { $0.formUnion(handedOn[$1.module] ?? []) }
    }
}

extension Analysis {
    /// A module with all that it hands on with `@_exported`, over any number of hops.
    func handedOn(by id: ModuleID) -> Set<ModuleID> {
        var found: Set<ModuleID> = [id]
        var queue = [id]
        while let next = queue.popLast() {
            for edge in graph.edges(from: next)
            where edge.isReexported && found.insert(edge.to).inserted {
                queue.append(edge.to)
            }
        }
        return found
    }
}
