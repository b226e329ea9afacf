import Architecture
import Observation
import TerminalUI

/// The layers of a codebase, what is selected in them, and what lies over them.
@Observable final class OverviewViewModel {
    /// How the modules are arranged.
    enum Arrangement {
        case bands, matrix
    }

    private(set) var phase = AnalysisPhase.starting(AnalysisProgress(step: .listing))
    private(set) var content = OverviewContent()
    /// The bands as the filter leaves them.
    private(set) var bands: [Band] = []
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { narrow() } } }
    var arrangement = Arrangement.bands
    var focus: Focus?
    var folded: Set<Band.ID> = []
    /// The first line of the bands that is meant to be visible.
    var offset = 0
    var grid = DependencyGrid()
    var cell = Matrix.Position(row: 0, column: 0)
    var showsOthers = false
    var sheet: Sheet?

    /// The column that vertical movement tries to keep.
    @ObservationIgnored var column: Int?
    @ObservationIgnored let drawn = DrawnSize()
    @ObservationIgnored private(set) var analysis: Analysis?
    @ObservationIgnored let router: any OverviewRouter
    @ObservationIgnored private let source: any UnitsSource
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var knownBands: Set<Band.ID> = []

    init(source: any UnitsSource, router: any OverviewRouter) {
        self.source = source
        self.router = router
        let state = source.current
        show(state, state.analysis.map(OverviewContent.init))
    }

    /// The absolute path of the codebase.
    var root: String { source.root }

    /// Follows the analysis until ``stop()``.
    func listen() {
        let states = source.states()
        listening = Task { [weak self] in
            for await state in states {
                let content = await Self.content(of: state)
                guard !Task.isCancelled, let self else { return }
                self.show(state, content)
            }
        }
    }

    func stop() {
        listening?.cancel()
        listening = nil
    }

    func readAgain() { source.reload() }

    /// Shows the folders inside the modules, or the modules again.
    func switchUnits() { source.show(content.otherUnits) }

    /// Works the content out beside the main actor, which answers keys meanwhile.
    @concurrent private nonisolated static func content(
        of state: AnalysisState
    ) async -> OverviewContent? {
        state.analysis.map(OverviewContent.init)
    }
}

extension OverviewViewModel {
    private func show(_ state: AnalysisState, _ content: OverviewContent?) {
        phase = AnalysisPhase(of: state)
        guard let content else { return }
        analysis = state.analysis
        self.content = content
        foldLargeBands()
        narrow()
        updateSheet()
    }

    /// Folds up large bands outside the layers when they first appear.
    private func foldLargeBands() {
        for band in content.bands where knownBands.insert(band.id).inserted {
            if !band.isLayer, band.total > 40 { folded.insert(band.id) }
        }
    }

    /// Takes over the filter; what is selected stays so if it is still there.
    private func narrow() {
        let matcher = matcher
        bands =
            matcher.isEmpty
            ? content.bands
            : content.bands.map { band in band.filtered { matcher.match($0.name) != nil } }
                .filter { $0.isLayer || !$0.chips.isEmpty }
        keepFocus()
        if arrangement == .matrix { arrangeGrid() }
    }

    /// What the filter lets through.
    var matcher: FilterMatcher { FilterMatcher(filter.text, mode: .substring) }

    /// The modules that the filter lets through.
    var shownCount: Int { bands.reduce(0) { $0 + $1.chips.count } }
}
