import Architecture
import Codebase
import FeatureKit
import Graphs
import TerminalUI

/// What a person wants to see of the graph.
nonisolated struct GraphInquiry: Inquiry {
    /// The module whose surroundings are drawn; nil for the whole graph.
    var centre: ModuleID?
    /// The two modules between which every path is drawn; empty for the whole graph.
    var ends: [ModuleID] = []
    /// How many edges away the surroundings end; 1 or more.
    var depth = 1
    var showsTests = false
    /// Whether edges that longer paths imply are left out.
    var omitsImplied = false
    /// How large it is drawn.
    var zoom = GraphZoom.names
    /// What is one node; nil for what can be read.
    var folding: GraphCut.Folding?
    /// The layers or packages that are unfolded.
    var unfolded: Set<GraphPicture.NodeID> = []

    static var nothing: Analysis? { nil }

    func table(of analysis: Analysis, after before: Analysis?) -> Analysis? { analysis }

    func answer(from table: inout Analysis?) -> GraphBoard? {
        table.map { GraphBoard($0, by: cut(of: $0), zoom: zoom) }
    }

    private func cut(of analysis: Analysis) -> GraphCut {
        var cut = GraphCut.legible(of: analysis, most: zoom.mostModules)
        cut.omitsTests = !showsTests
        cut.omitsImplied = omitsImplied
        if let centre, analysis.graph.nodes.contains(where: { $0.id == centre }) {
            cut.part = .around(centre, depth: depth)
            // A test is drawn where it is what a person asked for.
            let role = analysis.codebase.module(centre)?.role
            if role?.isForTests == true { cut.omitsTests = false }
            cut.folding = .modules
        } else if ends.count == 2 {
            cut.part = .between(ends[0], ends[1])
            cut.omitsTests = false
            cut.folding = .modules
        } else {
            cut.folding = folding ?? cut.folding
            cut.unfolded = unfolded
        }
        return cut
    }
}

/// All that the screen shows, worked out for one question.
nonisolated struct GraphBoard: Sendable {
    let picture: GraphPicture
    let cut: GraphCut
    /// The worst mark of what begins at each node, or stands inside it.
    let worst: [GraphPicture.Mark?]
    /// What stands at each node.
    let labels: [String]
    /// What stands at each node while it is selected.
    let fullLabels: [String]
    /// How large it is drawn.
    let zoom: GraphZoom
    /// The same drawn for screens of several widths, the narrowest first.
    let drawings: [LayeredDrawing]
    /// The names of the bands that have one.
    let bandNames: [Int: String]
    /// Whether there are several packages, so that they can be nodes.
    let hasPackages: Bool
    private let positions: [GraphPicture.NodeID: Int]
    private let groups: [ModuleID: GraphPicture.NodeID]

    private static let widths = [70, 110, 190]

    init(_ analysis: Analysis, by cut: GraphCut, zoom: GraphZoom) {
        let picture = drawGraph(analysis, cut)
        let worst = picture.worstMarks
        // Names are not cut beside an empty window.
        let isCrowded = picture.nodes.count > GraphZoom.mostNamed
        let labelled = zoom == .letters && !isCrowded ? GraphZoom.names : zoom
        let labels = zip(picture.nodes, worst).map { $0.label(marked: $1, zoom: labelled) }
        fullLabels = zip(picture.nodes, worst).map { $0.label(marked: $1, zoom: .names) }
        self.zoom = zoom
        self.picture = picture
        self.cut = cut
        self.worst = worst
        self.labels = labels
        let sizes = Dictionary(
            zip(picture.nodes.map(\.id), labels.map { TextWidth.of($0) }),
            uniquingKeysWith: { first, _ in first })
        drawings = Self.widths.map { width in
            picture.layered(spacing: .init(nodes: 2, joints: 1, widest: width)) {
                sizes[$0.id] ?? 1
            }
        }
        positions = Dictionary(
            picture.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        bandNames = picture.bandNames
        hasPackages = Set(analysis.codebase.modules.map(\.container)).count > 1
        groups = Self.groups(of: analysis, by: cut)
    }

    private static func groups(
        of analysis: Analysis, by cut: GraphCut
    ) -> [ModuleID: GraphPicture.NodeID] {
        let layers = analysis.assignment.layers
        if cut.folding == .packages {
            return analysis.codebase.packages().mapValues(GraphPicture.NodeID.package)
        }
        let all = analysis.codebase.modules.map { module in
            (module.id, layers[module.id].map(GraphPicture.NodeID.layer) ?? .noLayer)
        }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    /// Where a node stands in the picture; nil if it is not drawn.
    func position(of id: GraphPicture.NodeID?) -> Int? { id.flatMap { positions[$0] } }

    /// The layer or package that a module is drawn apart from, where it was unfolded.
    func group(of id: GraphPicture.NodeID?) -> GraphPicture.NodeID? {
        guard picture.isFolded, case .module(let module)? = id else { return nil }
        return groups[module]
    }

    /// What depends on a node, or what it depends on: most imports first, then by name.
    func neighbours(of position: Int, _ side: GraphSide) -> [GraphNeighbour] {
        picture.arrows.compactMap { arrow -> GraphNeighbour? in
            switch side {
            case .dependents where arrow.to == position:
                GraphNeighbour(node: arrow.from, count: arrow.count)
            case .dependencies where arrow.from == position:
                GraphNeighbour(node: arrow.to, count: arrow.count)
            default: nil
            }
        }
        .sorted { left, right in
            (right.count.imports, right.count.edges, picture.nodes[left.node].name)
                < (left.count.imports, left.count.edges, picture.nodes[right.node].name)
        }
    }

    /// What most depend on, or most depends on: what is selected first.
    var busiest: Int? {
        var ends = [Int](repeating: 0, count: picture.nodes.count)
        for arrow in picture.arrows {
            ends[arrow.from] += 1
            ends[arrow.to] += 1
        }
        return ends.indices.max { (ends[$0], $1) < (ends[$1], $0) }
    }
}

/// On which side of a node another one stands.
nonisolated enum GraphSide: Sendable {
    case dependents, dependencies
}

/// A node beside another one, and how much connects them.
nonisolated struct GraphNeighbour: Equatable, Sendable {
    let node: Int
    let count: GraphPicture.EdgeCount
}

nonisolated extension GraphPicture.Node {
    /// `[Home]`, `[✗ Home]`, `[+ Features 12]`; `[Home]`, `[Checko]` or `○` where there is less room.
    fileprivate func label(marked mark: GraphPicture.Mark?, zoom: GraphZoom) -> String {
        let isModule = if case .module = id { true } else { false }
        if let most = zoom.mostColumns {
            if most == 0 { return mark?.symbol ?? (isModule ? "○" : "◎") }
            return "[\(mark?.symbol ?? "")\(name.prefix(columns: most))]"
        }
        let mark = mark.map { $0.symbol + " " } ?? ""
        return isModule ? "[\(mark)\(name)]" : "[+ \(mark)\(name) \(modules)]"
    }
}

nonisolated extension String {
    /// As many letters as fit into so many columns.
    fileprivate func prefix(columns most: Int) -> String {
        var left = most
        return String(
            prefix { letter in
                left -= TextWidth.of(String(letter))
                return left >= 0
            })
    }
}

nonisolated extension GraphPicture.Mark {
    /// The sign for it.
    var symbol: String {
        switch self {
        case .error: "✗"
        case .warning: "▲"
        case .recorded: "◇"
        }
    }

    /// The colour of it.
    var color: Color {
        switch self {
        case .error: .error
        case .warning: .warning
        case .recorded: .info
        }
    }
}
