import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What lies over the overview.
extension OverviewViewModel {
    /// Opens what stands behind the selected cell of the matrix.
    func openEdge() {
        guard let analysis, let edge = selectedEdge, let cell = grid.cell(at: cell) else { return }
        let found = EdgeSheet(edge, kinds: cell.violations, in: analysis)
        sheet = .edge(found, ListState(count: found.rows.count))
    }

    func closeSheet() { sheet = nil }

    /// Opens the selected line of the sheet in the editor.
    func editSheetLine() {
        guard let place = sheetPlace else { return }
        router.editLine(place.file, line: place.line)
    }

    /// The file and line of the selected row of the sheet.
    var sheetPlace: SourcePlace? {
        switch sheet {
        case .edge(let edge, let list):
            guard let row = list.selection, edge.rows.indices.contains(row) else { return nil }
            return SourcePlace(file: edge.rows[row].file, line: edge.rows[row].line)
        case nil: return nil
        }
    }

    func moveInSheet(_ change: (inout ListState) -> Void) {
        guard var list = sheet?.list else { return }
        change(&list)
        sheet?.list = list
    }

    /// Takes a newer analysis over into what is open.
    func updateSheet() {
        switch sheet {
        case .edge(let edge, var list):
            guard let analysis else { return }
            let found = EdgeSheet(edge.edge, kinds: edge.kinds, in: analysis)
            list.update(count: found.rows.count)
            sheet = .edge(found, list)
        case nil: break
        }
    }
}

extension OverviewViewModel {
    /// Copies file and line of the selected row of the sheet.
    func copyPlace() {
        guard let place = sheetPlace else { return }
        router.copy(place.line.map { "\(place.file):\($0)" } ?? place.file.string)
    }
}
