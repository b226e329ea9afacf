import Codebase

/// An analysis that never changes: for previews, tests and one-off commands.
package struct FixedAnalysis: UnitsSource {
    package let root: String
    package let current: AnalysisState
    private let onReload: @Sendable () -> Void
    private let onTrust: @Sendable () -> Void
    private let onShow: @Sendable (Units) -> Void

    /// An analysis in a state.
    ///
    /// - Parameters:
    ///   - onReload: Called when a screen asks for a new analysis.
    ///   - onTrust: Called when a screen trusts the codebase.
    ///   - onShow: Called when a screen asks for modules or folders.
    package init(
        _ state: AnalysisState,
        root: String? = nil,
        onReload: @escaping @Sendable () -> Void = {},
        onTrust: @escaping @Sendable () -> Void = {},
        onShow: @escaping @Sendable (Units) -> Void = { _ in }
    ) {
        current = state
        self.root = root ?? state.analysis?.codebase.root ?? "/codebase"
        self.onReload = onReload
        self.onTrust = onTrust
        self.onShow = onShow
    }

    package func states() -> AsyncStream<AnalysisState> {
        AsyncStream { continuation in
            continuation.yield(current)
        }
    }

    package func reload() { onReload() }

    package func trust() { onTrust() }

    package var units: Units? { nil }

    package func show(_ units: Units) { onShow(units) }
}
