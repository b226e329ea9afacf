import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The dependency matrix.
extension OverviewViewModel {
    /// Whether what stands outside the layers is asked for.
    var showsOthers: Bool { survey.question.showsOthers }

    /// Switches between bands and matrix; the same module stays selected.
    func toggleArrangement() {
        survey.question.arrangement = arrangement == .bands ? .matrix : .bands
    }

    /// Shows or hides what stands outside the layers.
    func toggleOthers() { survey.question.showsOthers.toggle() }

    /// Makes one row of the layer of the selected column, or a row of each of its modules again.
    func collapseLayer() {
        guard grid.bands.indices.contains(cell.column) else { return }
        let band = grid.bands[cell.column]
        if survey.question.collapsed.remove(band) == nil {
            survey.question.collapsed.insert(band)
        }
    }

    /// Whether any layer is one row.
    var hasCollapsed: Bool { !survey.question.collapsed.isEmpty }

    /// Makes one row of each layer, or a row of each module again.
    func collapseAll() {
        survey.question.collapsed = hasCollapsed ? [] : Set(grid.bands)
    }

    func moveCell(rows: Int, columns: Int) {
        hasChosen = true
        let last = max(0, grid.ids.count - 1)
        cell = Matrix.Position(
            row: min(max(0, cell.row + rows), last),
            column: min(max(0, cell.column + columns), last))
    }

    func moveCell(toViolationForward isForward: Bool) {
        hasChosen = true
        if let next = grid.violation(after: cell, isForward: isForward) { cell = next }
    }

    func selectCell(_ position: Matrix.Position) {
        hasChosen = true
        if cell == position { openEdge() } else { cell = position }
    }

    /// How much of the codebase the matrix shows: `91 modules · 3 errors · 38 of 74 warnings`.
    var gridStatus: String {
        let totals = content.totals
        let noun = content.units.areModules ? "module" : "folder"
        let parts = [
            part(grid.moduleCount, of: totals.modules, noun),
            totals.errors > 0 ? part(grid.errors, of: totals.errors, "error") : "no errors",
            totals.warnings > 0 ? part(grid.warnings, of: totals.warnings, "warning") : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private func part(_ shown: Int, of all: Int, _ noun: String) -> String {
        shown == all ? all.counted(noun) : "\(shown.grouped) of \(all.counted(noun))"
    }

    /// The edge that is open, else that of the selected cell.
    var selectedEdge: EdgeID? {
        if case .edge(let open, _) = sheet { return open.edge }
        return grid.edge(at: cell)
    }
}
