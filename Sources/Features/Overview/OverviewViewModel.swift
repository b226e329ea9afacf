import Architecture
import FeatureKit
import Observation
import TerminalUI

/// The layers of a codebase, what is selected in them, and what lies over them.
@Observable final class OverviewViewModel {
    /// How the modules are arranged.
    nonisolated enum Arrangement {
        case bands, matrix
    }

    /// What is known, and what is asked for.
    let survey: Survey<OverviewInquiry>
    /// The arrangement that is shown.
    private(set) var arrangement = Arrangement.bands
    /// The bands as the filter leaves them.
    private(set) var bands: [Band] = []
    private(set) var grid = DependencyGrid()
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { survey.question.filter = filter.text } }
    }
    var focus: Focus? {
        didSet { if focus != oldValue { panelRow = nil } }
    }
    /// The selected row of the panel; nil while the keyboard is among the bands.
    var panelRow: Int?
    /// Whether cells of the matrix are one letter wide.
    var isCompact = false
    /// Whether headings count the dependencies from and to the band of what is selected.
    var countsBandLinks = false
    var folded: Set<Band.ID> = []
    /// Whether a person selected something.
    var hasChosen = false
    /// The first line of the bands that is meant to be visible.
    var offset = 0
    var cell = Matrix.Position(row: 0, column: 0)
    var sheet: Sheet?

    /// The column that vertical movement tries to keep.
    @ObservationIgnored var column: Int?
    @ObservationIgnored let drawn = DrawnSize()
    @ObservationIgnored let router: any OverviewRouter
    @ObservationIgnored private let source: any UnitsSource
    @ObservationIgnored let collectEvidence: CollectEvidence
    @ObservationIgnored var collecting: Task<Void, Never>?
    @ObservationIgnored private var knownBands: Set<Band.ID> = []
    /// The filter of what is shown.
    @ObservationIgnored private var filtered = ""

    init(
        source: any UnitsSource, router: any OverviewRouter,
        collectEvidence: CollectEvidence = .byName, comparedWith before: Analysis? = nil,
        executor: (any TaskExecutor)? = nil
    ) {
        self.collectEvidence = collectEvidence
        self.source = source
        survey = Survey(OverviewInquiry(before: before), source: source, executor: executor)
        self.router = router
        survey.onAnswer = { [weak self] in self?.show($0) }
        survey.onAnalysis = { [weak self] in self?.updateSheet() }
    }

    var phase: AnalysisPhase { survey.phase }

    /// The grouping after the one that is shown; nil if there is no other.
    var nextGrouping: Grouping? {
        let all = content.groupings
        let place = all.firstIndex(of: content.grouping) ?? all.startIndex
        return all.count > 1 ? all[(place + 1) % all.count] : nil
    }

    var content: OverviewContent { survey.table.content }

    /// Whether it is a codebase as it would be, beside the one of today.
    var isCompared: Bool { survey.question.before != nil }

    var analysis: Analysis? { survey.analysis }

    /// The absolute path of the codebase.
    var root: String { survey.source.root }

    /// Follows the analysis until ``stop()``.
    func listen() { survey.listen() }

    func stop() { survey.stop() }

    func readAgain() { survey.source.reload() }

    /// Shows the folders inside the modules, or the modules again.
    func switchUnits() { source.show(content.otherUnits) }

    /// What the filter lets through.
    var matcher: FilterMatcher { FilterMatcher(filter.text, mode: .substring) }

    /// The modules that the filter lets through.
    var shownCount: Int { bands.reduce(0) { $0 + $1.chips.count } }
}

extension OverviewViewModel {
    /// Takes over what was asked for; what is selected stays so if it is still there.
    private func show(_ answer: OverviewInquiry.Answer) {
        foldLargeBands()
        bands = answer.bands
        if answer.filter != filtered, let best = answer.best { select(.module(best)) }
        filtered = answer.filter
        guard let shown = answer.grid else { return showBands() }
        keepFocus()
        if arrangement == .matrix { return replaceGrid(by: shown) }
        arrangement = .matrix
        let module = selectedModule
        replaceGrid(by: shown)
        if let index = grid.index(of: module) { cell = .init(row: index, column: index) }
    }

    private func showBands() {
        let module = arrangement == .matrix ? grid.id(at: cell.column) : nil
        arrangement = .bands
        if let module { select(.module(module)) }
        keepFocus()
    }

    /// Takes a matrix over; the same modules stay selected.
    private func replaceGrid(by other: DependencyGrid) {
        let (row, column) = (grid.id(at: cell.row), grid.id(at: cell.column))
        let (rowBand, columnBand) = (grid.band(at: cell.row), grid.band(at: cell.column))
        grid = other
        cell = Matrix.Position(
            row: grid.index(of: row) ?? grid.index(ofBand: rowBand) ?? cell.row,
            column: grid.index(of: column) ?? grid.index(ofBand: columnBand) ?? cell.column)
        moveCell(rows: 0, columns: 0)
    }

    /// Folds up large bands outside the layers when they first appear.
    private func foldLargeBands() {
        for band in content.bands where knownBands.insert(band.id).inserted {
            if !band.isLayer, band.total > 40 { folded.insert(band.id) }
        }
    }
}
