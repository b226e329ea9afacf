import Architecture
import Codebase
import Extracting
import FeatureKit
import Observation
import TerminalUI

/// Which module is taken apart, what can be taken out of it, and what is known of the selection.
@Observable final class ExtractionViewModel: SurveyModel {
    /// What the keys are about.
    enum Focus {
        case candidates, boundary, modules
    }

    /// What stands beside the candidates.
    enum Page {
        case details, picture
    }

    let content: SurveyedList<CandidateListing>
    private(set) var focus = Focus.candidates
    var page = Page.details
    /// How far the plan is that is being worked out.
    private(set) var progress = PlanProgress.idle
    /// The lines below what is said of the selected candidate.
    private(set) var boundary: [BoundaryRow] = []
    var boundaryList = ListState()
    var moduleList = ListState()
    var moduleFilter = ListFilter() {
        didSet { if moduleFilter.text != oldValue.text { showModules() } }
    }
    /// The modules that can be chosen, as the filter lets them through.
    private(set) var modules: [MonolithRow] = []
    @ObservationIgnored let router: any ExtractionRouter

    /// The module that a person chose; nil for the one that Strata would take apart.
    private(set) var chosen: ModuleID?
    @ObservationIgnored private let planMonolith: PlanMonolith
    @ObservationIgnored private let executor: (any TaskExecutor)?
    @ObservationIgnored private var planning: Task<Void, Never>?
    /// What the plan that is shown, or being worked out, is about.
    @ObservationIgnored private var basis: (module: ModuleID, analysis: Analysis)?
    /// The candidate whose boundary is shown.
    @ObservationIgnored private var shown: CandidateRow?

    init(
        source: any AnalysisSource, module: ModuleID? = nil, router: any ExtractionRouter,
        plan: @escaping PlanMonolith = { PlannedMonolith($0, in: $1, pace: $2) },
        executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(CandidateListing(), of: source, executor: executor)
        chosen = module
        self.router = router
        planMonolith = plan
        self.executor = executor
        content.onSelection = { [weak self] in self?.showBoundary() }
        content.onRows = { [weak self] in self?.showBoundary() }
        content.survey.onAnalysis = { [weak self] in self?.takeAnalysis() }
    }

    /// The plan that is shown; nil until one is there.
    var planned: PlannedMonolith? { listing.planned }

    /// The list that has the keyboard.
    var list: ListState {
        get {
            switch focus {
            case .candidates: content.list
            case .boundary: boundaryList
            case .modules: moduleList
            }
        }
        set {
            switch focus {
            case .candidates: content.list = newValue
            case .boundary: boundaryList = newValue
            case .modules: moduleList = newValue
            }
        }
    }

    /// What narrows the list that has the keyboard.
    var filter: ListFilter {
        get { focus == .modules ? moduleFilter : content.filter }
        set { if focus == .modules { moduleFilter = newValue } else { content.filter = newValue } }
    }

    /// How far the reading is; nil when it is done, or a plan is there already.
    var reading: AnalysisProgress? {
        switch phase {
        case .starting(let progress), .reading(let progress):
            planned == nil ? progress : nil
        case .complete, .failed: nil
        }
    }

    /// Why there is nothing to show, if the codebase cannot be read at all.
    var failure: AnalysisError? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// The module that is taken apart: the chosen one if it is shipped; nil if none is.
    var monolith: MonolithRow? {
        table.modules.first { $0.id == chosen } ?? table.modules.first { $0.id == table.first }
    }

    /// The selected line of the boundary.
    var selectedBoundary: BoundaryRow? {
        guard let row = boundaryList.selection, boundary.indices.contains(row) else { return nil }
        return boundary[row]
    }
}

extension ExtractionViewModel {
    /// Follows the analysis, and works out what was not worked out when it was left.
    func listen() {
        content.survey.listen()
        takeAnalysis()
    }

    /// Ignores the analysis from now on, and works nothing out any longer; what is shown stays.
    func stop() {
        content.survey.stop()
        guard progress != .idle else { return }
        cancel()
        basis = nil
    }

    /// Waits until all that was asked for is shown.
    func settle() async {
        await content.survey.settle()
        await planning?.value
        await content.survey.settle()
    }

    /// Plans what to take out of the module unless that is known, or being worked out.
    private func takeAnalysis() {
        showModules()
        guard let analysis = table.analysis, let id = monolith?.id,
            let module = analysis.codebase.modules.first(where: { $0.id == id })
        else { return }
        if let basis, basis.module == id, basis.analysis.isOfSameReading(as: analysis) { return }
        cancel()
        if basis?.module != id { listing.planned = nil }
        basis = (id, analysis)
        progress = .choosing(0)
        let (steps, pace) = AsyncStream.makeStream(
            of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let (work, executor) = (planMonolith, executor)
        planning = Task { [weak self] in
            let watching = Task { [weak self] in
                for await chosen in steps { self?.note(chosen) }
            }
            let planned = await withTaskExecutorPreference(executor) {
                await Self.work(work, module, analysis, pace)
            }
            pace.finish()
            await watching.value
            if !Task.isCancelled { self?.take(planned) }
        }
    }

    @concurrent private nonisolated static func work(
        _ plan: PlanMonolith, _ module: Module, _ analysis: Analysis,
        _ pace: AsyncStream<Int>.Continuation
    ) async -> PlannedMonolith {
        await plan(module, analysis) { chosen in
            pace.yield(chosen)
            return !Task.isCancelled
        }
    }

    private func note(_ chosen: Int) {
        guard case .choosing(let before) = progress, chosen > before else { return }
        progress = .choosing(chosen)
    }

    private func take(_ planned: PlannedMonolith) {
        progress = .idle
        listing.planned = planned
    }

    private func cancel() {
        planning?.cancel()
        planning = nil
        progress = .idle
    }
}

extension ExtractionViewModel {
    func selectCandidate(_ row: Int) {
        focus = .candidates
        content.list.select(row)
    }

    /// Selects a candidate by its position in the plan, if the filter lets it through.
    func selectCandidate(number: Int) {
        if let row = rows.firstIndex(where: { $0.number == number }) { selectCandidate(row) }
    }

    func selectBoundary(_ row: Int) {
        focus = .boundary
        boundaryList.select(row)
    }

    /// Hands the keys to the lines of the boundary.
    func openBoundary() {
        guard !boundary.isEmpty else { return }
        page = .details
        focus = .boundary
    }

    func focusCandidates() { focus = .candidates }

    /// Lists the modules that can be taken apart, the one that is on top.
    func openModules() {
        focus = .modules
        showModules()
        if let row = modules.firstIndex(where: { $0.id == monolith?.id }) { moduleList.select(row) }
    }

    func closeModules() {
        moduleFilter.clear()
        focus = .candidates
    }

    /// Takes the selected module apart.
    func chooseModule() {
        guard let row = moduleList.selection, modules.indices.contains(row) else { return }
        chosen = modules[row].id
        closeModules()
        takeAnalysis()
    }

    func selectModule(_ row: Int) { moduleList.select(row) }

    private func showModules() {
        let matcher = FilterMatcher(moduleFilter.text, mode: .substring)
        modules = table.modules.filter { matcher.isEmpty || matcher.match($0.name) != nil }
        var list = moduleList
        list.update(count: modules.count, headers: [])
        moduleList = list
    }

    /// Takes over what crosses the line around the selected candidate.
    private func showBoundary() {
        guard selected != shown else { return }
        let isSame = selected?.id == shown?.id
        boundary = selected.map(BoundaryRow.all) ?? []
        var list = isSame ? boundaryList : ListState()
        list.update(
            count: boundary.count, headers: boundary.indices.filter { boundary[$0].isHeading })
        boundaryList = list
        shown = selected
        if boundary.isEmpty, focus == .boundary { focus = .candidates }
    }
}
