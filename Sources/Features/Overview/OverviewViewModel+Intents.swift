import Architecture
import Codebase
import FeatureKit
import Inverting
import TerminalUI

/// What the person wants done with what is selected.
extension OverviewViewModel {
    /// The module that commands are about: in the matrix the one that uses.
    var subject: ModuleID? {
        switch arrangement {
        case .bands: selectedModule
        case .matrix: grid.id(at: cell.column)
        }
    }

    func name(of id: ModuleID) -> String { content.chips[id]?.name ?? id.rawValue }

    func facts(of id: ModuleID) -> ModuleFacts? { ModuleFacts(id, in: content) }

    /// Opens the module, unfolds the band, or opens the edge.
    func open() {
        switch (arrangement, focus) {
        case (.matrix, _): openEdge()
        case (.bands, .module(let id)): router.openModule(id)
        case (.bands, .band(let id)): fold(id)
        case (.bands, nil): break
        }
    }

    /// Shows the violations of the module, or those of the edge.
    func showViolations() {
        if arrangement == .matrix || sheet != nil, let edge = selectedEdge {
            let found = analysis?.violations.first { $0.edges.contains(edge) }
            router.showViolations(module: edge.from, kind: nil, violation: found?.id)
        } else if let subject {
            router.showViolations(module: subject, kind: nil, violation: nil)
        }
    }

    /// The rules that the selected module breaks, or the selected dependency of the matrix.
    var brokenKinds: [ViolationKind] {
        let found = (analysis?.violations ?? []).filter { violation in
            if arrangement == .matrix || sheet != nil {
                return selectedEdge.map(violation.edges.contains) ?? false
            }
            return violation.from == subject
        }
        let kinds = Set(found.map(\.kind))
        return ViolationKind.allCases.filter(kinds.contains)
    }

    /// The violation of the selected cell that could be turned around.
    private var invertible: Violation? {
        guard let edge = selectedEdge else { return nil }
        return analysis?.violations.first {
            PlanInversion.applies(to: $0) && $0.edges.contains(edge)
        }
    }

    /// Why the dependency of the selected cell cannot be inverted; nil if it can.
    var whyNotInverted: String? {
        guard content.units.areModules else {
            return "Only dependencies between modules are inverted: f shows the modules."
        }
        return invertible == nil ? "No rule forbids what this cell shows." : nil
    }

    func invert() {
        if let invertible { router.openInversion(of: invertible.id) }
    }

    func explain() { router.explain(brokenKinds) }

    func edit() {
        guard let subject, let place = content.places[subject] else { return }
        router.editLine(place.file, line: place.line)
    }

    func copyIdentifier() {
        if let subject { router.copy(subject.rawValue) }
    }

    /// What the mouse does among the bands.
    var bandActions: BandActions {
        BandActions(
            select: { [weak self] in self?.select($0) },
            open: { [weak self] in self?.router.openModule($0) },
            fold: { [weak self] in self?.fold($0) },
            showViolations: { [weak self] in
                self?.router.showViolations(module: nil, kind: $0, violation: nil)
            },
            scroll: { [weak self] in self?.scroll(by: $0) })
    }

    /// What the mouse does in a list that lies over the overview.
    var sheetActions: RowActions {
        RowActions(
            select: { [weak self] row in self?.moveInSheet { $0.select(row) } },
            open: { [weak self] _ in self?.editSheetLine() },
            scroll: { [weak self] rows in self?.moveInSheet { $0.scroll(by: rows) } })
    }
}
