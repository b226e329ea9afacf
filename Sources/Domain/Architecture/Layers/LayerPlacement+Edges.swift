import Codebase
import Graphs

extension LayerPlacement {
    /// The weight of the edges between two layers.
    var weightBetweenLayers: Int {
        arcs.reduce(0) { $0 + (places($1).from == places($1).to ? 0 : $1.weight) }
    }

    /// The weight of the edges that lead to a higher layer.
    var upwardWeight: Int {
        arcs.reduce(0) { $0 + (places($1).from > places($1).to ? $1.weight : 0) }
    }

    /// The edges between a layer and others that lead down.
    func arcsKept(by category: LayerCategory) -> Int {
        let place = position(category)
        return arcs.map(places).count {
            $0.from < $0.to && ($0.from == place || $0.to == place)
        }
    }

    /// The edges between a layer and others that lead up.
    func arcsBroken(by category: LayerCategory) -> Int {
        let place = position(category)
        return arcs.map(places).count {
            $0.from > $0.to && ($0.from == place || $0.to == place)
        }
    }

    /// The lower categories that hardly more edges say to be lower than say the opposite; programs
    /// are on top in any case.
    func categories(weaklyBelow upper: LayerCategory) -> [LayerCategory] {
        if upper == .apps { return [] }
        let top = position(upper)
        var down: [Int: Int] = [:]
        var up: [Int: Int] = [:]
        for (arc, isCoded) in zip(arcs, isCoded) {
            let (from, to) = places(arc)
            if from == top { down[to, default: 0] += arc.weight }
            // What is only declared may be left over, and casts no doubt.
            if to == top, from > top, isCoded { up[from, default: 0] += arc.weight }
        }
        return order.indices.filter { (up[$0] ?? 0) * Self.clearly > down[$0] ?? 0 }
            .map { order[$0] }
    }

    /// How many edges down for each edge up make an order clear.
    private static let clearly = 3

    /// Whether the domain is built on the data layer instead of the other way round, whatever that
    /// is called.
    var hasDataBelowDomain: Bool {
        [LayerCategory.data, .clients, .implementations].contains { category in
            position(category) > position(.domain) && clues.contains { $0?.category == category }
        }
    }

    /// Whether a third of the domain or more is built on screens instead of the other way round.
    var hasScreensBelowDomain: Bool {
        let screens = [LayerCategory.ui, .features].filter { position($0) > position(.domain) }
        let domain = clues.indices.filter { clues[$0]?.category == .domain }
        let users = domain.count { index in
            arcsAt[index].contains { number in
                let arc = arcs[number]
                guard isCoded[number], arc.from == index, let to = clues[arc.to] else {
                    return false
                }
                return screens.contains(to.category)
            }
        }
        return users > 0 && users * 3 >= domain.count
    }

    /// How many of some features use another one of them.
    func featuresUsingFeatures(among features: [Int]) -> Int {
        let all = Set(features.filter { !isInterface[$0] })
        return all.count { feature in
            graph.successors(of: feature).contains { all.contains(Int($0)) && Int($0) != feature }
        }
    }

    /// Whether one of some features is an interface, or uses one of features.
    func hasInterfaces(ofFeatures features: [Int]) -> Bool {
        features.contains { feature in
            isInterface[feature]
                || graph.successors(of: feature).contains { interfacesOfFeatures.contains(Int($0)) }
        }
    }

    func places(_ arc: WeightedArc) -> (from: Int, to: Int) {
        (place(of: arc.from), place(of: arc.to))
    }

    func place(of index: Int) -> Int {
        clues[index].map { position($0.category) } ?? order.endIndex
    }
}
