import Architecture
import Chronicling
import Codebase
import Observation
import TerminalUI

/// How the architecture got here.
@Observable final class HistoryViewModel: ListModel {
    enum State {
        case waiting
        case failed(String)
        case shown(HistoryBoard)
    }

    /// What the keys are about.
    enum Focus {
        case charts, commits
    }

    /// What stands beside the figures.
    enum Page: CaseIterable {
        case commits, changes, coupling
    }

    /// What is known of what changes together.
    enum Coupling: Equatable {
        case unread
        case reading
        case found([ChangeCoupling])
        case failed(String)
    }

    /// What changes together; nil while the codebase is not read.
    typealias ReadCoupling = @Sendable () async throws(RevisionError) -> [ChangeCoupling]?
    typealias Measure = @Sendable () async throws(RevisionError) -> AsyncStream<History>

    private(set) var state = State.waiting
    private(set) var coupling = Coupling.unread
    var focus = Focus.charts
    var page = Page.commits
    /// The commits in sight, by position; nil for all.
    private(set) var zoom: ClosedRange<Int>?
    /// The commit to compare with, by position.
    private(set) var mark: Int?
    /// The names of the bands of the selected chart; empty for a line.
    private(set) var bands: [String] = []
    /// The positions of the commits that are listed, the latest first.
    private(set) var commits: [Int] = []
    private(set) var changesOffset = 0
    var chartList = ListState() {
        didSet { if chartList.selection != oldValue.selection { nameBands() } }
    }
    var commitList = ListState() {
        didSet { if commitList.selection != oldValue.selection { changesOffset = 0 } }
    }
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { list(selecting: cursor) } }
    }

    @ObservationIgnored let router: any HistoryRouter
    @ObservationIgnored private let measure: Measure
    @ObservationIgnored private let readCoupling: ReadCoupling
    @ObservationIgnored private var couplingTask: Task<Void, Never>?
    @ObservationIgnored private let executor: (any TaskExecutor)?
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var lastDifference: (from: Int, to: Int, StateDifference)?

    /// - Parameters:
    ///   - measure: Reads the history.
    ///   - readCoupling: Reads what changes together.
    ///   - executor: Where it is read and counted; nil for the threads beside the main actor.
    init(
        measure: @escaping Measure, readCoupling: @escaping ReadCoupling, router: any HistoryRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        self.measure = measure
        self.readCoupling = readCoupling
        self.router = router
        self.executor = executor
        chartList.update(count: charts.count)
    }

    deinit {
        reading?.cancel()
        couplingTask?.cancel()
    }

    /// What is shown; nil until commits are listed.
    var board: HistoryBoard? {
        if case .shown(let board) = state { board } else { nil }
    }

    let charts = HistoryChart.allCases

    var chart: HistoryChart { charts[chartList.selection ?? 0] }

    /// The chart that is drawn: modules in place of the selected one while no sources are read, if
    /// descriptions do not tell that.
    var drawnChart: HistoryChart {
        guard let board, board.known.isEmpty, !board.isOutlined(chart, in: range),
            board.isOutlined(.modules, in: range)
        else { return chart }
        return .modules
    }

    /// The list that has the keyboard.
    var list: ListState {
        get { focus == .charts ? chartList : commitList }
        set { if focus == .charts { chartList = newValue } else { commitList = newValue } }
    }

    /// The position of the selected commit.
    var cursor: Int? {
        guard let row = commitList.selection, commits.indices.contains(row) else { return nil }
        return commits[row]
    }

    var selected: LoggedCommit? {
        guard let cursor, let board else { return nil }
        return board.commits[cursor]
    }

    /// The commits in sight.
    var range: ClosedRange<Int> {
        let last = max(0, (board?.commits.count ?? 1) - 1)
        guard let zoom else { return 0...last }
        return min(zoom.lowerBound, last)...min(zoom.upperBound, last)
    }

    /// How many commits are in sight.
    var inSight: Int { board.map { $0.history.wanted.count(where: range.contains) } ?? 0 }
}

// MARK: Reading

extension HistoryViewModel {
    func listen() {
        guard reading == nil else { return }
        reading = Task { [weak self, measure, executor] in
            await withTaskExecutorPreference(executor) {
                do throws(RevisionError) {
                    let histories = try await measure()
                    for await history in histories {
                        if Task.isCancelled { return }
                        let board = await HistoryBoard.counted(history, after: self?.board)
                        if Task.isCancelled { return }
                        self?.show(board)
                    }
                } catch {
                    self?.fail(error)
                }
            }
            self?.reading = nil
        }
    }

    func stop() {
        reading?.cancel()
        reading = nil
    }

    func readAgain() {
        stop()
        coupling = .unread
        if page == .coupling { readCouplings() }
        listen()
    }

    /// Waits until all is read.
    func settle() async {
        await reading?.value
        await couplingTask?.value
    }

    /// Reads what changes together, once somebody looks at it.
    private func readCouplings() {
        if case .found = coupling { return }
        coupling = .reading
        couplingTask?.cancel()
        couplingTask = Task { [weak self, readCoupling, executor] in
            await withTaskExecutorPreference(executor) {
                do throws(RevisionError) {
                    let found = try await readCoupling()
                    if Task.isCancelled { return }
                    self?.coupling =
                        found.map { .found($0) }
                        ?? .failed("The codebase is still being read. r reads again.")
                } catch {
                    self?.coupling = .failed(error.description)
                }
            }
        }
    }

    private func fail(_ error: RevisionError) {
        let isFirst = if case .unknown("HEAD") = error { true } else { false }
        state = .failed(
            isFirst
                ? "Nothing is committed here yet, so there is no history."
                : error.description)
    }

    private func show(_ board: HistoryBoard) {
        let selected = selected?.id
        let marked = mark.flatMap { mark in self.board?.commits[mark].id }
        let isSame = self.board?.history.log == board.history.log
        state = .shown(board)
        if !isSame {
            zoom = nil
            mark = marked.flatMap { id in board.commits.firstIndex { $0.id == id } }
            let position = selected.flatMap { id in board.commits.firstIndex { $0.id == id } }
            list(selecting: position ?? board.history.wanted.last)
        }
        nameBands()
        lastDifference = nil
    }

    private func nameBands() {
        bands = board.map { drawnChart.bands(of: $0) } ?? []
    }

    /// Lists the commits in sight that the filter lets through.
    private func list(selecting position: Int?) {
        guard let board else { return }
        let matcher = FilterMatcher(filter.text, mode: .substring)
        commits = board.history.wanted.filter { position in
            guard range.contains(position) else { return false }
            if matcher.isEmpty { return true }
            let note = board.commits[position].note
            return matcher.match("\(note.subject) \(note.author) \(note.name)") != nil
        }.reversed()
        // What is listed is another list: where the old one was scrolled to says nothing.
        commitList = ListState(
            count: commits.count, selection: position.flatMap(nearestRow) ?? 0)
    }

    /// The row of the commit that is nearest to a position; nil if none is listed.
    private func nearestRow(to position: Int) -> Int? {
        commits.indices.min { abs(commits[$0] - position) < abs(commits[$1] - position) }
    }
}

// MARK: Looking

extension HistoryViewModel {
    /// Selects the commit at a position, or the nearest that is listed.
    func select(_ position: Int) {
        focus = .commits
        nearestRow(to: position).map { commitList.select($0) }
    }

    func selectChart(_ row: Int) {
        focus = .charts
        chartList.select(row)
    }

    func selectCommit(_ row: Int) {
        focus = .commits
        commitList.select(row)
    }

    func open() { selected.map(router.showDiff) }

    /// Marks the selected commit to compare others with it, or takes the mark away.
    func toggleMark() {
        mark = mark == cursor ? nil : cursor
        lastDifference = nil
        if mark != nil { page = .changes }
    }

    func cyclePage() {
        let pages = Page.allCases
        show(pages[((pages.firstIndex(of: page) ?? 0) + 1) % pages.count])
    }

    func show(_ page: Page) {
        self.page = page
        changesOffset = 0
        if page != .commits { focus = .commits }
        if page == .coupling { readCouplings() }
    }

    func scrollChanges(by rows: Int) { changesOffset = max(0, changesOffset + rows) }

    /// Shows half as many commits around the selected one, or twice as many.
    func zoom(isIn: Bool) {
        guard let board, board.commits.count > 1 else { return }
        let all = board.commits.count
        let count = isIn ? max(8, range.count / 2) : range.count * 2
        let middle = cursor ?? range.upperBound
        guard count < all else {
            zoom = nil
            return list(selecting: middle)
        }
        let start = min(max(0, middle - count / 2), all - count)
        zoom = start...(start + count - 1)
        list(selecting: middle)
    }

    func showAll() {
        zoom = nil
        list(selecting: cursor)
    }

    /// Selects the next commit after which the drawn figure is another one.
    func moveToChange(isForward: Bool) {
        guard let board, let cursor else { return }
        let chart = chart
        func value(_ position: Int) -> Int? {
            board.metrics[position].flatMap { chart.value(of: $0) }
        }
        let steps = zip(board.known, board.known.dropFirst()).filter { value($0) != value($1) }
            .map(\.1).filter(range.contains)
        let next = isForward ? steps.first { $0 > cursor } : steps.last { $0 < cursor }
        next.flatMap(nearestRow).map { commitList.select($0) }
    }

    /// The positions that are compared: the mark, else the commit read before, and the cursor.
    var compared: (from: Int, to: Int)? {
        guard let board, let cursor else { return nil }
        if let mark, mark != cursor { return (min(mark, cursor), max(mark, cursor)) }
        return board.known(before: cursor, orAt: false).map { ($0, cursor) }
    }

    /// What is different between them; nil where one is not known.
    var difference: StateDifference? {
        guard let board, let (from, to) = compared else { return nil }
        if let last = lastDifference, last.from == from, last.to == to { return last.2 }
        guard let before = board.history.readings[from]?.state,
            let after = board.history.readings[to]?.state
        else { return nil }
        let difference = StateDifference(from: before, to: after)
        lastDifference = (from, to, difference)
        return difference
    }
}
