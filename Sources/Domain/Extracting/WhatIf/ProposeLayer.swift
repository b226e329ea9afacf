import Architecture
import Codebase

/// Proposes the layer for the module of a candidate, from the order of the layers alone: below what
/// uses it, and above what it uses.
///
/// A feature goes where features are, else right below the module that it leaves; core as low as its
/// imports let it. Layers that have to stay pure, or that hold what is not sorted yet, are a
/// person's choice.
struct ProposeLayer {
    private let analysis: Analysis
    private let layers: [Layer]

    init(in analysis: Analysis) {
        self.analysis = analysis
        layers = analysis.configuration.layers
    }

    /// - Parameters:
    ///   - candidate: The files that move.
    ///   - name: What the module is called.
    ///   - module: The module that they leave.
    ///   - moves: The moves so far, which may have made what the candidate needs.
    /// - Returns: nil if the name says the layer already, if the module that they leave stands in
    ///   none, if the layers are but depths, or if no layer fits.
    func layer(
        for candidate: ExtractionCandidate, named name: String, of module: Module,
        after moves: [WhatIfMove]
    ) -> String? {
        guard let home = analysis.assignment.layers[module.id],
            !layers.contains(where: \.isDepth), !hasLayer(name, like: module)
        else { return nil }
        let below = used(by: candidate, of: module.id, after: moves)
        let floor = below.min() ?? layers.count - 1
        guard home <= floor else { return nil }
        let fitting = (home...floor).filter { place in
            fits(place, under: home) && below.allSatisfy { fits($0, under: place) }
        }
        let own = fitting.filter { !layers[$0].options.pure && !layers[$0].options.migrating }
        let features = own.first { layers[$0].options.peers == .features }
        let others = own.filter { layers[$0].options.peers != .features }
        let found: Int? =
            switch candidate.kind {
            case .feature: features ?? others.first { $0 > home } ?? others.first
            case .core: others.last
            }
        return found.map { layers[$0].name }
    }

    /// Whether a pattern of a layer is about the name.
    private func hasLayer(_ name: String, like other: Module) -> Bool {
        let module = other.making(name)
        let alone = Codebase(root: analysis.codebase.root, modules: [module])
        return assignLayers(analysis.configuration, to: alone).layers[module.id] != nil
    }

    /// The positions of the layers that the files use.
    private func used(
        by candidate: ExtractionCandidate, of module: ModuleID, after moves: [WhatIfMove]
    ) -> Set<Int> {
        let files = Set(candidate.files)
        let imported = analysis.graph.edges(from: module).filter { edge in
            edge.imports.contains { files.contains($0.file) }
        }.compactMap { analysis.assignment.layers[$0.to] }
        let needed = Set(candidate.needs.map { WhatIf.moduleName(of: $0) })
        let made = moves.compactMap { move -> Int? in
            guard case .module(let name, let layer?) = move, needed.contains(name) else {
                return nil
            }
            return layers.firstIndex { $0.name == layer }
        }
        return Set(imported + made)
    }

    /// Whether modules of one layer may use modules of another, or of the same.
    private func fits(_ lower: Int, under upper: Int) -> Bool {
        let options = layers[upper].options
        if lower == upper { return options.peers == .allowed }
        if lower < upper { return false }
        if let allowed = options.mayImport { return allowed.contains(layers[lower].name) }
        return !options.strict || lower == upper + 1
    }
}

extension Module {
    /// A module without files beside this one.
    func making(_ name: String) -> Module {
        Module(
            id: ModuleID(container: container, target: name), name: name, moduleName: name,
            kind: .library, origin: origin, container: container, manifest: manifest,
            path: path.parent.appending(RelativePath(name)), sources: [], dependencies: [],
            platforms: platforms)
    }
}
