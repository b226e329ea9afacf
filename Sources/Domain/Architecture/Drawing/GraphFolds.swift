import Codebase

/// Which modules are one node, and where it stands.
struct GraphFolds {
    /// One node, with the positions of its modules.
    struct Fold {
        let id: GraphPicture.NodeID
        let name: String
        let band: Int
        let members: [Int]
    }

    /// The nodes: modules in the order of the graph, layers top first, packages by their folders.
    let folds: [Fold]
    /// The modules of each layer, top first, then those in none, then external ones.
    let layers: [GraphPicture.Group]

    /// - Parameter edges: The edges between the modules.
    init(
        _ nodes: [ModuleGraph.Node], _ edges: [EdgeID], of analysis: Analysis, by cut: GraphCut
    ) {
        let used = Set(edges.map(\.to))
        let names = analysis.configuration.layers.map(\.name)
        let tests = Set(analysis.codebase.modules.filter(\.role.isForTests).map(\.id))
        let place = { (position: Int) in
            nodes[position].kind != .own
                ? names.count + 1 : analysis.assignment.layers[nodes[position].id] ?? names.count
        }
        let single = { (position: Int) in
            let node = nodes[position]
            // What is in no layer and only depends on others stands above them, as tests do.
            let isTop =
                place(position) == names.count
                && (tests.contains(node.id) || !used.contains(node.id))
            return Fold(
                id: .module(node.id), name: node.name,
                band: cut.folding == .packages || isTop ? 0 : place(position) + 1,
                members: [position])
        }
        let byLayer = Dictionary(grouping: nodes.indices, by: place).sorted { $0.key < $1.key }
        layers = byLayer.map { place, members in
            GraphPicture.Group(
                layer: place < names.count ? names[place] : nil, isExternal: place > names.count,
                nodes: members)
        }
        let whole: [Fold] =
            switch cut.folding {
            case .modules: []
            case .layers:
                zip(byLayer, layers).map { place, group in
                    Fold(
                        id: group.isExternal
                            ? .external : group.layer == nil ? .noLayer : .layer(place.key),
                        name: group.name, band: place.key + 1, members: group.nodes)
                }
            case .packages: Self.packages(nodes, of: analysis.codebase)
            }
        folds =
            cut.folding == .modules
            ? nodes.indices.map(single)
            : whole.flatMap { fold in
                cut.unfolded.contains(fold.id) ? fold.members.map(single) : [fold]
            }
    }

    private static func packages(_ nodes: [ModuleGraph.Node], of codebase: Codebase) -> [Fold] {
        let packages = codebase.packages()
        let members = Dictionary(grouping: nodes.indices) { packages[nodes[$0].id] }
        return
            members.sorted { left, right in
                guard let one = left.key, let other = right.key else { return left.key != nil }
                return one.string < other.string
            }
            .map { container, members in
                Fold(
                    id: container.map(GraphPicture.NodeID.package) ?? .external,
                    name: container.map { $0 == .root ? codebase.folderName : $0.string }
                        ?? "external",
                    band: 0, members: members)
            }
    }
}

extension Codebase {
    /// The package or project of each module; where there are too many of them, the deepest folders
    /// that hold few enough groups of them.
    ///
    /// - Parameter most: How many can be read in one picture; 1 or more.
    package func packages(most: Int = 40) -> [ModuleID: RelativePath] {
        let containers = Set(modules.map(\.container))
        var groups = Dictionary(uniqueKeysWithValues: containers.map { ($0, $0) })
        let deepest = containers.map(\.components.count).max() ?? 0
        for depth in (1..<max(2, deepest)).reversed() where Set(groups.values).count > most {
            let cut = Dictionary(grouping: containers) { container in
                RelativePath(container.components.prefix(depth).joined(separator: "/"))
            }
            for (folder, members) in cut {
                // What stands alone keeps its whole path.
                for member in members { groups[member] = members.count > 1 ? folder : member }
            }
        }
        return Dictionary(
            modules.map { ($0.id, groups[$0.container] ?? $0.container) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The name of its folder.
    package var folderName: String { root.split(separator: "/").last.map(String.init) ?? root }
}

extension GraphPicture.Group {
    /// What it is called where a layer has no name of its own.
    package var name: String { layer ?? (isExternal ? "external" : "no layer") }
}

extension GraphCut {
    /// The whole graph, with modules as nodes if they are few enough to be read in one picture,
    /// else with layers; where no layers are known, with packages if there are several.
    ///
    /// Tests and helpers of tests are left out.
    ///
    /// - Parameter most: How many modules can be read; 0 or more.
    package static func legible(
        of analysis: Analysis, most: Int = GraphPicture.legibleNodes
    ) -> GraphCut {
        let own = analysis.codebase.modules.filter { !$0.role.isForTests }
        var cut = GraphCut(omitsTests: true)
        guard own.count > most else { return cut }
        let packages = Set(own.map(\.container)).count
        let layers = analysis.configuration.layers
        let areKnown = !layers.isEmpty && !layers.contains(where: \.isDepth)
        cut.folding = areKnown || packages < 2 ? .layers : .packages
        return cut
    }
}
