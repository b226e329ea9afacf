import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The modules of a codebase, sorted and filtered.
final class ModulesViewModel: SurveyModel {
    let content: SurveyedList<ModuleListing>
    let router: any ModulesRouter

    private let source: any UnitsSource

    init(
        source: any UnitsSource, router: any ModulesRouter, executor: (any TaskExecutor)? = nil
    ) {
        self.source = source
        content = SurveyedList(ModuleListing(), of: source, executor: executor)
        self.router = router
    }

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
