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

    /// How many edges of the graph something stands for.
    package struct EdgeCount: Equatable, Sendable {
        /// All of them; 0 or more.
        package var edges = 0
        /// Those that violations mark.
        package var marked: [Mark: Int] = [:]

        /// What the worst of them is; nil if nothing marks any.
        package var worst: Mark? { marked.keys.min() }

        mutating func add(_ mark: Mark?) {
            edges += 1
            if let mark { marked[mark, default: 0] += 1 }
        }
    }

    /// A module, or a layer that is collapsed to one.
    package struct Node: Equatable, Sendable {
        /// The name of the module or the layer.
        package let name: String
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
    /// if the layers themselves are the nodes.
    package let groups: [Group]
    /// The edges, ordered by their ends.
    package let arrows: [Arrow]
    /// What is left out, in the order in which it was; nothing that is zero.
    package let leftOut: [LeftOut]

    /// Whether the layers are the nodes.
    package let isOfLayers: Bool

    /// How many edges of the graph bear each mark, inside nodes, too.
    package var marks: [Mark: Int] {
        (arrows.map(\.count) + nodes.map(\.inner)).reduce(into: [:]) { sum, count in
            sum.merge(count.marked, uniquingKeysWith: +)
        }
    }
}
