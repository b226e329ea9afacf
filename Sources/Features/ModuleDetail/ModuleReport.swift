import Architecture
import Codebase

/// All that an analysis says about one module, prepared for showing.
nonisolated struct ModuleReport: Sendable {
    let analysis: Analysis
    let id: ModuleID
    let name: String
    let kind: ModuleGraph.Node.Kind
    /// Nothing for what is not built from sources of the codebase.
    let module: Module?
    let metrics: ModuleMetrics?
    let dependencies: [EdgeItem]
    let dependents: [EdgeItem]
    let files: [FileItem]
    let surface: [SurfaceItem]
    /// Violations that begin in it, worst first.
    let violations: [Violation]

    /// - Returns: nil if the codebase has no such module.
    init?(_ id: ModuleID, in analysis: Analysis) {
        guard let node = analysis.graph.nodes.first(where: { $0.id == id }) else { return nil }
        let module = analysis.codebase.module(id)
        self.analysis = analysis
        self.id = id
        self.module = module
        name = node.name
        kind = node.kind
        metrics = measureModules(analysis).first { $0.id == id }
        violations = analysis.violations.filter { $0.from == id }
        let edges = EdgeItems(analysis)
        dependencies = edges.items(where: { $0.from == id }, other: \.to)
        dependents = edges.items(where: { $0.to == id }, other: \.from)
        files = (module?.sources ?? []).map { FileItem($0, facts: analysis.facts[$0]) }
        surface = files.flatMap { file in
            SurfaceItem.items(of: file.path, facts: analysis.facts[file.path])
        }
        .sorted { ($0.title, $0.file, $0.line) < ($1.title, $1.file, $1.line) }
    }

    var layer: String? { metrics?.layer }

    /// The modules of the codebase that it depends on.
    var fanOut: Int { dependencies.count { $0.kind == .own && $0.edge.isUse } }

    /// What it depends on besides: modules of packages, of the SDK, and unknown ones.
    var external: Int { dependencies.count { $0.kind != .own } }
}

/// A file of a module.
nonisolated struct FileItem: Sendable {
    let path: RelativePath
    /// Nothing until it is read.
    let lines: Int?
    let imports: [ImportStatement]

    init(_ path: RelativePath, facts: SourceFacts?) {
        self.path = path
        lines = facts?.lineCount
        imports = facts?.imports ?? []
    }
}

/// A declaration that other modules can see.
nonisolated struct SurfaceItem: Sendable {
    let title: String
    let kind: Declaration.Kind
    let access: AccessLevel
    let file: RelativePath
    let line: Int

    static func items(of file: RelativePath, facts: SourceFacts?) -> [SurfaceItem] {
        (facts?.declarations ?? []).compactMap { declaration in
            guard [.package, .public, .open].contains(declaration.access),
                declaration.kind != .extension
            else { return nil }
            return SurfaceItem(declaration, in: file)
        }
    }

    private init(_ declaration: Declaration, in file: RelativePath) {
        title = declaration.container.map { "\($0).\(declaration.name)" } ?? declaration.name
        kind = declaration.kind
        access = declaration.access
        self.file = file
        line = declaration.line
    }
}
