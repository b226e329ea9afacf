import Codebase
import Graphs

/// Works out layers for a codebase that nobody wrote any for.
///
/// Layers by names and folders where the codebase has such a convention, else by the level of
/// each module in the graph; each with its reason.
///
/// Between layers that names tell, the order is the one that the fewest edges run against.
/// Layers by level have no upward edge.
///
/// - Parameter units: What stands as modules in the codebase.
package func inferLayers(
    _ codebase: Codebase, graph: ModuleGraph, units: Units = .modules
) -> LayerConfiguration {
    let members = LayeredModules(codebase, graph)
    let groups = LayersByName(members)?.groups ?? LayersByLevel(members).groups
    let patterns = PatternFinder(members.modules)
    let layers = groups.map { group in
        Layer(
            name: group.name,
            patterns: patterns.patterns(for: group.modules, role: group.role),
            options: group.options, reason: group.reason, weaklyAbove: group.weaklyAbove)
    }
    return LayerConfiguration(source: .inferred, layers: layers, units: units)
}

/// Modules that make up one inferred layer.
struct LayerGroup {
    let name: String
    let reason: String?
    var options = LayerOptions()
    var role: Role?
    var weaklyAbove: Set<String> = []
    let modules: [Module]
}

/// The modules that belong into layers, with the edges between them.
struct LayeredModules {
    /// The modules, in the order of their identifiers.
    let modules: [Module]
    /// The edges between them, by position; those to plugins and macros left out.
    let graph: DirectedGraph
    /// The edges with their weights: one each between modules, and between folders, which mostly
    /// use each other both ways, one for each file.
    let arcs: [WeightedArc]
    /// Whether code makes an edge, for each of them: what is only declared may be left over; true for
    /// all as long as no code is read.
    let isCoded: [Bool]

    /// Whether folders that use each other by name are among them.
    let areFoldersOfModules: Bool

    init(_ codebase: Codebase, _ graph: ModuleGraph) {
        let modules = codebase.modules.filter(\.belongsInLayers)
        let numbers = Dictionary(
            modules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var arcs: [WeightedArc] = []
        var isCoded: [Bool] = []
        for edge in graph.edges where edge.isUse {
            guard let from = numbers[edge.from], let to = numbers[edge.to], from != to else {
                continue
            }
            arcs.append(WeightedArc(from: from, to: to, weight: max(1, edge.unimported.count)))
            isCoded.append(!edge.isOnlyDeclared)
        }
        self.isCoded = isCoded.contains(true) ? isCoded : isCoded.map { _ in true }
        areFoldersOfModules = graph.edges.contains { !$0.unimported.isEmpty }
        self.modules = modules
        self.arcs = arcs
        self.graph = DirectedGraph(count: modules.count, arcs: arcs.lazy.map { ($0.from, $0.to) })
    }
}

extension Edge {
    /// Whether code stands behind the edge: an import, or a declaration that is no build plugin's.
    package var isUse: Bool {
        !isOnlyDeclared || declared == .direct && (dependency?.purpose ?? .code).isLinked
    }
}
