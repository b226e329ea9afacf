import Codebase
import Graphs

/// The order of the layers inside modules that the fewest uses run against.
struct LayerOrder {
    /// The layers that folders tell, top first.
    let categories: [LayerCategory]
    /// The essential ones that every folder in them is named after outright.
    private let named: Set<LayerCategory>
    /// For each module the uses between its layers, as pairs of positions with a weight.
    private let arcs: [[WeightedArc]]

    /// - Parameter graph: The edges between folders; those inside one module count, once for each
    ///   file.
    init(_ modules: [InnerClues], _ graph: ModuleGraph) {
        let told = Set(modules.flatMap { $0.clues.values.map(\.clue.category) })
        let movable = Self.movable.filter(told.contains)
        let pairs = modules.map { module in
            module.clues.keys.sorted().flatMap(graph.edges).compactMap {
                edge -> (from: LayerCategory, to: LayerCategory, weight: Int)? in
                guard let from = module.clues[edge.from]?.clue.category,
                    let to = module.clues[edge.to]?.clue.category, from != to
                else { return nil }
                return (from, to, max(1, edge.sites.count))
            }
        }
        let between = pairs.joined().flatMap { pair -> [WeightedArc] in
            guard let from = movable.firstIndex(of: pair.from),
                let to = movable.firstIndex(of: pair.to)
            else { return [] }
            let one = WeightedArc(from: from, to: to, weight: 0)
            return Array(repeating: one, count: pair.weight)
        }
        let categories =
            Self.top.filter(told.contains)
            + MinimumOrdering.exact(count: movable.count, arcs: between).map { movable[$0] }
        arcs = pairs.map { pairs in
            pairs.compactMap { pair in
                guard let from = categories.firstIndex(of: pair.from),
                    let to = categories.firstIndex(of: pair.to)
                else { return nil }
                return WeightedArc(from: from, to: to, weight: pair.weight)
            }
        }
        self.categories = categories
        let loose = modules.flatMap { $0.clues.values.filter { !$0.isStrong } }
        named = Self.essential.intersection(told).subtracting(loose.map(\.clue.category))
    }

    /// What stands above the rest wherever it is told: a model above the views is a wrong name.
    private static let top: [LayerCategory] = [.apps, .assembly, .features]
    private static let movable: [LayerCategory] = [
        .implementations, .ui, .data, .domain, .interfaces, .shared, .thirdParty,
    ]
    /// What the layers inside a module are about; the rest is beside the point.
    private static let essential: Set<LayerCategory> = [.features, .domain, .data]

    /// The uses between a layer and others that lead down, and those that lead up.
    func edges(of category: LayerCategory) -> (kept: Int, broken: Int) {
        guard let place = categories.firstIndex(of: category) else { return (0, 0) }
        let own = arcs.joined().filter { $0.from == place || $0.to == place }
        let kept = own.reduce(0) { $0 + ($1.from < $1.to ? $1.weight : 0) }
        return (kept, own.reduce(0) { $0 + $1.weight } - kept)
    }

    /// A name that is no layer: more than a third of its uses contradict it, or more than half where
    /// the name is plain, or nothing is known of its place.
    ///
    /// - Returns: nil if there is none; what is beside the point before others.
    var contradicted: LayerCategory? {
        let essential = Self.essential
        let alone = categories.first { category in
            !essential.contains(category) && category != .apps && edges(of: category) == (0, 0)
        }
        if let alone { return alone }
        let found = categories.filter { category in
            let (kept, broken) = edges(of: category)
            return broken > 1 && broken * (named.contains(category) ? 2 : 3) > kept + broken
        }
        guard let worst = found.max(by: { share(of: $0) < share(of: $1) }) else { return nil }
        if let other = found.first(where: { !essential.contains($0) }) { return other }
        let others = categories.filter { !essential.contains($0) && broken($0, worst) > 0 }
        let blamed = others.max { broken($0, worst) < broken($1, worst) }
        guard let blamed, broken(blamed, worst) * 2 >= edges(of: worst).broken else { return worst }
        return blamed
    }

    /// Which part of a layer's uses lead up, in thousandths.
    private func share(of category: LayerCategory) -> Int {
        let (kept, broken) = edges(of: category)
        return broken * 1_000 / max(1, kept + broken)
    }

    /// The uses between two layers that lead up.
    private func broken(_ one: LayerCategory, _ other: LayerCategory) -> Int {
        let places = [one, other].compactMap { categories.firstIndex(of: $0) }
        return arcs.joined().reduce(0) { sum, arc in
            let isBetween = places.contains(arc.from) && places.contains(arc.to)
            return sum + (isBetween && arc.from > arc.to ? arc.weight : 0)
        }
    }

    /// Whether there are uses in one module, and keep to the order but for one in four.
    func isKept(by module: Int) -> Bool {
        let all = arcs[module].reduce(0) { $0 + $1.weight }
        let upward = arcs[module].reduce(0) { $0 + ($1.from > $1.to ? $1.weight : 0) }
        return all > 0 && upward * 4 <= all
    }

    /// Whether the domain is built on the data layer instead of the other way round.
    var hasDataBelowDomain: Bool {
        guard let data = categories.firstIndex(of: .data),
            let domain = categories.firstIndex(of: .domain)
        else { return false }
        return data > domain
    }
}
