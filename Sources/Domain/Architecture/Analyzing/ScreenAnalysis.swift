import Codebase
import Synchronization

/// The analyses of a codebase as one screen wants them: by modules or by folders.
///
/// The choice of one screen is nothing to the others. Folders are worked out beside the caller;
/// until they are there, what was shown stays.
package final class ScreenAnalysis: UnitsSource {
    private let base: any AnalysisSource
    private let state: Mutex<ScreenState>
    private let following = Mutex<Task<Void, Never>?>(nil)

    /// What a source hands out, by some units.
    ///
    /// - Parameter units: What stands as modules; nil for what the configuration says.
    package init(_ base: any AnalysisSource, by units: Units? = nil) {
        self.base = base
        state = Mutex(ScreenState(latest: base.current, units: units))
        let states = base.states()
        let task = Task { [weak self] in
            for await next in states { self?.take(next) }
            self?.end()
        }
        following.withLock { $0 = task }
    }

    deinit {
        following.withLock { $0?.cancel() }
        end()
    }

    package var root: String { base.root }

    package var units: Units? { state.withLock(\.units) }

    package var current: AnalysisState {
        state.withLock { $0.units == nil ? base.current : $0.shown }
    }

    package func states() -> AsyncStream<AnalysisState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard let number = state.withLock({ $0.add(continuation) }) else {
                return continuation.finish()
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.listeners[number] = nil }
            }
        }
    }

    package func reload() { base.reload() }

    package func trust() { base.trust() }

    package func show(_ units: Units) {
        let work = state.withLock { $0.choose(units) }
        Task.detached { [weak self] in self?.finish(work) }
    }

    private func take(_ next: AnalysisState) {
        finish(state.withLock { $0.take(next) })
    }

    /// Works out what is to be shown, which may take a while.
    private func finish(_ work: ScreenState.Work) {
        let shown = work.result
        state.withLock { $0.show(shown, of: work) }
    }

    private func end() {
        let listeners = state.withLock { $0.end() }
        for listener in listeners { listener.finish() }
    }
}

/// What an analysis for one screen remembers.
private struct ScreenState: Sendable {
    /// What has to be worked out to show a state by some units.
    struct Work: Sendable {
        let number: Int
        let state: AnalysisState
        let units: Units?
        /// What is shown by these units until the state is complete.
        let kept: Analysis?

        var result: AnalysisState {
            guard let units else { return state }
            switch state {
            case .complete(let analysis): return .complete(Self.analysis(analysis, by: units))
            case .partial(let analysis, let progress):
                return .partial(kept ?? Self.analysis(analysis, by: units), progress)
            case .starting, .failed: return state
            }
        }

        private static func analysis(_ analysis: Analysis, by units: Units) -> Analysis {
            analysis.units == units ? analysis : analyzeUnits(analysis.ofModules, by: units)
        }
    }

    private(set) var units: Units?
    private(set) var shown: AnalysisState
    var listeners: [Int: AsyncStream<AnalysisState>.Continuation] = [:]
    private var latest: AnalysisState
    private var shownUnits: Units?
    private var nextListener = 0
    private var number = 0
    private var hasEnded = false

    init(latest: AnalysisState, units: Units?) {
        self.latest = latest
        self.units = units
        let isShown = units == nil || latest.analysis?.units == units
        shown = isShown ? latest : .starting(AnalysisProgress(step: .linking))
        shownUnits = isShown ? units : nil
    }

    /// Adds a listener and hands it what is shown, if that is by the units that are wanted.
    ///
    /// - Returns: nil if there will be no more states.
    mutating func add(_ listener: AsyncStream<AnalysisState>.Continuation) -> Int? {
        if shownUnits == units { listener.yield(shown) }
        if hasEnded { return nil }
        nextListener += 1
        listeners[nextListener] = listener
        return nextListener
    }

    mutating func choose(_ units: Units) -> Work {
        self.units = units
        return work()
    }

    mutating func take(_ next: AnalysisState) -> Work {
        latest = next
        return work()
    }

    private mutating func work() -> Work {
        number += 1
        return Work(
            number: number, state: latest, units: units,
            kept: shownUnits == units ? shown.analysis : nil)
    }

    /// Shows what was worked out, unless more has come since.
    mutating func show(_ state: AnalysisState, of work: Work) {
        guard work.number == number, !hasEnded else { return }
        shown = state
        shownUnits = work.units
        for listener in listeners.values { listener.yield(state) }
    }

    mutating func end() -> [AsyncStream<AnalysisState>.Continuation] {
        hasEnded = true
        defer { listeners = [:] }
        return Array(listeners.values)
    }
}
