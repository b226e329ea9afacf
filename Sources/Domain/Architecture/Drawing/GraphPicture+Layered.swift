import Graphs

extension GraphPicture {
    /// The picture in rows, layer after layer.
    ///
    /// - Parameter width: The columns that a node takes; 1 or more.
    package func layered(
        spacing: DrawnGraph.Spacing, width: (Node) -> Int
    ) -> LayeredDrawing {
        drawLayered(
            DrawnGraph(
                nodes: nodes.map { .init(width: width($0), band: $0.band) },
                lines: arrows.map {
                    .init(from: $0.from, to: $0.to, style: $0.count.worst.style)
                },
                spacing: spacing))
    }
}

extension GraphPicture.Mark? {
    /// The style of lines that bear the mark: 0 without one, higher for worse.
    package var style: Int {
        switch self {
        case nil: 0
        case .recorded: 1
        case .warning: 2
        case .error: 3
        }
    }
}

extension LayeredDrawing.Segment {
    /// What marks the lines in it.
    package var mark: GraphPicture.Mark? {
        GraphPicture.Mark.allCases.first { ($0 as GraphPicture.Mark?).style == style }
    }
}
