/// The category of every module, and the order of the categories.
struct LayerPlacement {
    /// The categories, top first.
    let order: [LayerCategory]
    /// What says where each module stands; nil for what is not placed yet.
    private(set) var clues: [LayerClue?]
    private let graph: DirectedGraph
    private let isUsedByFeatures: [Bool]

    init(told: [LayerClue?], graph: DirectedGraph) {
        clues = told
        self.graph = graph
        order = Self.order(told.map { $0?.category }, graph)
        var isUsed = told.map { _ in false }
        for arc in graph.arcs where told[arc.from]?.category == .features { isUsed[arc.to] = true }
        isUsedByFeatures = isUsed
    }

    /// The order that the fewest edges run against; the customary one where that does not decide.
    private static func order(
        _ told: [LayerCategory?], _ graph: DirectedGraph
    ) -> [LayerCategory] {
        let movable: [LayerCategory] = [
            .features, .implementations, .ui, .data, .domain, .interfaces, .core, .shared,
            .thirdParty,
        ]
        let arcs = graph.arcs.compactMap { arc -> WeightedArc? in
            guard let from = told[arc.from].flatMap(movable.firstIndex),
                let to = told[arc.to].flatMap(movable.firstIndex), from != to
            else { return nil }
            return WeightedArc(from: from, to: to, weight: 0)
        }
        var order = MinimumOrdering.exact(count: movable.count, arcs: arcs).map { movable[$0] }
        order.insert(.libraries, at: order.firstIndex(of: .domain) ?? order.endIndex)
        return [.apps, .assembly] + order
    }

    /// Places what no name tells, and what names tell loosely where the edges say otherwise: in
    /// Core, or as high as what it depends on demands.
    mutating func placeRest() {
        raiseGatherers()
        let rest = clues.indices.filter { clues[$0]?.isFirm != true }
        for index in rest where clues[index] == nil {
            clues[index] = LayerClue(.core, .nothing, isFirm: false)
        }
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for index in rest where raise(index) { hasMoved = true }
        }
    }

    /// Raises the features that only put others together.
    private mutating func raiseGatherers() {
        let features = Set(clues.indices.filter { clues[$0]?.category == .features })
        let used = Set(graph.arcs.filter { features.contains($0.from) }.map(\.to))
        for index in features.subtracting(used) {
            let gathered = graph.successors(of: index).count { features.contains(Int($0)) }
            if gathered >= Self.manyFeatures { clues[index] = LayerClue(.assembly, .gathers) }
        }
    }

    /// How many features only something above them would import.
    private static let manyFeatures = 3

    /// Raises a module over what it depends on.
    private mutating func raise(_ index: Int) -> Bool {
        let needed = graph.successors(of: index).compactMap { target in
            clues[Int(target)].map { (cause: $0.category, place: category(of: index, over: $0)) }
        }
        guard let highest = needed.min(by: { position($0.place) < position($1.place) }),
            let current = clues[index]?.category, position(highest.place) < position(current)
        else { return false }
        clues[index] = LayerClue(highest.place, .dependsOn(highest.cause), isFirm: false)
        return true
    }

    /// Where a module stands that depends on what a clue is about: what features use is one too.
    private func category(of index: Int, over clue: LayerClue) -> LayerCategory {
        switch clue.category {
        case .features: isUsedByFeatures[index] ? .features : .assembly
        case .apps: .assembly
        case .domain: .libraries
        default: clue.category
        }
    }

    private func position(_ category: LayerCategory) -> Int {
        order.firstIndex(of: category) ?? order.endIndex
    }

    /// What the layer is called: like the one folder that all its modules stand in, where there is
    /// one.
    func name(of category: LayerCategory) -> String {
        let folders = Set(
            clues.compactMap { clue -> String? in
                guard clue?.category == category else { return nil }
                return if case .folder(let name)? = clue?.source { name } else { "" }
            })
        guard folders.count == 1, let name = folders.first, !name.isEmpty else {
            return category.name
        }
        let isTaken = LayerCategory.allCases.contains { $0 != category && $0.name == name }
        return isTaken ? category.name : name
    }
}

// MARK: Edges

extension LayerPlacement {
    /// The edges between two layers.
    var arcsBetweenLayers: Int { graph.arcs.count { places($0).from != places($0).to } }

    /// The edges that lead to a higher layer.
    var upwardArcs: Int { graph.arcs.count { places($0).from > places($0).to } }

    /// The edges that lead from a layer to lower ones.
    func downArcs(of category: LayerCategory) -> Int {
        let place = position(category)
        return graph.arcs.count { places($0).from == place && places($0).to > place }
    }

    /// The edges that lead from a layer to higher ones.
    func upArcs(of category: LayerCategory) -> Int {
        let place = position(category)
        return graph.arcs.count { places($0).from == place && places($0).to < place }
    }

    private func places(_ arc: (from: Int, to: Int)) -> (from: Int, to: Int) {
        (place(of: arc.from), place(of: arc.to))
    }

    private func place(of index: Int) -> Int {
        clues[index].map { position($0.category) } ?? order.endIndex
    }
}
