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
        case candidates, boundary, modules, moves
    }

    /// What stands beside the candidates.
    enum Page {
        case details, picture
        /// Moves in thought.
        case whatIf
    }

    let content: SurveyedList<CandidateListing>
    var focus = Focus.candidates
    var page = Page.details
    /// How far the plan is that is being worked out.
    var progress = PlanProgress.idle
    /// The lines below what is said of the selected candidate.
    var boundary: [BoundaryRow] = []
    var boundaryList = ListState()
    var moduleList = ListState()
    var moduleFilter = ListFilter() {
        didSet { if moduleFilter.text != oldValue.text { showModules() } }
    }
    /// The modules that can be chosen, as the filter lets them through.
    var modules: [MonolithRow] = []
    /// The moves in thought.
    var whatIf = WhatIfHistory() {
        didSet {
            kept.history = whatIf
            if whatIf.current.moves != oldValue.current.moves { simulate() }
        }
    }
    /// What comes of the moves.
    var simulated = WhatIfState.nothing { didSet { showMoves() } }
    /// The moves, and what comes of them, line by line.
    var whatIfRows: [WhatIfRow] = []
    var whatIfList = ListState()
    /// The candidate whose files are being read in detail; nil if none are.
    var reading: String?
    /// Why nothing of the module can be extracted; nil if parts can.
    var obstacle: String?
    @ObservationIgnored let router: any ExtractionRouter
    @ObservationIgnored let services: ExtractionServices
    /// Told once when the first plan is shown, before it is drawn.
    @ObservationIgnored var onPlan: (() -> Void)?
    @ObservationIgnored var simulating: Task<Void, Never>?
    @ObservationIgnored var showing: Task<Void, Never>?
    @ObservationIgnored var trial: Task<Void, Never>?
    /// The candidates that were to be read and of which nothing was told.
    @ObservationIgnored var untold: Set<String> = []
    /// How long a person rests on a row before its files are read.
    @ObservationIgnored let look: Duration
    /// Where the moves stay when the screen is left.
    @ObservationIgnored private let kept: KeptWhatIf

    /// The module that a person chose; nil for the one that Strata would take apart.
    var chosen: ModuleID?
    @ObservationIgnored let planMonolith: PlanMonolith
    @ObservationIgnored let executor: (any TaskExecutor)?
    @ObservationIgnored var planning: Task<Void, Never>?
    /// What the plan that is shown, or being worked out, is about.
    @ObservationIgnored var basis: (module: ModuleID, analysis: Analysis)?
    /// The candidate whose boundary is shown.
    @ObservationIgnored var shown: CandidateRow?

    init(
        source: any AnalysisSource, module: ModuleID? = nil, kept: KeptWhatIf = KeptWhatIf(),
        services: ExtractionServices = ExtractionServices(), router: any ExtractionRouter,
        plan: @escaping PlanMonolith = { PlannedMonolith($0, in: $1, pace: $2) },
        look: Duration = .milliseconds(120), executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(CandidateListing(), of: source, executor: executor)
        chosen = module
        self.kept = kept
        whatIf = kept.history
        self.services = services
        self.router = router
        self.look = look
        planMonolith = plan
        self.executor = executor
        content.onSelection = { [weak self] in self?.showBoundary() }
        content.onRows = { [weak self] in self?.takeRows() }
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
            case .moves: whatIfList
            }
        }
        set {
            switch focus {
            case .candidates: content.list = newValue
            case .boundary: boundaryList = newValue
            case .modules: moduleList = newValue
            case .moves: whatIfList = newValue
            }
        }
    }

    /// What narrows the list that has the keyboard.
    var filter: ListFilter {
        get { focus == .modules ? moduleFilter : content.filter }
        set { if focus == .modules { moduleFilter = newValue } else { content.filter = newValue } }
    }

    /// How far the reading of the codebase is; nil when it is done, or a plan is there already.
    var waiting: AnalysisProgress? {
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
