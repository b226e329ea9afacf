import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What lies over the overview.
extension OverviewViewModel {
    /// Opens what stands behind the selected cell of the matrix.
    func openEdge() {
        guard let edge = selectedEdge, let cell = grid.cell(at: cell) else { return }
        openEdge(edge, kinds: cell.violations)
    }

    /// Opens what stands behind an edge.
    func openEdge(_ edge: EdgeID, kinds: [ViolationKind]) {
        guard let analysis else { return }
        let found = EdgeSheet(
            edge, kinds: kinds, evidence: evidenceByName(for: edge, in: analysis), in: analysis)
        sheet = .edge(found, ListState(count: found.rows.count))
        resolveSheet()
    }

    func closeSheet() {
        collecting?.cancel()
        sheet = nil
    }

    /// What the compiler says takes the place of what was found by name as soon as it is there.
    private func resolveSheet() {
        guard case .edge(let edge, _) = sheet, let analysis else { return }
        collecting?.cancel()
        collecting = Task { [collectEvidence] in
            let evidence = await collectEvidence.evidence(for: edge.edge, in: analysis)
            guard !Task.isCancelled, evidence.contains(where: \.teller.isExact) else { return }
            show(EdgeSheet(edge.edge, kinds: edge.kinds, evidence: evidence, in: analysis))
        }
    }

    private func show(_ found: EdgeSheet) {
        guard case .edge(let edge, var list) = sheet, edge.edge == found.edge else { return }
        list.update(count: found.rows.count)
        sheet = .edge(found, list)
    }

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
        case .edge(let edge, _):
            guard let analysis else { return }
            let evidence = evidenceByName(for: edge.edge, in: analysis)
            show(EdgeSheet(edge.edge, kinds: edge.kinds, evidence: evidence, in: analysis))
            resolveSheet()
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
