import Architecture
import Chronicling
import Codebase

/// What is known of a history, counted.
nonisolated struct HistoryBoard: Sendable {
    let history: History
    /// The figures, by the position of the commit.
    let metrics: [Int: CommitMetrics]
    /// The positions that have figures, ascending.
    let known: [Int]
    let forecast: Forecast

    /// Counts what was not counted before.
    @concurrent static func counted(
        _ history: History, after before: HistoryBoard?
    ) async -> HistoryBoard {
        HistoryBoard(history, after: before)
    }

    init(_ history: History, after before: HistoryBoard? = nil) {
        let isSame = before?.history.log == history.log
        var metrics = isSame ? before?.metrics ?? [:] : [:]
        for (position, reading) in history.readings where metrics[position] == nil {
            if let state = reading.state { metrics[position] = CommitMetrics(state) }
        }
        self.history = history
        self.metrics = metrics
        known = metrics.keys.sorted()
        forecast = Forecast(
            known.compactMap { position in
                metrics[position].map {
                    (history.log.commits[position].note.time, $0.violations)
                }
            })
    }

    var commits: [LoggedCommit] { history.log.commits }

    /// The last position that has figures, at or before another one; nil if there is none.
    func known(before position: Int, orAt isIncluded: Bool = true) -> Int? {
        let end = known.partitioningIndex { isIncluded ? $0 > position : $0 >= position }
        return end > 0 ? known[end - 1] : nil
    }

    /// The figures at a position, or the last before it.
    func metrics(at position: Int) -> CommitMetrics? {
        known(before: position).flatMap { metrics[$0] }
    }
}
