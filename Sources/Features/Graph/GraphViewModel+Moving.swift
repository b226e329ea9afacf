import Architecture
import Codebase
import FeatureKit
import Graphs
import TerminalUI

extension GraphViewModel {
    /// The drawing that is on the screen.
    var drawing: LayeredDrawing? {
        guard let board else { return nil }
        return board.drawings.indices.contains(shown) ? board.drawings[shown] : nil
    }

    /// Moves beside the selected node in its row, or between the columns.
    func move(columns step: Int) {
        if page == .columns { return moveColumn(by: step) }
        guard let drawing, let position else { return }
        let row = drawing.nodes(inRow: drawing.points[position].row)
        guard let place = row.firstIndex(of: position) else { return }
        select(position: row[min(max(place + step, 0), row.count - 1)])
    }

    /// Moves to the nearest node of the next row, or along the column.
    func move(rows step: Int) {
        if page == .columns { return moveRow(by: step) }
        guard let drawing, let position else { return }
        let point = drawing.points[position]
        var number = point.row + step
        while drawing.rows.indices.contains(number) {
            let nearest = drawing.nodes(inRow: number).min { left, right in
                abs(drawing.points[left].middle - point.middle)
                    < abs(drawing.points[right].middle - point.middle)
            }
            if let nearest { return select(position: nearest) }
            number += step
        }
    }

    /// Moves to the first or the last node.
    func moveToEnd(isLast: Bool) {
        if page == .columns { return moveRow(by: isLast ? .max / 2 : -(.max / 2)) }
        guard let drawing else { return }
        let nodes = drawing.rows.joined().filter { $0 < drawing.nodeCount }
        (isLast ? nodes.last : nodes.first).map(select(position:))
    }

    /// Moves to the next node that a violation marks, round the ends.
    func moveToViolation(by step: Int) {
        guard let drawing, let board else { return }
        let nodes = drawing.rows.joined().filter { $0 < drawing.nodeCount }
        guard let place = position.flatMap({ nodes.firstIndex(of: $0) }) else { return }
        for distance in 1...nodes.count {
            let next = nodes[((place + step * distance) % nodes.count + nodes.count) % nodes.count]
            if board.isMarked(next) { return select(position: next) }
        }
    }

    private func moveColumn(by step: Int) {
        guard let next = Column(rawValue: column.rawValue + step) else { return }
        let before = (column, row)
        (column, row) = (next, 0)
        if next != .centre, neighbours.isEmpty { (column, row) = before }
    }

    private func moveRow(by step: Int) {
        row = min(max(row + step, 0), max(0, neighbours.count - 1))
    }

    /// Goes on from the selection: a layer unfolds, what is around a module is drawn, a neighbour
    /// becomes the middle, and what is in the middle already is opened.
    func goOn() {
        guard let target else { return }
        if page == .columns, column != .centre { return select(target) }
        guard case .module(let id) = target else { return toggleFold() }
        if page == .columns || survey.question.centre == id { return router.openModule(id) }
        notePosition()
        survey.question.centre = id
    }

    /// Unfolds the selected layer or package, or folds the one that the selected module is in.
    func toggleFold() {
        guard let board, let selected else { return }
        notePosition()
        if let group = board.group(of: selected) {
            survey.question.unfolded.remove(group)
        } else if board.picture.isFolded {
            survey.question.unfolded.insert(selected)
        }
    }

    /// Makes modules, layers or packages the nodes, in turn.
    func cycleFolding() {
        guard let board else { return }
        notePosition()
        survey.question.unfolded = []
        survey.question.folding = board.nextFolding
    }

    func showWhole() {
        notePosition()
        survey.question.centre = nil
    }

    func changeDepth(by step: Int) {
        notePosition()
        survey.question.depth = max(1, survey.question.depth + step)
    }

    func toggleTests() {
        notePosition()
        survey.question.showsTests.toggle()
    }

    func toggleImplied() {
        notePosition()
        survey.question.omitsImplied.toggle()
    }

    func togglePage() {
        page = page == .drawing ? .columns : .drawing
        (column, row) = (.centre, 0)
    }
}

nonisolated extension LayeredDrawing {
    /// The nodes of a row from left to right, joints left out.
    func nodes(inRow row: Int) -> [Int] { rows[row].filter { $0 < nodeCount } }
}

nonisolated extension GraphBoard {
    /// Whether a violation begins at a node, or stands inside it.
    func isMarked(_ position: Int) -> Bool { worst[position] != nil }

    /// What becomes one node next.
    var nextFolding: GraphCut.Folding {
        switch cut.folding {
        case .modules: .layers
        case .layers: hasPackages ? .packages : .modules
        case .packages: .modules
        }
    }
}
