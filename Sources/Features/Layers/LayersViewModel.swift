import Architecture
import Codebase
import Editing
import FeatureKit
import Observation
import TerminalUI

/// Layers as a person puts them in order, and what would break them.
@Observable final class LayersViewModel: SurveyModel, MarkingModel {
    /// What the keys are about.
    enum Focus {
        case layers, effect
    }

    let content: SurveyedList<LayersListing>
    var focus = Focus.layers
    var marks = Marks<ModuleID>()
    /// The draft with its changes; nil until the codebase is read.
    var history: LayerDraftHistory? {
        didSet { if history != oldValue { takeDraft() } }
    }
    /// What the draft leads to; nil until it is worked out.
    var effect: LayerDraftEffect?
    /// Whether another effect is being worked out.
    var isWorking = false
    /// The violations that begin at each module, by severity.
    var counts: [ModuleID: [Severity: Int]] = [:]
    var effectRows: [EffectRow] = []
    var effectList = ListState()
    @ObservationIgnored let router: any LayersRouter
    @ObservationIgnored let executor: (any TaskExecutor)?
    @ObservationIgnored var working: Task<Void, Never>?
    /// Told once when the first effect is shown, before it is drawn.
    @ObservationIgnored var onEffect: (() -> Void)?

    init(
        source: any AnalysisSource, router: any LayersRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(LayersListing(), of: source, executor: executor)
        self.router = router
        self.executor = executor
        content.onSelection = { [weak self] in self?.showEffect() }
        content.survey.onAnalysis = { [weak self] in self?.takeAnalysis() }
    }

    /// The draft as it is now.
    var draft: LayerDraft? { history?.current }

    /// The list that has the keyboard.
    var list: ListState {
        get { focus == .layers ? content.list : effectList }
        set {
            switch focus {
            case .layers: content.list = newValue
            case .effect: effectList = newValue
            }
        }
    }

    /// Why there is nothing to show, if the codebase cannot be read at all.
    var failure: AnalysisError? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// How far the reading is; nil once there is something to show.
    var reading: AnalysisProgress? {
        switch phase {
        case .starting(let progress), .reading(let progress): draft == nil ? progress : nil
        case .complete, .failed: nil
        }
    }

    /// What Space marks: the selected module, or all that the filter shows of a layer.
    var markable: [ModuleID] {
        guard let selected else { return [] }
        if let module = selected.module { return [module] }
        let shown = Set(rows.compactMap(\.module)).intersection(selected.modules)
        return (selected.isFolded ? selected.modules : shown).sorted()
    }

    /// The modules that belong into layers, and those of them that the filter lets through.
    var allModules: Int {
        draft.map { $0.bands.reduce($0.unplaced.count) { $0 + $1.modules.count } } ?? 0
    }
    var shownModules: Int { rows.count { $0.module != nil } }
}

extension LayersViewModel {
    /// Begins with what was kept or proposed, or follows what was read again.
    private func takeAnalysis() {
        guard let analysis = table.analysis, let initial = table.draft else { return }
        let known = history ?? router.kept()
        let isChanged = known.map { $0.canUndo || $0.canRedo } ?? false
        if let known, isChanged, !known.current.says(theSameAs: initial) {
            var followed = known
            followed.follow(analysis)
            history = followed
        } else {
            history = LayerDraftHistory(initial)
        }
        workOut()
    }

    private func takeDraft() {
        guard let history else { return }
        router.keep(history)
        listing.draft = history.current
        let placed = Set(history.current.bands.flatMap(\.modules)).union(history.current.unplaced)
        marks.keep(placed)
        workOut()
    }
}
