/// Layers by what the modules and their folders are called.
struct LayersByName {
    /// The layers, top first.
    let groups: [LayerGroup]

    /// - Returns: nil if too few names tell a layer for it to be a convention.
    init?(_ members: LayeredModules) {
        let told = members.modules.map { LayerCategory(of: $0) }
        guard Self.isConvention(told) else { return nil }
        var placement = CategoryPlacement(told: told, graph: members.graph)
        placement.placeRest()
        groups = placement.order.compactMap { category in
            let modules = members.modules.indices.filter { placement.categories[$0] == category }
                .map { members.modules[$0] }
            if modules.isEmpty { return nil }
            return LayerGroup(
                name: category.name, reason: category.reason, options: category.options,
                role: category.role, modules: modules)
        }
    }

    /// Whether at least two libraries, and a third of all, are called features, domain or data.
    private static func isConvention(_ told: [LayerCategory?]) -> Bool {
        let libraries = told.filter { $0 != .apps }
        let telling: [LayerCategory] = [.features, .domain, .data]
        let strong = libraries.compactMap(\.self).count(where: telling.contains)
        return strong >= 2 && strong * 3 >= libraries.count
    }
}

/// The category of every module, and the order of the categories.
private struct CategoryPlacement {
    /// The categories, top first.
    let order: [LayerCategory]
    private(set) var categories: [LayerCategory?]
    private let graph: DirectedGraph

    init(told: [LayerCategory?], graph: DirectedGraph) {
        categories = told
        self.graph = graph
        order = Self.order(told, graph)
    }

    /// The order that the fewest edges run against; the customary one where that does not decide.
    private static func order(
        _ told: [LayerCategory?], _ graph: DirectedGraph
    ) -> [LayerCategory] {
        let movable: [LayerCategory] = [
            .features, .ui, .data, .domain, .interfaces, .core, .shared,
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

    /// Places what no name tells: in Core, or as high as what it depends on demands.
    mutating func placeRest() {
        let rest = categories.indices.filter { categories[$0] == nil }
        for index in rest { categories[index] = .core }
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for index in rest where raise(index) { hasMoved = true }
        }
    }

    /// Raises a module over what it depends on.
    private mutating func raise(_ index: Int) -> Bool {
        let needed = graph.successors(of: index).compactMap { target in
            categories[Int(target)].map(Self.category(dependingOn:))
        }
        guard let highest = needed.min(by: { position($0) < position($1) }),
            let current = categories[index], position(highest) < position(current)
        else { return false }
        categories[index] = highest
        return true
    }

    private static func category(dependingOn other: LayerCategory) -> LayerCategory {
        switch other {
        case .features, .apps: .assembly
        case .domain: .libraries
        default: other
        }
    }

    private func position(_ category: LayerCategory) -> Int {
        order.firstIndex(of: category) ?? order.endIndex
    }
}
