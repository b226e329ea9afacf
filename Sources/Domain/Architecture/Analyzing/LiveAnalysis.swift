import Synchronization

/// The analysis of one codebase, kept up to date while its files change.
///
/// Any number of listeners follow it. While it runs again, the last complete analysis stays visible.
package final class LiveAnalysis: AnalysisSource {
    package let root: String

    /// An analysis that has not begun.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - trust: Whether build systems may be asked from the beginning.
    ///   - analyze: How the codebase is analysed.
    ///   - watcher: What notices changed files; nil if nothing should.
    package init(
        root: String, trust: Trust, analyze: AnalyzeCodebase, watcher: (any CodebaseWatcher)?
    ) {
        self.root = root
    }

    package var current: AnalysisState { .starting(AnalysisProgress(step: .listing)) }

    /// Begins to analyse and to follow changes; does nothing the second time.
    package func start() {}

    /// Stops all work and ends every listener's stream.
    package func stop() {}

    package func states() -> AsyncStream<AnalysisState> { AsyncStream { $0.finish() } }

    package func reload() {}

    package func trust() {}
}
