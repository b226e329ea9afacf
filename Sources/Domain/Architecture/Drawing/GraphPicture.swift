import Codebase

/// A graph as it is drawn: nodes in groups, edges between them, and how much is left out.
package struct GraphPicture: Equatable, Sendable {
    /// The most nodes that one picture shows legibly.
    package static let legibleNodes = 150

    /// What a violation makes of an edge, worst first.
    package enum Mark: String, CaseIterable, Comparable, Sendable {
        /// It fails the check.
        case error
        /// It warns.
        case warning
        /// It is recorded, so that it does not fail.
        case recorded

        package static func < (left: Mark, right: Mark) -> Bool {
            left.rank < right.rank
        }

        /// 0 for the worst.
        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .recorded: 2
            }
        }
    }

    /// What tells a node from all others.
    package enum NodeID: Hashable, Sendable {
        /// A module.
        case module(ModuleID)
        /// The modules of a layer, 0 for the top one.
        case layer(Int)
        /// The modules in no layer.
        case noLayer
        /// The modules of a package or a project, by its folder.
        case package(RelativePath)
        /// The modules that are external.
        case external
    }

    /// How many edges of the graph something stands for.
    package struct EdgeCount: Equatable, Sendable {
        /// All of them; 0 or more.
        package var edges = 0
        /// The import statements behind them; 0 or more.
        package var imports = 0
        /// Those that violations mark.
        package var marked: [Mark: Int] = [:]

        /// What the worst of them is; nil if nothing marks any.
        package var worst: Mark? { marked.keys.min() }

        mutating func add(_ mark: Mark?, imports: Int) {
            edges += 1
            self.imports += imports
            if let mark { marked[mark, default: 0] += 1 }
        }
    }

    /// A module, or a layer or a package that is folded to one.
    package struct Node: Equatable, Sendable, Identifiable {
        /// What tells it from all others.
        package let id: NodeID
        /// The name of the module, the layer or the package.
        package let name: String
        /// Where it stands among the others: what is in no layer and only depends on others above
        /// all, then layer after layer, the rest that is in none, and external modules. Packages
        /// stand in one band.
        package let band: Int
        /// How many modules it stands for; 1 or more.
        package let modules: Int
        /// The edges between its own modules; none for a single module.
        package let inner: EdgeCount
    }

    /// The nodes of one layer.
    package struct Group: Equatable, Sendable {
        /// The name of the layer; nil for modules in none.
        package let layer: String?
        /// Whether they are external.
        package let isExternal: Bool
        /// The positions of its nodes; never empty.
        package let nodes: [Int]
    }

    /// All that leads from one node to another.
    package struct Arrow: Equatable, Sendable {
        /// The position of the node that depends.
        package let from: Int
        /// The position of the node that is depended on.
        package let to: Int
        /// The edges it stands for: 1 between modules.
        package let count: EdgeCount
    }

    /// How much is left out for one reason.
    package struct LeftOut: Equatable, Sendable {
        /// The reason.
        package let omission: GraphCut.Omission
        /// The modules; 0 or more.
        package let modules: Int
        /// The edges, those with an end that is left out among them; 0 or more.
        package let edges: Int
    }

    /// The nodes, in the order of the graph; layers top first.
    package let nodes: [Node]
    /// The nodes of each layer, top first, then those in none, then external ones; empty
    /// if the layers or packages themselves are the nodes.
    package let groups: [Group]
    /// The edges, ordered by their ends.
    package let arrows: [Arrow]
    /// What is left out, in the order in which it was; nothing that is zero.
    package let leftOut: [LeftOut]

    /// Whether layers or packages are nodes.
    package let isFolded: Bool

    /// For each node the worst mark of what begins there, or stands inside it.
    package var worstMarks: [Mark?] {
        var worst = nodes.map(\.inner.worst)
        for arrow in arrows {
            worst[arrow.from] = [worst[arrow.from], arrow.count.worst].compactMap(\.self).min()
        }
        return worst
    }

    /// The name of the layer that each band shows.
    package var bandNames: [Int: String] {
        var names: [Int: String] = [:]
        for group in groups {
            for node in group.nodes { names[nodes[node].band] = group.name }
        }
        return names
    }

    /// How many edges of the graph bear each mark, inside nodes, too.
    package var marks: [Mark: Int] {
        (arrows.map(\.count) + nodes.map(\.inner)).reduce(into: [:]) { sum, count in
            sum.merge(count.marked, uniquingKeysWith: +)
        }
    }
}
