import Codebase

/// What rules look at: a codebase with its graph and its layers, indexed.
struct RuleContext: Sendable {
    let codebase: Codebase
    let graph: ModuleGraph
    let configuration: LayerConfiguration
    let assignment: LayerAssignment
    let facts: [RelativePath: SourceFacts]
    /// The edges that code makes, from one own module to another.
    let ownImports: [(edge: Edge, from: Module, to: Module)]
    /// What modules declare, by name.
    let nameIndex: NameIndex
    private let modules: [ModuleID: Module]
    private let names: [ModuleID: String]
    /// A description that could not be read, beside Swift files whose imports are not known.
    let descriptionHidingSources: IncompleteItem?
    /// For what is imported the first module that imports it and whose description could not be read: it
    /// may reach that through anything.
    let unreadImporters: [ModuleID: ModuleID]
    /// For what no module but pods declares, by name, the first other module that imports it.
    let importersBesidesPods: [String: ModuleID]
    private let unreadManifests: Set<RelativePath>

    init(
        codebase: Codebase, graph: ModuleGraph, configuration: LayerConfiguration,
        assignment: LayerAssignment, facts: [RelativePath: SourceFacts] = [:],
        names nameIndex: NameIndex? = nil
    ) {
        self.codebase = codebase
        self.graph = graph
        self.configuration = configuration
        self.assignment = assignment
        self.facts = facts
        self.nameIndex = nameIndex ?? NameIndex(codebase: codebase, facts: facts)
        let modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        ownImports = graph.edges.compactMap { edge in
            guard !edge.isOnlyDeclared, let from = modules[edge.from], let to = modules[edge.to]
            else { return nil }
            return (edge, from, to)
        }
        self.modules = modules
        names = Dictionary(
            graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        unreadManifests = Set(codebase.incomplete.map(\.path))
        descriptionHidingSources = codebase.descriptionHidingSources
        unreadImporters =
            unreadManifests.isEmpty
            ? [:]
            : Self.importers(
                in: graph.edges, among: modules, of: unreadManifests)
        importersBesidesPods =
            codebase.modules.contains { $0.origin == .cocoapods }
            ? Self.importersBesidesPods(in: graph.edges, among: modules) : [:]
    }

    private static func importersBesidesPods(
        in edges: [Edge], among modules: [ModuleID: Module]
    ) -> [String: ModuleID] {
        var found: [String: ModuleID] = [:]
        var declared: Set<String> = []
        for edge in edges {
            guard let from = modules[edge.from], from.origin != .cocoapods else { continue }
            let name = edge.to.targetName
            if edge.dependency != nil { declared.insert(name) }
            if found[name] == nil, !edge.imports.isEmpty { found[name] = edge.from }
        }
        return found.filter { !declared.contains($0.key) }
    }

    private static func importers(
        in edges: [Edge], among modules: [ModuleID: Module], of manifests: Set<RelativePath>
    ) -> [ModuleID: ModuleID] {
        var found: [ModuleID: ModuleID] = [:]
        for edge in edges
        where found[edge.to] == nil && !edge.imports.isEmpty && edge.declared != .direct {
            guard let from = modules[edge.from], !from.isFixture,
                from.manifest.map(manifests.contains) == true
            else { continue }
            found[edge.to] = edge.from
        }
        return found
    }

    /// The codebase's own module; nil if the identifier is of another.
    func module(_ id: ModuleID) -> Module? { modules[id] }

    /// Whether a pattern selects a module, own or not.
    func matches(_ matcher: PatternMatcher, _ id: ModuleID) -> Bool {
        if let module = modules[id] { return matcher.matches(module) }
        let kind = id.foreignKind ?? .unknown
        return matcher.matches(ModuleGraph.Node(id: id, name: id.targetName, kind: kind))
    }

    /// The clear name of a module.
    func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }

    /// What a module does to the other at an edge: it imports it, or between folders of one module
    /// uses it.
    func verb(_ edge: Edge) -> String {
        edge.unimported.isEmpty ? "imports" : "uses"
    }

    /// The layer of a module and its position; nil if it stands in none.
    func layer(of id: ModuleID) -> (layer: Layer, position: Int)? {
        assignment.layers[id].map { (configuration.layers[$0], $0) }
    }

    /// The layer of an end of an edge, as rules about the edge see it.
    struct Place {
        let layer: Layer
        /// Its position among the layers that are compared, 0 for the top one.
        let position: Int
        /// The name of the layer directly below.
        let below: String?

        fileprivate init(_ position: Int, of layers: [Layer]) {
            layer = layers[position]
            self.position = position
            below = position + 1 < layers.count ? layers[position + 1].name : nil
        }
    }

    /// The layers between which an edge leads: those of the modules, and between folders of one
    /// module those inside it.
    ///
    /// - Returns: nil if an end stands in no layer, or if nothing is known of the order of two
    ///   folders.
    func places(_ from: Module, _ to: Module) -> (from: Place, to: Place)? {
        guard let one = layer(of: from.id), let other = layer(of: to.id) else { return nil }
        let refined = configuration.refined
        if refined.isEmpty || from.home == to.home && one.layer.outer == other.layer.outer {
            if !refined.isEmpty, one.layer.outer == nil { return nil }
            let layers = configuration.layers
            return (Place(one.position, of: layers), Place(other.position, of: layers))
        }
        guard let above = wholeLayer(one.layer), let below = wholeLayer(other.layer),
            from.home != to.home || above != below
        else { return nil }
        return (Place(above, of: refined), Place(below, of: refined))
    }

    /// The layer of a module, or the one that it is a part of, if that must stay pure.
    func pureLayer(of id: ModuleID) -> Layer? {
        guard let layer = layer(of: id)?.layer else { return nil }
        if layer.options.pure { return layer }
        guard layer.outer != nil, let whole = wholeLayer(layer) else { return nil }
        return configuration.refined[whole].options.pure ? configuration.refined[whole] : nil
    }

    /// The position of the layer of modules that a layer is, or is a part of.
    private func wholeLayer(_ layer: Layer) -> Int? {
        configuration.refined.firstIndex { $0.name == layer.outer ?? layer.name }
    }

    /// How severe a violation is here: between folders of one module nobody wrote the layers, so
    /// that nothing is an error unless a person said so.
    func severity(of kind: ViolationKind, _ from: ModuleID, _ to: ModuleID) -> Severity {
        let severity = configuration.severity(of: kind)
        if severity.weight > Severity.info.weight, kind.isAboutLayers, isMigrating(from) {
            return .info
        }
        guard severity == .error, !configuration.refined.isEmpty,
            configuration.severities[kind] == nil,
            let one = modules[from], let other = modules[to], one.home == other.home
        else { return severity }
        return .warning
    }

    /// Whether a module stands in a layer of what is not sorted yet.
    private func isMigrating(_ id: ModuleID) -> Bool {
        guard let layer = layer(of: id)?.layer else { return false }
        if layer.options.migrating { return true }
        guard layer.outer != nil, let whole = wholeLayer(layer) else { return false }
        return configuration.refined[whole].options.migrating
    }

    /// Whether all that a module declares is known.
    func knowsDeclarations(of module: Module) -> Bool {
        guard module.origin != .folders, let manifest = module.manifest else { return false }
        return !unreadManifests.contains(manifest)
    }

    /// Whether a module's sources are known to hold nothing, so that it is there for its name or for
    /// what it declares alone.
    ///
    /// A lone `import Foundation`, or one empty type that nobody else can name, is what a target that
    /// bundles packages is often given to have a source at all.
    func isBlank(_ module: Module) -> Bool {
        let edges = graph.edges(from: module.id)
        guard edges.allSatisfy({ $0.isOnlyDeclared || $0.to.foreignKind == .system }) else {
            return false
        }
        var declarations: [Declaration] = []
        for file in module.sources {
            guard let facts = facts[file], facts.problems.isEmpty, facts.uses.names.isEmpty else {
                return false
            }
            declarations += facts.declarations
        }
        guard let only = declarations.first else { return true }
        let bundled = edges.count { $0.dependency != nil && $0.to.foreignKind == .external }
        return declarations.count == 1 && only.kind.isType && only.access == .internal
            && bundled > 1
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
        modules[edge.from].flatMap { edge.dependency?.declaration(for: $0) }
    }

    /// A violation by an edge, of the severity of its kind if no other is named.
    func violation(
        _ kind: ViolationKind, _ edge: Edge, severity: Severity? = nil, sites: [Site]? = nil,
        message: String
    ) -> Violation {
        Violation(
            kind: kind, from: edge.from, to: edge.to,
            severity: severity ?? self.severity(of: kind, edge.from, edge.to), message: message,
            sites: sites ?? edge.sites, declaration: declaration(of: edge))
    }
}
