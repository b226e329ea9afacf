import Codebase
import Synchronization

/// The analysis of one codebase, kept up to date while its files change.
///
/// Any number of listeners follow it. While it runs again, the last complete analysis stays
/// visible.
package final class LiveAnalysis: AnalysisSource {
    package let root: String
    private let analyze: AnalyzeCodebase
    private let watcher: (any CodebaseWatcher)?
    private let state: Mutex<LiveState>

    /// An analysis that has not begun.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - trust: Whether build systems may be asked from the beginning.
    ///   - analyze: How the codebase is analyzed.
    ///   - watcher: What notices changed files; nil if nothing should.
    package init(
        root: String, trust: Trust, analyze: AnalyzeCodebase, watcher: (any CodebaseWatcher)?
    ) {
        self.root = root
        self.analyze = analyze
        self.watcher = watcher
        state = Mutex(LiveState(trust: trust))
    }

    deinit { stop() }

    package var current: AnalysisState { state.withLock(\.current) }

    /// Whether build systems may run the codebase's code.
    package var trustLevel: Trust { state.withLock(\.trust) }

    /// Begins to analyze and to follow changes; does nothing the second time.
    package func start() {
        let isFirst = state.withLock { $0.begin() }
        guard isFirst else { return }
        // What changes while the first run reads must be noticed.
        let changes = watcher?.changes(below: root)
        run()
        guard let changes else { return }
        let task = Task { [weak self] in
            for await change in changes { self?.note(change) }
        }
        state.withLock { $0.keep(watching: task) }
    }

    /// Stops all work and ends every listener's stream.
    package func stop() {
        let listeners = state.withLock { $0.end() }
        for listener in listeners { listener.finish() }
    }

    package func states() -> AsyncStream<AnalysisState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard let number = state.withLock({ $0.add(continuation) }) else {
                return continuation.finish()
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.removeListener(number) }
            }
        }
    }

    package func reload() { run() }

    package func trust() {
        state.withLock { $0.trust = .trusted }
        run()
    }

    /// Runs again at once, or after the run that is under way.
    private func note(_ change: CodebaseChange) {
        if state.withLock({ $0.canRunNow(after: change) }) { run(after: change) }
    }

    /// Reads again what a change can have made different: a few sources, or everything.
    private func run(after change: CodebaseChange = .anywhere) {
        guard let run = state.withLock({ $0.newRun() }) else { return }
        let task = Task { [weak self, analyze, root] in
            let before = run.before?.ofModules
            if let before, let next = await analyze.refreshed(before, after: change) {
                self?.publish(.complete(next), run: run.number)
            } else {
                for await next in analyze.states(root: root, trust: run.trust) {
                    self?.publish(next, run: run.number)
                }
            }
            self?.finish(run: run.number)
        }
        state.withLock { $0.keep(running: task, run: run.number) }
    }

    /// Hands on a state as an analysis of the units that the configuration names.
    private func publish(_ next: AnalysisState, run: Int) {
        var next = next
        if case .complete(let modules) = next { next = .complete(analyzeUnits(modules)) }
        state.withLock { state in
            guard let shown = state.accept(next, run: run) else { return }
            for listener in state.listeners.values { listener.yield(shown) }
        }
    }

    private func finish(run: Int) {
        if let change = state.withLock({ $0.finish(run: run) }) { self.run(after: change) }
    }
}
