import Architecture
import Codebase
import Observation
import Previewing
import TerminalUI

/// What can be run alone in a codebase, and what came of running it.
@Observable final class DevAppListViewModel: ListModel {
    enum Sheet: Equatable {
        /// Whether a dev app may be built, and perhaps started.
        case start(Start)
        /// The change that gives a feature of this name a dev app is being worked out.
        case planning(String)
        /// The change that gives a feature a dev app.
        case proposal(DevAppProposal)
        /// Why something was not done, in two sentences.
        case refused(String)
    }

    /// A build that is asked about.
    struct Start: Hashable {
        let id: ModuleID
        let name: String
        /// Whether the program is started too.
        let starts: Bool
        /// Whether code of the codebase may be run already.
        let isTrusted: Bool
        /// What is run, as a person would type it.
        let command: String
    }

    private(set) var phase = AnalysisPhase.starting(AnalysisProgress(step: .listing))
    private(set) var table = DevAppTable()
    /// The rows that are shown, in their order.
    private(set) var rows: [DevAppRow] = []
    private(set) var order = DevAppOrder()
    /// When each dev app was built last, as far as known.
    var builds: [ModuleID: LastBuild] = [:]
    /// What is being built or was started last.
    var work: Work?
    var sheet: Sheet?
    /// The first line of the change in the sheet that is shown.
    var sheetOffset = 0
    /// The first line of the details that is shown.
    var offset = 0
    var list = ListState() {
        didSet { if list.selection != oldValue.selection { offset = 0 } }
    }
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { arrange() } } }

    /// What the person agreed to before; it is not asked about again.
    @ObservationIgnored var agreed: Set<Start> = []
    @ObservationIgnored let services: DevAppServices
    @ObservationIgnored let router: any DevAppListRouter
    @ObservationIgnored var working: Task<Void, Never>?
    @ObservationIgnored var making: Task<Void, Never>?
    /// What the table was made of.
    @ObservationIgnored private(set) var analysis: Analysis?
    /// Whether a person looks at it; the terminal is given away only then.
    @ObservationIgnored private(set) var isVisible = false
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var chosen: ModuleID?

    /// Why features cannot get a dev app, by module.
    private(set) var obstacles: [ModuleID: String] = [:]

    init(services: DevAppServices, router: any DevAppListRouter) {
        self.services = services
        self.router = router
        take(services.source.current)
    }

    deinit {
        working?.cancel()
    }

    /// The selected row.
    var selected: DevAppRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

    /// Follows the analysis until ``stop()``.
    func listen() {
        isVisible = true
        let states = services.source.states()
        let finder = services.finder
        listening = Task { [weak self] in
            for await state in states {
                let table = await Self.table(of: state, finder: finder)
                guard !Task.isCancelled, let self else { return }
                self.show(state, table)
                await self.lookAtBuilds()
            }
        }
    }

    /// Shows a state at once.
    func take(_ state: AnalysisState) {
        show(state, state.analysis.map { DevAppTable($0, finder: services.finder) })
    }

    func stop() {
        isVisible = false
        listening?.cancel()
        listening = nil
    }

    func readAgain() { services.source.reload() }

    /// Finds the dev apps beside the main actor, which answers keys meanwhile.
    @concurrent private nonisolated static func table(
        of state: AnalysisState, finder: FindDevApps
    ) async -> DevAppTable? {
        state.analysis.map { DevAppTable($0, finder: finder) }
    }
}

extension DevAppListViewModel {
    /// The absolute path of a folder of the codebase.
    func path(of folder: RelativePath) -> String {
        folder.isRoot ? services.source.root : services.source.root + "/" + folder.string
    }

    /// Asks when each dev app was built last.
    func lookAtBuilds() async {
        var found: [ModuleID: LastBuild] = [:]
        for row in table.rows {
            guard case .package(let folder, let product) = row.app?.launch else { continue }
            found[row.id] = await services.builder.lastBuild(of: product, in: path(of: folder))
        }
        guard found != builds else { return }
        builds = found
        if order.column == .built { arrange() }
    }

    /// Sorts by a column; by the same one the other way round.
    func sort(by column: DevAppColumn) {
        guard column != order.column else { return reverse() }
        order = DevAppOrder(by: column)
        arrange()
    }

    func reverse() {
        order.isAscending.toggle()
        arrange()
    }

    private func show(_ state: AnalysisState, _ table: DevAppTable?) {
        phase = AnalysisPhase(of: state)
        guard let table else { return }
        analysis = state.analysis
        obstacles = state.analysis.map(services.maker.obstacles) ?? [:]
        self.table = table
        arrange()
    }

    /// Makes the rows anew; the same one stays selected.
    private func arrange() {
        chosen = selected?.id ?? chosen
        let matcher = FilterMatcher(filter.text, mode: .substring)
        let found = table.rows.filter { matcher.isEmpty || matcher.match($0.searchText) != nil }
        rows = order.sorted(found, builds: builds)
        list.update(count: rows.count)
        let index = rows.firstIndex { $0.id == chosen } ?? rows.firstIndex { isSuccessor($0) }
        list.select(index ?? 0)
    }

    /// Whether a row took the place of the chosen one: a feature that has a dev app now.
    private func isSuccessor(_ row: DevAppRow) -> Bool {
        chosen != nil && row.app?.feature == chosen
    }
}
