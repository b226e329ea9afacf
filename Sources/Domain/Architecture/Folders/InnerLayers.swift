import Codebase

/// The layers inside the modules of one layer, as the names of their folders tell them.
///
/// Only what is clear: names that the uses contradict are no layers, and a folder that tells nothing
/// stays in the layer of its module.
struct InnerLayers {
    /// One of them, with the folders that stand in it.
    struct Inner {
        let category: LayerCategory
        let layer: Layer
        let folders: [ModuleID]
    }

    /// The layers, top first; empty if nothing is clear.
    let layers: [Inner]
    /// The modules that have them, in the order of their identifiers.
    let modules: [Module]

    /// - Parameters:
    ///   - modules: The modules of one layer, with those of their folders that stand in it.
    ///   - graph: The edges between folders.
    ///   - outer: The name of the layer.
    init(
        of modules: [(module: Module, folders: [Module])], graph: ModuleGraph, outer: String
    ) {
        let divisible = modules.filter { !$0.module.isOneLayer }
        var draft = Draft(
            divisible.map { InnerClues($0.module, folders: $0.folders, graph: graph) }, graph)
        draft.removeContradicted()
        self.modules = draft.modules.map(\.module)
        layers = draft.layers(outer: outer)
    }
}

/// Layers in the making.
private struct Draft {
    private(set) var modules: [InnerClues]
    private let graph: ModuleGraph

    init(_ modules: [InnerClues], _ graph: ModuleGraph) {
        self.modules = modules.filter(\.areConvention)
        self.graph = graph
    }

    /// Takes out what the uses contradict, the least telling first, until the rest is clear.
    mutating func removeContradicted() {
        while !modules.isEmpty {
            let order = LayerOrder(modules, graph)
            if let worst = order.contradicted {
                for index in modules.indices { modules[index].remove(worst) }
            } else if let unclear = modules.indices.first(where: { !order.isKept(by: $0) }) {
                modules[unclear].removeAll()
            } else {
                return
            }
            modules = modules.filter(\.areConvention)
        }
    }

    func layers(outer: String) -> [InnerLayers.Inner] {
        let order = LayerOrder(modules, graph)
        let clues = modules.reduce(into: [ModuleID: InnerClues.Clue]()) {
            $0.merge($1.clues) { first, _ in first }
        }
        let names = modules.map(\.module.name).prefix(3).joined(separator: ", ")
        let more = modules.count > 3 ? " and \(modules.count - 3) more" : ""
        return order.categories.compactMap { category in
            let folders = clues.filter { $0.value.clue.category == category }.keys.sorted()
            let found = folders.compactMap { clues[$0] }
            if found.isEmpty { return nil }
            let edges = order.edges(of: category)
            let reason = LayerReason(
                clues: found.map(\.clue), kept: edges.kept, broken: edges.broken,
                weaklyAbove: [], isOfFolders: true, name: \.innerName)
            let layer = Layer(
                name: Self.name(of: category, found), patterns: [],
                options: options(of: category, found, order),
                reason: reason.sentence + " Inside \(names)\(more), of \(outer).", outer: outer)
            return InnerLayers.Inner(category: category, layer: layer, folders: folders)
        }
    }

    /// What the layer is called: like the one folder that it is about, where there is one.
    private static func name(of category: LayerCategory, _ clues: [InnerClues.Clue]) -> String {
        let names = Set(
            clues.map { clue -> String? in
                switch clue.clue.source {
                case .folder(let name), .called(let name): name
                default: nil
                }
            })
        if names.count == 1, let name = names.first ?? nil { return name }
        let isOfFeatures = category == .features && clues.allSatisfy(\.clue.isOfFeature)
        return isOfFeatures ? category.name : category.innerName
    }

    private func options(
        of category: LayerCategory, _ clues: [InnerClues.Clue], _ order: LayerOrder
    ) -> LayerOptions {
        switch category {
        case .features where clues.allSatisfy(\.clue.isOfFeature): LayerOptions(peers: .features)
        case .domain where clues.allSatisfy(\.isStrong) && !order.hasDataBelowDomain:
            LayerOptions(pure: true)
        default: LayerOptions()
        }
    }
}

extension LayerCategory {
    /// What a layer inside a module is called, where its folders have no common name.
    fileprivate var innerName: String {
        switch self {
        case .features: "Presentation"
        case .apps: "Program"
        default: name
        }
    }
}
