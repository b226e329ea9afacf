import Architecture
import Observation
import TerminalUI

/// What a screen shows of a codebase: follows the analysis, and works out beside the main actor
/// what a question about it asks for.
///
/// - The initializer works nothing out. What can be shown comes after ``listen()``.
/// - At most one piece of work is under way. What comes in meanwhile waits, and of several
///   questions only the latest is answered.
/// - What is shown stays until the next is there; ``phase``, ``table`` and ``answer`` change at once.
@Observable package final class Survey<Question: Inquiry> {
    /// How much is known; it is never ahead of what can be shown.
    package private(set) var phase: AnalysisPhase
    /// What was worked out of the analysis that is shown.
    package private(set) var table = Question.nothing
    /// What is shown of the table; nil until something is.
    package private(set) var answer: Question.Answer?
    /// What is asked for; another question is answered as soon as possible.
    package var question: Question { didSet { ask() } }

    /// The analysis that is shown.
    @ObservationIgnored package private(set) var analysis: Analysis?
    /// Takes a new answer over, at the moment at which it begins to be shown.
    @ObservationIgnored package var onAnswer: ((Question.Answer) -> Void)?
    /// Told when another analysis has begun to be shown.
    @ObservationIgnored package var onAnalysis: (() -> Void)?
    @ObservationIgnored package let source: any AnalysisSource

    @ObservationIgnored private let executor: (any TaskExecutor)?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var working: Task<Void, Never>?
    /// The state that waits to be taken over.
    @ObservationIgnored private var newest: AnalysisState?
    /// The state that was taken over but is not shown yet.
    @ObservationIgnored private var unshown: AnalysisState?
    /// The latest table, with what answers keep in it.
    @ObservationIgnored private var known: Question.Table?
    @ObservationIgnored private var isAsking = false
    @ObservationIgnored private var turns: [() -> Void] = []
    @ObservationIgnored private var isTakingTurn = false

    /// - Parameters:
    ///   - question: What is asked for first.
    ///   - source: The analysis to follow.
    ///   - executor: Where things are worked out; nil for the threads beside the main actor.
    package init(
        _ question: Question, source: any AnalysisSource, executor: (any TaskExecutor)? = nil
    ) {
        self.question = question
        self.source = source
        self.executor = executor
        phase =
            switch source.current {
            case .starting(let progress): .starting(progress)
            case .failed(let error): .failed(error)
            case .partial, .complete: .starting(AnalysisProgress(step: .linking))
            }
    }

    /// Whether an analysis is there, but nothing of it is shown yet.
    package var isPreparing: Bool {
        guard case .starting = phase, answer == nil else { return false }
        return source.current.analysis != nil
    }

    /// Follows the analysis until ``stop()``.
    package func listen() {
        listening?.cancel()
        listening = source.follow(on: executor) { [weak self] in self?.take($0) != nil }
    }

    /// Shows a state as soon as what is shown of it is worked out.
    package func take(_ state: AnalysisState) {
        newest = state
        work()
    }

    /// Ignores the analysis from now on; what is shown stays.
    package func stop() {
        listening?.cancel()
        listening = nil
        turns = []
    }

    /// Does something as soon as all that was asked for is shown: now, or after the work that is
    /// under way. Keys that a person pressed ahead so find the rows they are meant for.
    package func inTurn(_ action: @escaping () -> Void) {
        guard isTakingTurn else {
            turns.append(action)
            return takeTurns()
        }
        // What a turn leads to comes before the turns that were waiting already.
        working == nil ? action() : turns.insert(action, at: 0)
    }

    /// Waits until all that was asked for is shown.
    package func settle() async {
        while let working { await working.value }
    }

    /// The same commands, each done in turn.
    package func inTurn(_ commands: [Command]) -> [Command] {
        commands.map { command in
            command.doing { [weak self] in self?.inTurn(command.action) }
        }
    }
}

extension Survey {
    private func ask() {
        isAsking = true
        work()
    }

    private var hasWork: Bool { newest != nil || isAsking && known != nil }

    private func work() {
        guard working == nil, hasWork else { return }
        working = Task {
            while hasWork { await workOnce() }
            working = nil
            takeTurns()
        }
    }

    private func workOnce() async {
        let analysis = newest?.analysis
        if let state = newest {
            newest = nil
            guard analysis != nil else {
                phase = AnalysisPhase(of: state)
                return
            }
            unshown = state
        }
        isAsking = false
        let (question, before) = (question, known ?? Question.nothing)
        let (table, answer) = await withTaskExecutorPreference(executor) {
            await Self.answer(question, to: analysis, from: before)
        }
        known = table
        // A later question is answered first; its answer shows the state too.
        guard !isAsking || self.answer == nil else { return }
        let state = unshown
        unshown = nil
        if let state {
            phase = AnalysisPhase(of: state)
            self.analysis = state.analysis
        }
        self.table = table
        self.answer = answer
        onAnswer?(answer)
        if state != nil { onAnalysis?() }
    }

    private func takeTurns() {
        while working == nil, answer != nil, !turns.isEmpty {
            isTakingTurn = true
            turns.removeFirst()()
            isTakingTurn = false
        }
    }

    @concurrent private nonisolated static func answer(
        _ question: Question, to analysis: Analysis?, from known: Question.Table
    ) async -> (Question.Table, Question.Answer) {
        var table = analysis.map { question.table(of: $0, after: known) } ?? known
        let answer = question.answer(from: &table)
        return (table, answer)
    }
}
