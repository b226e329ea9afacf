import Architecture
import Codebase
import Composing
import FeatureKit
import Observation
import TerminalUI

/// What objects are made of, which of it is selected, and what is known of that.
@Observable final class CompositionViewModel: ListModel {
    enum State {
        case waiting(AnalysisProgress)
        /// The files are known, and what is made in them is being read.
        case reading
        case failed(AnalysisError)
        case shown(CompositionBoard)
    }

    /// What the keys are about.
    enum Focus {
        case tree, relations
    }

    typealias Read = @Sendable (Analysis) async -> Composition

    /// What is known, and what is asked for.
    let survey: Survey<CompositionInquiry>
    let excerpts: Excerpts
    var focus = Focus.tree
    var treeList = ListState() {
        didSet { if treeList.selection != oldValue.selection { showDetail() } }
    }
    var relationList = ListState()
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { survey.question.filter = filter.text } }
    }
    /// What is known of the selected row.
    private(set) var detail: CompositionDetail?

    @ObservationIgnored let router: any CompositionRouter
    @ObservationIgnored private let read: Read
    @ObservationIgnored private let executor: (any TaskExecutor)?
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// The row that is selected, whatever else is shown.
    @ObservationIgnored var chosen: CompositionRow.ID?
    /// What that row shows, which the other page shows too.
    @ObservationIgnored private var chosenNumber: Int?
    @ObservationIgnored private var shownReading = 0

    /// - Parameter read: Reads what objects are made of.
    init(
        source: any AnalysisSource, read: @escaping Read, excerpts: Excerpts,
        router: any CompositionRouter, executor: (any TaskExecutor)? = nil
    ) {
        survey = Survey(CompositionInquiry(), source: source, executor: executor)
        self.read = read
        self.executor = executor
        self.excerpts = excerpts
        self.router = router
        survey.onAnswer = { [weak self] in self?.show($0) }
        survey.onAnalysis = { [weak self] in self?.readAfterAnalysis() }
    }

    deinit {
        reading?.cancel()
        loading?.cancel()
    }

    var state: State {
        if case .failed(let error) = survey.phase { return .failed(error) }
        if let board { return .shown(board) }
        switch survey.phase {
        case .starting(let progress), .reading(let progress): return .waiting(progress)
        case .complete, .failed: return .reading
        }
    }

    /// What is shown; nil until a composition was read once.
    var board: CompositionBoard? {
        if case .failed = survey.phase { return nil }
        return survey.answer ?? nil
    }

    /// The list that has the keyboard.
    var list: ListState {
        get { focus == .tree ? treeList : relationList }
        set { if focus == .tree { treeList = newValue } else { relationList = newValue } }
    }

    var selected: CompositionRow? {
        guard let board, let row = treeList.selection, board.rows.indices.contains(row) else {
            return nil
        }
        return board.rows[row]
    }

    var selectedRelation: CompositionRelation? {
        guard let detail, let row = relationList.selection,
            detail.relations.indices.contains(row)
        else { return nil }
        return detail.relations[row]
    }
}

extension CompositionViewModel {
    func listen() { survey.listen() }

    func stop() { survey.stop() }

    func readAgain() { survey.source.reload() }

    /// Shows the next page; the graph is about what is selected.
    func cyclePage() {
        guard let board else { return }
        focus = .tree
        if board.nextPage == .graph, let number = selected?.number {
            survey.question.centre = .made(number)
            chosen = RowBuilder.id(of: .made(number), .centre)
        }
        survey.question.page = board.nextPage
    }

    /// Waits until the composition is read and all that was asked for is shown.
    func settle() async {
        await survey.settle()
        await reading?.value
        await survey.settle()
        await loading?.value
    }

    /// What is shown stays until the next is read.
    private func readAfterAnalysis() {
        guard let analysis = survey.analysis, analysis.isComplete else { return }
        reading?.cancel()
        reading = Task { [read, executor] in
            let composition = await withTaskExecutorPreference(executor) {
                await Self.read(analysis, with: read)
            }
            guard !Task.isCancelled else { return }
            survey.question.take(composition)
        }
    }

    @concurrent private nonisolated static func read(
        _ analysis: Analysis, with read: Read
    ) async -> Composition {
        await read(analysis)
    }

    /// Takes a new answer over; the same row stays selected.
    private func show(_ board: CompositionBoard?) {
        guard let board else { return }
        let position = treeList.selection ?? 0
        var list = treeList
        list.update(count: board.rows.count)
        list.select(
            board.rows.firstIndex { $0.id == chosen }
                ?? chosenNumber.flatMap { Self.row(of: $0, in: board) } ?? position)
        treeList = list
        if shownReading != survey.question.reading {
            shownReading = survey.question.reading
            excerpts.forget()
        }
        showDetail()
    }

    private func showDetail() {
        guard let board, let selected else {
            detail = nil
            relationList = ListState()
            focus = .tree
            return
        }
        if selected.id != chosen || detail == nil { relationList = ListState() }
        chosen = selected.id
        chosenNumber = selected.number
        let detail = CompositionDetail(of: selected, in: board.index)
        self.detail = detail
        relationList.update(count: detail.relations.count, headers: detail.headings)
        if detail.relations.isEmpty { focus = .tree }
        loading?.cancel()
        guard let place = detail.place else { return }
        loading = Task { [excerpts] in
            let lines = max(1, place.line - CompositionDetail.before)...place.line + 12
            await excerpts.load(lines, of: place.file)
        }
    }
}
