import Architecture
import Codebase
import FeatureKit
import Observation
import TerminalUI

/// How the record of violations became what it is, and what is in it.
@Observable final class RatchetViewModel: ListModel {
    enum State {
        case waiting(AnalysisProgress)
        case failed(AnalysisError)
        case shown(RatchetBoard)
    }

    /// What the keys are about.
    enum Focus {
        case courses, entries
    }

    typealias ReadHistory = @Sendable (BaselineHistory?) async -> BaselineHistory

    /// What is known, and what is asked for.
    let survey: Survey<RatchetInquiry>
    var focus = Focus.courses
    var courseList = ListState() {
        didSet { if courseList.selection != oldValue.selection { chooseCourse() } }
    }
    var entryList = ListState()
    /// The entries that are listed.
    private(set) var entries: [RatchetEntry] = []
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { survey.question.filter = filter.text } }
    }

    @ObservationIgnored let router: any RatchetRouter
    @ObservationIgnored private let readHistory: ReadHistory
    @ObservationIgnored let ownership: OwnersModel
    @ObservationIgnored private let now: () -> Int
    @ObservationIgnored private let executor: (any TaskExecutor)?
    @ObservationIgnored private var reading: Task<Void, Never>?
    /// The entry that is selected, whatever else is shown.
    @ObservationIgnored private var chosen: RatchetEntry.ID?
    @ObservationIgnored private var isArranging = false

    /// - Parameters:
    ///   - readHistory: Reads the history; given is what was read before.
    ///   - now: The time, in seconds since 1970.
    init(
        source: any AnalysisSource, readHistory: @escaping ReadHistory,
        owners: (any OwnersReader)? = nil, now: @escaping () -> Int, router: any RatchetRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        ownership = OwnersModel(reader: owners)
        survey = Survey(RatchetInquiry(now: now()), source: source, executor: executor)
        self.readHistory = readHistory
        self.now = now
        self.executor = executor
        self.router = router
        survey.onAnswer = { [weak self] in self?.show($0) }
        survey.onAnalysis = { [weak self] in
            self?.readAfterAnalysis()
            self?.ownership.read(self?.survey.analysis)
        }
        ownership.onOwners = { [weak self] in self?.survey.question.take($0) }
    }

    deinit { reading?.cancel() }

    var state: State {
        if case .failed(let error) = survey.phase { return .failed(error) }
        if let board { return .shown(board) }
        switch survey.phase {
        case .starting(let progress), .reading(let progress): return .waiting(progress)
        case .complete, .failed: return .waiting(AnalysisProgress(step: .linking))
        }
    }

    /// What is shown; nil until the analysis is complete once.
    var board: RatchetBoard? {
        if case .failed = survey.phase { return nil }
        return survey.answer ?? nil
    }

    /// The list that has the keyboard.
    var list: ListState {
        get { focus == .courses ? courseList : entryList }
        set { if focus == .courses { courseList = newValue } else { entryList = newValue } }
    }

    var selected: RatchetEntry? {
        guard let row = entryList.selection, entries.indices.contains(row) else { return nil }
        return entries[row]
    }
}

extension RatchetViewModel {
    func listen() { survey.listen() }

    func stop() { survey.stop() }

    func readAgain() { survey.source.reload() }

    func cycleGrouping() { survey.question.grouping = survey.question.grouping.next }

    func show(_ page: RatchetPage) { survey.question.page = page }

    func cyclePage() { show(survey.question.page.next) }

    /// Waits until the history is read and all that was asked for is shown.
    func settle() async {
        await survey.settle()
        await reading?.value
        await ownership.settle()
        await survey.settle()
    }

    /// Files were read again, so there may be other commits, too.
    private func readAfterAnalysis() {
        guard survey.analysis?.isComplete == true else { return }
        reading?.cancel()
        reading = Task { [readHistory, executor, known = survey.question.history] in
            let history = await withTaskExecutorPreference(executor) { await readHistory(known) }
            guard !Task.isCancelled else { return }
            survey.question.take(history, at: now())
        }
    }

    private func chooseCourse() {
        guard !isArranging, let board, let row = courseList.selection,
            board.courses.indices.contains(row)
        else { return }
        survey.question.course = board.courses[row].key
    }

    /// Takes a new answer over; the same rows stay selected.
    private func show(_ board: RatchetBoard?) {
        guard let board else { return }
        isArranging = true
        var courses = courseList
        courses.update(count: board.courses.count)
        courses.select(board.courses.firstIndex { $0.key == board.course } ?? 0)
        courseList = courses
        chosen = selected?.id ?? chosen
        entries = board.entries
        var list = entryList
        list.update(count: entries.count)
        list.select(entries.firstIndex { $0.id == chosen } ?? 0)
        entryList = list
        isArranging = false
    }
}
