import Codebase
import Graphs

/// Layers by where modules stand: their packages and projects, else their folders. For codebases
/// whose names tell no layers, so that a person has something to name.
struct LayersByPlace {
    /// The layers, top first; apps on top, the others in the order that the fewest edges run
    /// against.
    let groups: [LayerGroup]

    /// How many groups can be looked through and put in order.
    private static let readable = 2...9

    /// - Parameter name: What the codebase is called.
    init(_ members: LayeredModules, codebase name: String) {
        let used = Set(members.graph.arcs.map(\.to))
        let all = members.modules
        let apps = all.indices.filter { all[$0].role == .app && !used.contains($0) }
        let others = all.indices.filter { !apps.contains($0) }
        let top = apps.isEmpty ? [] : [LayersByLevel.apps(apps.map { all[$0] })]
        guard !others.isEmpty else {
            groups = top
            return
        }
        let places = Self.places(of: others.map { all[$0] })
        let found = Dictionary(grouping: others.indices) { places[$0] }
            .sorted { $0.key.string < $1.key.string }
        let order = Self.order(found.map { $0.value.map { others[$0] } }, members)
        let alone = found.map { $0.value.count == 1 ? all[others[$0.value[0]]].name : nil }
        let names = Self.names(
            of: found.map(\.key), alone: alone, root: name,
            taken: top.isEmpty ? [] : [LayerCategory.apps.name])
        groups =
            top
            + order.map { number in
                let (place, positions) = found[number]
                return LayerGroup(
                    name: names[number],
                    reason: found.count > 1 && alone[number] != nil
                        ? nil : Self.reason(place, isAlone: found.count == 1),
                    modules: positions.map { all[others[$0]] })
            }
    }

    /// The package, project or folder of each module: whichever makes few groups of them.
    private static func places(of modules: [Module]) -> [RelativePath] {
        let containers = modules.map { module in
            module.container.name.contains(".") ? module.container.parent : module.container
        }
        let deepest = modules.map(\.path.parent.components.count).max() ?? 0
        let folders = (1...max(1, deepest)).map { depth in
            modules.map { module in
                let parts = module.path.parent.components.prefix(depth)
                return RelativePath(parts.joined(separator: "/"))
            }
        }
        let candidates = [containers] + folders
        return candidates.first { readable.contains(Set($0).count) }
            ?? Array(repeating: common(of: modules), count: modules.count)
    }

    /// The folder that all stand in.
    private static func common(of modules: [Module]) -> RelativePath {
        (modules.first?.path.parent ?? .root).widened(toHold: modules.lazy.map(\.path))
    }

    private static func order(_ groups: [[Int]], _ members: LayeredModules) -> [Int] {
        var home: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            for index in group { home[index] = number }
        }
        let arcs = members.arcs.compactMap { arc -> WeightedArc? in
            guard let from = home[arc.from], let to = home[arc.to], from != to else { return nil }
            return WeightedArc(from: from, to: to, weight: arc.weight)
        }
        return MinimumOrdering.exact(count: groups.count, arcs: arcs)
    }

    /// The last parts of the paths, and the paths where these are not unique; what stands alone is
    /// called as it is.
    private static func names(
        of places: [RelativePath], alone: [String?], root: String, taken: Set<String>
    ) -> [String] {
        let short = zip(places, alone).map { $1 ?? ($0.isRoot ? root : $0.name) }
        return places.indices.map { number in
            let name = short[number]
            let isUnique = short.count { $0 == name } == 1 && !taken.contains(name)
            return isUnique ? name : places[number].isRoot ? root + "/" : places[number].string
        }
    }

    private static func reason(_ place: RelativePath, isAlone: Bool) -> String {
        if isAlone { return "Names, packages and folders tell no layers: split this one." }
        let wording = place.isRoot ? "outside the other folders" : "in \(place.string)"
        return "What stands \(wording), as names tell no layers."
    }
}

/// Layers for a codebase whose names tell none, by its packages, projects and folders, in the order
/// that the fewest dependencies run against.
package func layersByPlace(_ codebase: Codebase, graph: ModuleGraph) -> [Layer] {
    let members = LayeredModules(codebase, graph)
    let patterns = PatternFinder(members.modules)
    return LayersByPlace(members, codebase: codebase.folderName).groups.map { group in
        Layer(
            name: group.name, patterns: patterns.patterns(for: group.modules, role: group.role),
            options: group.options, reason: group.reason)
    }
}

/// Patterns for the layer of some modules: a folder if that selects them and no others, else their
/// names.
///
/// - Parameters:
///   - selected: The modules of the layer.
///   - modules: All that belong into layers.
package func layerPatterns(
    selecting selected: [Module], among modules: [Module]
) -> [ModulePattern] {
    selected.isEmpty ? [] : PatternFinder(modules).patterns(for: selected, role: nil)
}
