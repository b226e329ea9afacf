import Architecture
import Codebase
import Observation
import Previewing
import TerminalUI

/// The modules that draw something, sorted and filtered, and one of them in detail.
@Observable final class PreviewsViewModel: ListModel {
    enum Focus {
        case modules, detail
    }

    private(set) var phase = AnalysisPhase.starting(AnalysisProgress(step: .listing))
    private(set) var table = CoverageTable.empty
    /// The rows that are shown, in their order.
    private(set) var rows: [CoverageRow] = []
    private(set) var order = CoverageOrder(by: .uncovered)
    var focus = Focus.modules
    var list = ListState() {
        didSet { if list.selection != oldValue.selection { showSelected() } }
    }
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { arrange() } } }
    let detail = DetailModel()
    let router: any PreviewsRouter

    @ObservationIgnored private let source: any AnalysisSource
    @ObservationIgnored private var listening: Task<Void, Never>?
    /// What the person chose last; it comes back when a filter lets it through again.
    @ObservationIgnored private var chosen: ModuleID?

    init(source: any AnalysisSource, router: any PreviewsRouter) {
        self.source = source
        self.router = router
        show(source.current, source.current.analysis.map(CoverageTable.init))
    }

    /// The selected row.
    var selected: CoverageRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

    /// What a module is called.
    func name(of id: ModuleID) -> String { table.survey.name(of: id) }

    /// Follows the analysis until ``stop()``.
    func listen() {
        let states = source.states()
        listening = Task { [weak self] in
            for await state in states {
                let table = await Self.table(of: state)
                guard !Task.isCancelled, let self else { return }
                self.show(state, table)
            }
        }
    }

    func stop() {
        listening?.cancel()
        listening = nil
    }

    func readAgain() { source.reload() }

    /// Lets modules stand for themselves again.
    /// Works out the rows beside the main actor, which answers keys meanwhile.
    @concurrent private nonisolated static func table(
        of state: AnalysisState
    ) async -> CoverageTable? {
        state.analysis.map(CoverageTable.init)
    }
}

extension PreviewsViewModel {
    /// Sorts by the next column.
    func sortByNextColumn() { sort(by: order.column.next) }

    /// Sorts by a column; by the same one the other way round.
    func sort(by column: CoverageColumn) {
        guard column != order.column else { return reverse() }
        order = CoverageOrder(by: column)
        arrange()
    }

    func reverse() {
        order.isAscending.toggle()
        arrange()
    }

    private func show(_ state: AnalysisState, _ table: CoverageTable?) {
        phase = AnalysisPhase(of: state)
        guard let table else { return }
        self.table = table
        arrange()
    }

    /// Makes the rows anew; the same module stays selected.
    private func arrange() {
        chosen = selected?.id ?? chosen
        let matcher = FilterMatcher(filter.text, mode: .substring)
        let found =
            matcher.isEmpty
            ? table.rows : table.rows.filter { matcher.match($0.searchText) != nil }
        rows = order.sorted(found)
        var list = list
        list.update(count: rows.count)
        list.select(rows.firstIndex { $0.id == chosen } ?? 0)
        self.list = list
        showSelected()
    }

    private func showSelected() {
        detail.show(selected?.module)
        if selected == nil { focus = .modules }
    }
}
