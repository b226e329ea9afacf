import Architecture
import Codebase
import Synchronization

/// An analysis whose states a test hands out one after the other.
package final class ChangingSource: UnitsSource {
    package let root = "/codebase"
    private let latest: Mutex<AnalysisState>
    private let stream: AsyncStream<AnalysisState>
    private let continuation: AsyncStream<AnalysisState>.Continuation
    private let reloadCount = Mutex(0)
    private let asked = Mutex<[Units]>([])

    package init(_ state: AnalysisState) {
        latest = Mutex(state)
        (stream, continuation) = AsyncStream.makeStream()
        continuation.yield(state)
    }

    package var current: AnalysisState { latest.withLock { $0 } }

    package var reloads: Int { reloadCount.withLock { $0 } }

    /// The units that were asked for, in order.
    package var shown: [Units] { asked.withLock(\.self) }

    package func states() -> AsyncStream<AnalysisState> { stream }

    package func yield(_ state: AnalysisState) {
        latest.withLock { $0 = state }
        continuation.yield(state)
    }

    package func reload() { reloadCount.withLock { $0 += 1 } }

    package func trust() {}

    package var units: Units? { nil }

    package func show(_ units: Units) { asked.withLock { $0.append(units) } }
}
