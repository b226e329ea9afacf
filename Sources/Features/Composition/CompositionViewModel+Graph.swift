import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

extension CompositionViewModel {
    /// Where in the graph the selection is.
    private var column: GraphColumn? {
        if case .node(_, let column)? = selected?.content { column } else { nil }
    }

    var isAtCentre: Bool { column == .centre }

    /// Puts the selected node in the middle; what stands there is opened.
    func walk() {
        guard case .node(let node, let column)? = selected?.content else { return }
        if column == .centre { return edit() }
        walk(to: node)
    }

    func walk(to node: GraphNode) {
        filter.clear()
        chosen = RowBuilder.id(of: node, .centre)
        survey.question.centre = node
    }

    func canMove(by step: Int) -> Bool { row(beside: step) != nil }

    func moveColumn(by step: Int) { row(beside: step).map { treeList.select($0) } }

    /// The row in the middle of the next column.
    private func row(beside step: Int) -> Int? {
        guard let board, let column,
            let next = GraphColumn(rawValue: column.rawValue + step)
        else { return nil }
        let rows = board.rows.indices.filter { row in
            if case .node(_, next) = board.rows[row].content { true } else { false }
        }
        return rows.isEmpty ? nil : rows[rows.count / 2]
    }
}
