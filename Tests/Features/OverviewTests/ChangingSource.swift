import Architecture
import Codebase
import Synchronization

/// An analysis whose states a test hands out one after the other.
final class ChangingSource: UnitsSource {
    let root = "/codebase"
    private let latest: Mutex<AnalysisState>
    private let stream: AsyncStream<AnalysisState>
    private let continuation: AsyncStream<AnalysisState>.Continuation
    private let reloadCount = Mutex(0)

    init(_ state: AnalysisState) {
        latest = Mutex(state)
        (stream, continuation) = AsyncStream.makeStream()
    }

    var current: AnalysisState { latest.withLock { $0 } }

    var reloads: Int { reloadCount.withLock { $0 } }

    func states() -> AsyncStream<AnalysisState> { stream }

    func yield(_ state: AnalysisState) {
        latest.withLock { $0 = state }
        continuation.yield(state)
    }

    func reload() { reloadCount.withLock { $0 += 1 } }

    func trust() {}

    var units: Units? { nil }

    func show(_ units: Units) {}
}
