import Codebase
import Editing
import Observation
import Previewing
import TerminalUI

/// What the last test run drew differently, and what a person decides about it.
@Observable final class SnapshotsViewModel: ListModel {
    enum State: Equatable {
        case searching
        case found(SnapshotReview)
        case failed(SnapshotError)
    }

    enum Focus {
        case list, picture
    }

    /// How old and new are shown.
    enum Look: String, CaseIterable {
        case both, one, words
    }

    enum Sheet: Equatable {
        /// Whether to accept, or reject, some snapshots.
        case decide(Decision)
        /// What cannot be reviewed here, and why.
        case notes
    }

    private(set) var state = State.searching
    /// The changes that the filter lets through.
    private(set) var shown: [SnapshotChange] = []
    /// What was read last, and of which snapshot.
    private var lastRead: (id: RelativePath, comparison: Comparison)?
    /// What the last decision led to, for the line under the list.
    private(set) var notice: StyledText?
    var focus = Focus.list
    var look = Look.both
    /// Which one is shown where only one is.
    var showsNew = true
    var sheet: Sheet? { didSet { sheetOffset = 0 } }
    /// The first line of the sheet that is shown.
    private(set) var sheetOffset = 0
    var offset = Point.zero
    var list = ListState() {
        didSet { if list.selection != oldValue.selection { readSelected() } }
    }
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { narrow() } }
    }

    let router: any SnapshotsRouter
    let room = PictureRoom()
    private let store: any SnapshotStore
    private let decision: SnapshotDecision
    private let root: String
    private let executor: (any TaskExecutor)?
    @ObservationIgnored private var compared: RelativePath?
    @ObservationIgnored private var working: Task<Void, Never>?
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var listening: Task<Void, Never>?

    /// - Parameter executor: Where files are read, changed and compared; nil for the threads beside
    ///   the main actor.
    init(
        store: any SnapshotStore, changes: ChangeWriter, root: String,
        router: any SnapshotsRouter, executor: (any TaskExecutor)? = nil
    ) {
        self.store = store
        decision = SnapshotDecision(store: store, changes: changes, root: root)
        self.root = root
        self.router = router
        self.executor = executor
    }

    var review: SnapshotReview? {
        guard case .found(let review) = state else { return nil }
        return review
    }

    var selected: SnapshotChange? {
        guard let row = list.selection, shown.indices.contains(row) else { return nil }
        return shown[row]
    }

    /// What the selected change says; nil until it is read.
    var comparison: Comparison? {
        lastRead?.id == selected?.id ? lastRead?.comparison : nil
    }

    /// Searches now, and again whenever a test run drew something.
    func listen() {
        search()
        listening = Task { [weak self, store, root] in
            for await _ in store.drawings(in: root) { self?.search() }
        }
    }

    func stop() {
        listening?.cancel()
    }

    func search() {
        work { _ in }
    }

    /// Waits until what was asked for is done.
    func settle() async {
        await working?.value
        await reading?.value
    }
}

extension SnapshotsViewModel {
    func askAboutSelected(accepts: Bool) {
        if let change = selected { ask(about: [change], accepts: accepts) }
    }

    func askAboutAll(accepts: Bool) {
        ask(about: shown, accepts: accepts)
    }

    /// An orphan stays unless it is accepted that it goes.
    private func ask(about changes: [SnapshotChange], accepts: Bool) {
        let decided = accepts ? changes : changes.filter { $0.kind != .orphan }
        guard !decided.isEmpty else { return }
        sheet = .decide(
            Decision(
                accepts: accepts, snapshots: decided,
                isUndoneWhole: decision.isUndoneWhole(decided)))
    }

    /// Does what the sheet asked about.
    func confirm() {
        guard case .decide(let asked) = sheet else { return }
        sheet = nil
        work { [decision] model in
            let outcome = await decision.decide(asked.snapshots, accepts: asked.accepts)
            let done =
                outcome.done.isEmpty
                ? StyledText("") : Self.notice(outcome.done, accepts: asked.accepts)
            model.notice =
                outcome.failure.map { failure in
                    (done.isEmpty ? "" : done + ". ") + StyledText("▲ ", .warning)
                        + StyledText(failure.description)
                } ?? done
        }
    }

    /// Moves through the sheet; its last line stays in sight.
    func scrollSheet(by rows: Int) {
        guard case .decide(let asked) = sheet else { return }
        let count = asked.lines(comparison).count
        sheetOffset = min(max(0, sheetOffset + rows), max(0, count - 1))
    }

    private static func notice(_ changes: [SnapshotChange], accepts: Bool) -> StyledText {
        let what = changes.count == 1 ? changes[0].title : changes.count.counted("snapshot")
        let isRemoved = changes.count == 1 && changes[0].kind == .orphan
        let verb = accepts ? (isRemoved ? "removed" : "accepted") : "rejected"
        return StyledText(accepts ? "✓ " : "✗ ", accepts ? .success : .muted)
            + StyledText("\(what) \(verb); u undoes it")
    }

    /// Does something and then looks again at what differs; one thing after the other.
    private func work(_ body: @escaping @MainActor (SnapshotsViewModel) async -> Void) {
        let before = working
        working = Task(executorPreference: executor) { [self] in
            await before?.value
            await body(self)
            await review()
        }
    }

    private func review() async {
        do throws(SnapshotError) {
            show(try await store.review(of: root))
        } catch {
            state = .failed(error)
        }
    }

    private func show(_ review: SnapshotReview) {
        state = .found(review)
        compared = nil
        narrow()
        if shown.isEmpty { focus = .list }
    }

    /// Keeps the selection at the same snapshot, or else at the same row.
    private func narrow() {
        let id = selected?.id
        let all = review?.changes ?? []
        let found = filter.matcher.filter(all) { $0.title }
        shown = found.map { all[$0.index] }
        let row = id.flatMap { id in shown.firstIndex { $0.id == id } }
        let last = max(0, shown.count - 1)
        var state = list
        state.update(count: shown.count)
        state.select(min(row ?? list.selection ?? 0, last))
        list = state
        readSelected()
    }

    private func readSelected() {
        guard let change = selected else {
            compared = nil
            return
        }
        guard compared != change.id else { return }
        compared = change.id
        reading?.cancel()
        reading = Task(executorPreference: executor) { [self] in await read(change) }
    }

    private func read(_ change: SnapshotChange) async {
        do throws(SnapshotError) {
            let texts = try await store.texts(of: change, in: root)
            let found =
                texts.isLarge
                ? await Self.compare(texts, maker: change.maker)
                : Comparison(texts, maker: change.maker)
            if !Task.isCancelled { show(found, of: change) }
        } catch {
            if !Task.isCancelled { show(.unreadable(error.description), of: change) }
        }
    }

    /// Reads texts that would keep a key waiting beside the main actor.
    @concurrent private nonisolated static func compare(
        _ texts: SnapshotTexts, maker: SnapshotChange.Maker
    ) async -> Comparison {
        Comparison(texts, maker: maker)
    }

    private func show(_ found: Comparison, of change: SnapshotChange) {
        lastRead = (change.id, found)
        offset = .zero
        if case .pictures(let pair) = found, let first = pair.first {
            offset = Point(x: max(0, first.x - 40), y: max(0, first.y - 3))
        }
    }
}

extension SnapshotTexts {
    fileprivate var isLarge: Bool {
        (recorded?.utf8.count ?? 0) + (drawn?.utf8.count ?? 0) > 100_000
    }
}

extension SnapshotChange {
    /// How a person calls it: `Violations/many@80x24`.
    var title: String { "\(story)/\(name)" }
}
