import Codebase

/// What a live analysis remembers.
struct LiveState: Sendable {
    /// The latest state.
    private(set) var current = AnalysisState.starting(AnalysisProgress(step: .listing))
    /// Whether build systems may be asked.
    var trust: Trust
    /// Who listens.
    private(set) var listeners: [Int: AsyncStream<AnalysisState>.Continuation] = [:]
    private var lastComplete: Analysis?
    private var nextListener = 0
    private var runNumber = 0
    private var running: Task<Void, Never>?
    private var watching: Task<Void, Never>?
    private var isUnderWay = false
    /// What changed while a run was under way.
    private var missed: CodebaseChange?
    private var phase = Phase.idle

    private enum Phase { case idle, started, stopped }

    init(trust: Trust) { self.trust = trust }

    /// - Returns: Whether it had not begun before.
    mutating func begin() -> Bool {
        guard phase == .idle else { return false }
        phase = .started
        return true
    }

    /// Ends everything.
    ///
    /// - Returns: Who listened until now.
    mutating func end() -> [AsyncStream<AnalysisState>.Continuation] {
        phase = .stopped
        running?.cancel()
        watching?.cancel()
        defer { listeners = [:] }
        return Array(listeners.values)
    }

    /// Adds a listener and hands it the latest state.
    ///
    /// - Returns: nil if there will be no more states.
    mutating func add(_ listener: AsyncStream<AnalysisState>.Continuation) -> Int? {
        listener.yield(current)
        if phase == .stopped { return nil }
        nextListener += 1
        listeners[nextListener] = listener
        return nextListener
    }

    mutating func removeListener(_ number: Int) { listeners[number] = nil }

    /// Begins a run in place of the one that is under way.
    ///
    /// - Returns: nil if it was stopped.
    mutating func newRun() -> (number: Int, trust: Trust, before: Analysis?)? {
        if phase == .stopped { return nil }
        running?.cancel()
        runNumber += 1
        isUnderWay = true
        missed = nil
        if case .complete = current { return (runNumber, trust, lastComplete) }
        return (runNumber, trust, nil)
    }

    mutating func keep(running task: Task<Void, Never>, run: Int) {
        if phase == .stopped || run != runNumber { task.cancel() } else { running = task }
    }

    mutating func keep(watching task: Task<Void, Never>) {
        if phase == .stopped { task.cancel() } else { watching = task }
    }

    /// Notes that files changed.
    ///
    /// - Returns: Whether no run is under way.
    mutating func canRunNow(after change: CodebaseChange) -> Bool {
        if isUnderWay { missed = missed?.followed(by: change) ?? change }
        return !isUnderWay
    }

    /// Takes a state of a run.
    ///
    /// - Returns: What listeners see: until the run is complete, the last complete analysis with
    ///   its progress; nil if a later run has begun.
    mutating func accept(_ next: AnalysisState, run: Int) -> AnalysisState? {
        guard run == runNumber, phase != .stopped else { return nil }
        switch next {
        case .starting(let progress), .partial(_, let progress):
            current = lastComplete.map { .partial($0, progress) } ?? next
        case .complete(let analysis):
            lastComplete = analysis
            current = next
        case .failed:
            current = next
        }
        return current
    }

    /// Ends a run.
    ///
    /// - Returns: What changed meanwhile, so that another is due; nil if nothing did.
    mutating func finish(run: Int) -> CodebaseChange? {
        guard run == runNumber else { return nil }
        isUnderWay = false
        running = nil
        return phase == .stopped ? nil : missed
    }
}
