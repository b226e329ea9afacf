import Architecture
import Codebase
import Observation
import TerminalUI

/// The modules of a codebase, sorted and filtered.
@Observable final class ModulesViewModel: ListModel {
    private(set) var phase = AnalysisPhase.starting(AnalysisProgress(step: .listing))
    private(set) var table = ModuleTable.empty
    /// The rows that are shown, in their order.
    private(set) var rows: [ModuleRow] = []
    private(set) var order = ModuleOrder(by: .layer)
    private(set) var showsOthers = false
    var list = ListState()
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { arrange() } } }

    @ObservationIgnored private let source: any UnitsSource
    @ObservationIgnored let router: any ModulesRouter
    @ObservationIgnored private var listening: Task<Void, Never>?
    /// What the person chose last; it comes back when a filter lets it through again.
    @ObservationIgnored private var chosen: ModuleID?

    init(source: any UnitsSource, router: any ModulesRouter) {
        self.source = source
        self.router = router
        show(source.current, source.current.analysis.map(ModuleTable.init))
    }

    /// The selected row.
    var selected: ModuleRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

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

    /// Shows the folders inside the modules, or the modules again.
    func switchUnits() { source.show(table.otherUnits) }

    /// Works out the rows beside the main actor, which answers keys meanwhile.
    @concurrent private nonisolated static func table(of state: AnalysisState) async -> ModuleTable?
    {
        state.analysis.map(ModuleTable.init)
    }
}

extension ModulesViewModel {
    /// Sorts by the next column.
    func sortByNextColumn() { sort(by: order.column.next) }

    /// Sorts by a column; by the same one the other way round.
    func sort(by column: ModuleColumn) {
        guard column != order.column else { return reverse() }
        order = ModuleOrder(by: column)
        arrange()
    }

    func reverse() {
        order.isAscending.toggle()
        arrange()
    }

    /// Shows or hides modules from elsewhere.
    func toggleOthers() {
        showsOthers.toggle()
        arrange()
    }

    private func show(_ state: AnalysisState, _ table: ModuleTable?) {
        phase = AnalysisPhase(of: state)
        guard let table else { return }
        self.table = table
        arrange()
    }

    /// Makes the rows anew; the same module stays selected.
    private func arrange() {
        chosen = selected?.id ?? chosen
        let all = table.own + (showsOthers ? table.others : [])
        let matcher = FilterMatcher(filter.text, mode: .substring)
        let found = matcher.isEmpty ? all : all.filter { matcher.match($0.searchText) != nil }
        rows = order.sorted(found)
        list.update(count: rows.count)
        list.select(rows.firstIndex { $0.id == chosen } ?? 0)
    }
}
