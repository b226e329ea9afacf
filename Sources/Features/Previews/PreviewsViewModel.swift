import Architecture
import Codebase
import FeatureKit
import Observation
import Previewing
import TerminalUI

/// The modules that draw something, sorted and filtered, and one of them in detail.
@Observable final class PreviewsViewModel: SurveyModel {
    enum Focus {
        case modules, detail
    }

    let content: SurveyedList<CoverageListing>
    let detail = DetailModel()
    let router: any PreviewsRouter
    var focus = Focus.modules

    init(
        source: any AnalysisSource, router: any PreviewsRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(CoverageListing(), of: source, executor: executor)
        self.router = router
        content.onSelection = { [weak self] in self?.showSelected() }
        content.onRows = { [weak self] in self?.showSelected() }
    }

    /// What a module is called.
    func name(of id: ModuleID) -> String { table.survey.name(of: id) }

    private func showSelected() {
        detail.show(selected?.module)
        if selected == nil { focus = .modules }
    }
}
