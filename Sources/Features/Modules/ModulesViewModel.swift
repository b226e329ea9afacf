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

    /// Shows the folders inside the modules, or the modules again.
    func switchUnits() { source.show(table.otherUnits) }
}
