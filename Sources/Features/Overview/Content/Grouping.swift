import Architecture
import Codebase

/// What makes modules one band.
nonisolated enum Grouping: Sendable {
    /// Their layer; where only depths are known, where they stand.
    case layers
    /// Their package or project, or the folder that holds several of these.
    case packages
    /// The platforms that they are built for.
    case platforms

    /// What the bands are.
    var title: String {
        switch self {
        case .layers: "layer"
        case .packages: "package"
        case .platforms: "platform"
        }
    }
}

/// The modules of a codebase in groups, top first.
nonisolated struct GroupedModules {
    /// A group with a reason, if there is something to say.
    let groups: [(name: String, reason: String?)]
    /// The group of each module that has one.
    let positions: [ModuleID: Int]

    /// Whether the groups tell modules apart, besides programs from all else.
    let areSeveral: Bool

    init(_ analysis: Analysis, by grouping: Grouping) {
        let areDepths = analysis.configuration.layers.contains(where: \.isDepth)
        switch grouping {
        case .layers where areDepths && analysis.units.areModules, .packages:
            let layers = layersByPlace(analysis.codebase, graph: analysis.graph)
            let places = LayerConfiguration(source: .inferred, layers: layers)
            groups = layers.map { ($0.name, $0.reason) }
            positions = assignLayers(places, to: analysis.codebase).layers
        case .layers:
            groups = analysis.configuration.layers.map { ($0.name, $0.reason) }
            positions = analysis.assignment.layers
        case .platforms:
            (groups, positions) = Self.platforms(
                of: analysis.codebase.modules.filter(\.belongsInLayers))
        }
        let programs = Set(analysis.codebase.modules.filter { $0.role == .app }.map(\.id))
        let others = positions.filter { grouping == .platforms || !programs.contains($0.key) }
        areSeveral = Set(others.values).count > 1
    }

    /// Those of one platform first, those of all last.
    private static func platforms(
        of modules: [Module]
    ) -> (groups: [(name: String, reason: String?)], positions: [ModuleID: Int]) {
        let sets = Set(modules.map(\.platforms)).map { $0.sorted() }
            .sorted(by: isBefore)
        let numbers = Dictionary(uniqueKeysWithValues: sets.enumerated().map { (Set($1), $0) })
        let positions = Dictionary(
            modules.compactMap { module in numbers[module.platforms].map { (module.id, $0) } },
            uniquingKeysWith: { first, _ in first })
        let names = sets.map {
            $0.isEmpty ? "Any platform" : $0.map(\.rawValue).joined(separator: ", ")
        }
        return (names.map { ($0, nil) }, positions)
    }

    private static func isBefore(_ one: [Platform], _ other: [Platform]) -> Bool {
        if one.isEmpty != other.isEmpty { return other.isEmpty }
        return one.count == other.count
            ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }
}
