/// What rules look at: a codebase with its graph and its layers, indexed.
struct RuleContext: Sendable {
    let codebase: Codebase
    let graph: ModuleGraph
    let configuration: LayerConfiguration
    let assignment: LayerAssignment
    let facts: [RelativePath: SourceFacts]
    /// The edges that are imported, from one own module to another.
    let ownImports: [(edge: Edge, from: Module, to: Module)]
    private let modules: [ModuleID: Module]
    private let names: [ModuleID: String]
    private let unreadManifests: Set<RelativePath>

    init(
        codebase: Codebase, graph: ModuleGraph, configuration: LayerConfiguration,
        assignment: LayerAssignment, facts: [RelativePath: SourceFacts] = [:]
    ) {
        self.codebase = codebase
        self.graph = graph
        self.configuration = configuration
        self.assignment = assignment
        self.facts = facts
        let modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        ownImports = graph.edges.compactMap { edge in
            guard !edge.imports.isEmpty, let from = modules[edge.from], let to = modules[edge.to]
            else { return nil }
            return (edge, from, to)
        }
        self.modules = modules
        names = Dictionary(
            graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        unreadManifests = Set(codebase.incomplete.map(\.path))
    }

    /// The codebase's own module; nil if the identifier is of another.
    func module(_ id: ModuleID) -> Module? { modules[id] }

    /// The clear name of a module.
    func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }

    /// What a module does to the other at an edge: it imports it, or between folders of one module
    /// uses it.
    func verb(_ edge: Edge) -> String {
        edge.imports.contains(where: \.statement.isUse) ? "uses" : "imports"
    }

    /// The layer of a module and its position; nil if it stands in none.
    func layer(of id: ModuleID) -> (layer: Layer, position: Int)? {
        assignment.layers[id].map { (configuration.layers[$0], $0) }
    }

    /// Whether all that a module declares is known.
    func knowsDeclarations(of module: Module) -> Bool {
        guard module.origin != .folders, let manifest = module.manifest else { return false }
        return !unreadManifests.contains(manifest)
    }

    /// Whether a module's sources are known to hold nothing, so that it is there for its name or for
    /// what it declares alone.
    func isBlank(_ module: Module) -> Bool {
        module.sources.allSatisfy { file in
            guard let facts = facts[file] else { return false }
            return facts.declarations.isEmpty && facts.imports.isEmpty && facts.problems.isEmpty
                && facts.uses.names.isEmpty
        }
    }

    /// Whether a violation is worth telling: not in test data, and not where the borders of modules
    /// are only guessed because their project is not read.
    func isWorthTelling(_ violation: Violation) -> Bool {
        guard let from = modules[violation.from] else { return true }
        if from.isFixture { return false }
        return from.origin != .folders || codebase.unreadProjects.isEmpty
    }

    /// Where the manifest declares an edge.
    func declaration(of edge: Edge) -> DeclarationSite? {
        guard let line = edge.dependency?.line, let manifest = modules[edge.from]?.manifest else {
            return nil
        }
        return DeclarationSite(file: manifest, line: line)
    }

    /// A violation by an edge, of the severity of its kind if no other is named.
    func violation(
        _ kind: ViolationKind, _ edge: Edge, severity: Severity? = nil, sites: [ImportSite]? = nil,
        message: String
    ) -> Violation {
        Violation(
            kind: kind, from: edge.from, to: edge.to,
            severity: severity ?? configuration.severity(of: kind), message: message,
            sites: sites ?? edge.imports, declaration: declaration(of: edge))
    }
}
