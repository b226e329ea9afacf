import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The modules of a codebase, sorted and filtered.
final class ModulesViewModel: SurveyModel {
    let content: SurveyedList<ModuleListing>
    let router: any ModulesRouter

    let ownership: OwnersModel
    private let source: any UnitsSource

    init(
        source: any UnitsSource, owners: (any OwnersReader)? = nil, router: any ModulesRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        self.source = source
        ownership = OwnersModel(reader: owners)
        content = SurveyedList(ModuleListing(), of: source, executor: executor)
        self.router = router
        content.survey.onAnalysis = { [weak self] in
            self?.ownership.read(self?.content.survey.analysis)
        }
        ownership.onOwners = { [weak self] in self?.listing.owners = $0 }
    }

    /// Who owns the selected module, who own most of its files first; empty where nobody says.
    var owners: [String] { selected.flatMap { listing.owners?.owners(of: $0.id) } ?? [] }

    var showsOthers: Bool { listing.showsOthers }

    /// Shows or hides modules from elsewhere.
    func toggleOthers() { listing.showsOthers.toggle() }

    /// Shows the folders inside all modules, or none.
    func switchUnits() {
        listing.unfolding = Unfolding()
        source.show(table.otherUnits)
    }

    /// Shows what is inside the selected row.
    func unfold() {
        guard let selected else { return }
        if table.units.areModules {
            listing.unfolding = .only(selected.id)
            source.show(table.otherUnits)
        } else if selected.isOpen == false {
            listing.unfolding.toggle(selected.id)
        }
    }

    /// Hides what is inside the selected row, or goes to what it is inside of.
    func fold() {
        guard let selected, let row = list.selection else { return }
        if selected.isOpen == true, !filter.isActive {
            listing.unfolding.toggle(selected.id)
        } else if let outer = rows[..<row].last(where: { $0.level < selected.level }) {
            content.select(outer.id)
        }
    }
}
