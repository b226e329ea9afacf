import Architecture
import Codebase
import FeatureKit
import Observation
import TerminalUI

/// Which part of the graph is shown, and which node of it is selected.
@Observable final class GraphViewModel {
    /// How the graph is shown.
    enum Page {
        case drawing
        /// The selected node between its dependents and its dependencies.
        case columns
    }

    /// A column around the selected node.
    enum Column: Int {
        case dependents, centre, dependencies
    }

    /// What is known, and what is asked for.
    let survey: Survey<GraphInquiry>
    var page = Page.drawing
    /// The node that the keys are about.
    private(set) var selected: GraphPicture.NodeID?
    /// Where the selection is beside that node.
    var column = Column.centre
    var row = 0
    @ObservationIgnored let router: any GraphRouter
    /// Which of the drawings was shown last: movement is about it.
    @ObservationIgnored var shown = 0
    /// How far the window that was shown last can be moved.
    @ObservationIgnored var reach = (x: 0...0, y: 0...0)
    /// How far the window was moved away from where the selected node is seen.
    private(set) var pan = Point(x: 0, y: 0)
    /// Where the selected node stood, if it is gone.
    @ObservationIgnored private var lastPosition: Int?

    init(
        source: any AnalysisSource, selecting module: ModuleID? = nil, router: any GraphRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        survey = Survey(GraphInquiry(), source: source, executor: executor)
        selected = module.map { .module($0) }
        self.router = router
        survey.onAnswer = { [weak self] in self?.show($0) }
    }

    /// What is shown; nil until something is.
    var board: GraphBoard? { survey.answer ?? nil }

    /// Where the selected node stands.
    var position: Int? { board?.position(of: selected) }

    /// The selected module; nil where a layer or a package is selected.
    var module: ModuleID? {
        if case .module(let id)? = target { id } else { nil }
    }

    /// The node that Enter is about: the selected one, or its neighbour.
    var target: GraphPicture.NodeID? {
        guard page == .columns, column != .centre else { return selected }
        guard let board, neighbours.indices.contains(row) else { return nil }
        return board.picture.nodes[neighbours[row].node].id
    }

    /// What stands in the column of the selection.
    var neighbours: [GraphNeighbour] {
        guard let board, let position else { return [] }
        switch column {
        case .centre: return []
        case .dependents: return board.neighbours(of: position, .dependents)
        case .dependencies: return board.neighbours(of: position, .dependencies)
        }
    }

    /// Why there is nothing to show, if the codebase cannot be read at all.
    var failure: AnalysisError? {
        if case .failed(let error) = survey.phase { error } else { nil }
    }

    /// How far the reading is; nil when something is shown.
    var progress: AnalysisProgress? {
        switch survey.phase {
        case .starting(let progress), .reading(let progress): board == nil ? progress : nil
        case .complete, .failed: nil
        }
    }
}

extension GraphViewModel {
    func listen() { survey.listen() }

    func stop() { survey.stop() }

    func readAgain() { survey.source.reload() }

    func select(_ id: GraphPicture.NodeID) {
        selected = id
        pan = Point(x: 0, y: 0)
        (column, row) = (.centre, 0)
    }

    /// Moves the window over the drawing, as far as there is something to see.
    func pan(by step: Point) {
        let moved = Point(x: pan.x + step.x, y: pan.y + step.y)
        pan = Point(
            x: min(max(moved.x, reach.x.lowerBound), reach.x.upperBound),
            y: min(max(moved.y, reach.y.lowerBound), reach.y.upperBound))
    }

    /// Draws everything larger or smaller.
    func zoom(by step: Int) {
        guard let zoom = survey.question.zoom.moved(by: step) else { return }
        notePosition()
        pan = Point(x: 0, y: 0)
        survey.question.zoom = zoom
    }

    func select(position: Int) {
        guard let board, board.picture.nodes.indices.contains(position) else { return }
        select(board.picture.nodes[position].id)
    }

    /// Takes a new answer over; the same node stays selected, else what stands in its place.
    private func show(_ board: GraphBoard?) {
        guard let board, !board.picture.nodes.isEmpty else { return }
        if board.position(of: selected) == nil {
            let group = board.picture.nodes.isEmpty ? nil : board.group(of: selected)
            if let group, board.position(of: group) != nil {
                select(group)
            } else {
                let last = lastPosition.map { min($0, board.picture.nodes.count - 1) }
                (last ?? board.busiest).map(select(position:))
            }
        }
        lastPosition = board.position(of: selected)
        row = min(row, max(0, neighbours.count - 1))
        if column != .centre, neighbours.isEmpty { column = .centre }
    }

    /// Notes where the selection is before something else is asked for.
    func notePosition() { lastPosition = position }
}
