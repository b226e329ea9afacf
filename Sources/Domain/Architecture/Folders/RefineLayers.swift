import Codebase

/// The layers of modules for the folders inside them.
///
/// A folder stands in the layer of its module. Where the folders of a module clearly make layers of
/// their own, that layer is split into them.
struct RefineLayers {
    /// The codebase with the roles that the layers give to folders.
    let codebase: Codebase
    /// The layers, those inside modules in the place of the ones that they are parts of.
    let configuration: LayerConfiguration
    /// Which folder stands in which layer.
    let assignment: LayerAssignment

    /// - Parameters:
    ///   - analysis: An analysis of modules.
    ///   - graph: The edges between folders.
    init(_ analysis: Analysis, _ folders: FolderUnits, graph: ModuleGraph, units: Units) {
        let base = BaseLayers(analysis, folders)
        let inner = base.configuration.layers.indices.map { position in
            InnerLayers(
                of: base.splits(folders, at: position), graph: graph,
                outer: base.configuration.layers[position].name)
        }
        var draft = Draft(base)
        for position in base.configuration.layers.indices {
            draft.add(position, inner[position], of: folders.codebase)
        }
        codebase = folders.codebase.changingRoles { draft.roles[$0.id] ?? $0.role }
        var refined = base.configuration
        refined.layers = draft.layers
        refined.acceptances = []
        refined.units = units
        refined.refined = base.configuration.layers
        configuration = refined
        let problems = analysis.assignment.problems.filter {
            if case .unusedExclusion = $0 { false } else { true }
        }
        assignment = LayerAssignment(
            layers: draft.positions,
            unassigned: folders.codebase.modules.filter {
                $0.belongsInLayers && draft.positions[$0.id] == nil
            }.map(\.id), problems: problems)
    }
}

/// The layers of the modules that folders are inside of.
private struct BaseLayers {
    let configuration: LayerConfiguration
    /// The layer that each module or folder starts in.
    let positions: [ModuleID: Int]

    init(_ analysis: Analysis, _ folders: FolderUnits) {
        let isWritten = analysis.configuration.source != .inferred
        if folders.joined.isEmpty || isWritten {
            configuration = analysis.configuration
            positions = Self.positions(of: folders, in: analysis.assignment, analysis.codebase)
        } else {
            let whole = folders.whole(analysis)
            let inferred = inferLayers(whole.codebase, graph: whole.graph)
            configuration = LayerConfiguration(
                source: .inferred, layers: inferred.layers,
                severities: analysis.configuration.severities,
                rules: analysis.configuration.rules,
                exclusions: analysis.configuration.exclusions,
                budgets: analysis.configuration.budgets)
            let assignment = assignLayers(inferred, to: whole.codebase)
            positions = Self.positions(of: folders, in: assignment, whole.codebase)
        }
    }

    /// Each folder stands where the module does whose files it holds.
    private static func positions(
        of folders: FolderUnits, in assignment: LayerAssignment, _ codebase: Codebase
    ) -> [ModuleID: Int] {
        var homes: [RelativePath: ModuleID] = [:]
        for module in codebase.modules where folders.joined.contains(module.id) {
            for file in module.sources { homes[file] = module.id }
        }
        var positions: [ModuleID: Int] = [:]
        for unit in folders.codebase.modules {
            let home = unit.sources.first.flatMap { homes[$0] } ?? unit.home
            positions[unit.id] = assignment.layers[home] ?? assignment.layers[unit.home]
        }
        return positions
    }

    /// The modules in folders of which some stand in a layer, with these.
    func splits(
        _ folders: FolderUnits, at position: Int
    ) -> [(module: Module, folders: [Module])] {
        folders.splits.compactMap { split in
            let units = split.units.filter { positions[$0.id] == position }
            return units.isEmpty ? nil : (split.module, units)
        }
    }
}

/// Layers in the making.
private struct Draft {
    private(set) var layers: [Layer] = []
    private(set) var positions: [ModuleID: Int] = [:]
    private(set) var roles: [ModuleID: Role] = [:]
    private let base: BaseLayers

    init(_ base: BaseLayers) { self.base = base }

    /// Adds a layer of modules: what stands in it whole, then its parts.
    mutating func add(_ position: Int, _ inner: InnerLayers, of codebase: Codebase) {
        let layer = base.configuration.layers[position]
        let placed = Set(inner.layers.flatMap(\.folders))
        let rest = codebase.modules.map(\.id).filter {
            base.positions[$0] == position && !placed.contains($0)
        }
        let isKept =
            !rest.isEmpty || inner.layers.isEmpty || base.configuration.source != .inferred
        let isTaken = names(inner, besides: isKept ? nil : position)
        if isKept {
            for id in rest { positions[id] = layers.count }
            layers.append(inner.layers.isEmpty ? layer : layer.explaining(inner.modules))
        }
        for part in inner.layers {
            for id in part.folders {
                positions[id] = layers.count
                roles[id] = part.category.roleOfFolder
            }
            layers.append(isTaken ? part.layer.named(in: layer) : part.layer)
        }
    }

    /// Whether one of the names is that of another layer.
    private func names(_ inner: InnerLayers, besides position: Int?) -> Bool {
        var others = layers
        for (index, layer) in base.configuration.layers.enumerated() where index != position {
            others.append(layer)
        }
        let names = Set(others.map(\.name))
        return inner.layers.contains { names.contains($0.layer.name) }
    }
}

extension FolderUnits {
    /// The codebase with the roles that folders tell by their names alone.
    func codebaseWithRoles(_ graph: ModuleGraph) -> Codebase {
        let clues = splits.map { InnerClues($0.module, folders: $0.units, graph: graph).clues }
        let roles = clues.joined().compactMap { id, clue in
            clue.clue.category.roleOfFolder.map { (id, $0) }
        }
        let told = Dictionary(roles, uniquingKeysWith: { $1 })
        return codebase.changingRoles { told[$0.id] ?? $0.role }
    }
}

extension Layer {
    /// The same layer, which says that it is split.
    fileprivate func explaining(_ modules: [Module]) -> Layer {
        let names = modules.map(\.name).prefix(3).joined(separator: ", ")
        let more = modules.count > 3 ? " and others" : ""
        let rest = "Folders of \(names)\(more) with no recognisable layer are listed here."
        return Layer(
            name: name, patterns: patterns, options: options,
            reason: [reason, rest].compactMap(\.self).joined(separator: " "), line: line,
            weaklyAbove: weaklyAbove)
    }

    /// The same layer with the name of the whole one in front.
    fileprivate func named(in whole: Layer) -> Layer {
        Layer(
            name: whole.name + ": " + name, patterns: patterns, options: options, reason: reason,
            line: line, outer: outer)
    }
}

extension LayerCategory {
    /// The role of a folder that stands in such a layer inside a module; nil for that of its module.
    fileprivate var roleOfFolder: Role? {
        switch self {
        case .features: .feature
        case .ui: .ui
        case .data, .implementations: .implementation
        case .apps: .app
        case .domain, .interfaces, .core, .shared, .thirdParty: .core
        case .assembly, .libraries, .middleware, .clients, .entities: nil
        }
    }
}
