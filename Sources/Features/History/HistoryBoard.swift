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
    /// The positions of commits of which only descriptions are read, ascending.
    let outlined: [Int]
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
        outlined = history.outlines.keys.sorted()
        forecast = Forecast(
            known.compactMap { position in
                metrics[position].map {
                    (history.log.commits[position].note.time, $0.violations)
                }
            })
    }

    var commits: [LoggedCommit] { history.log.commits }

    /// What is known of a figure at a position, or at the last one before it where anything is.
    func figure(of chart: HistoryChart, at position: Int) -> HistoryFigure? {
        let exact = known(before: position)
        let outline = outlined.last { $0 <= position }.flatMap { place in
            history.outlines[place].flatMap { chart.value(of: $0) }.map { (place, $0) }
        }
        if let outline, outline.0 > exact ?? -1 { return .outline(outline.1) }
        return exact.flatMap { metrics[$0] }.map { .exact(chart.value(of: $0)) }
    }

    /// Whether a chart shows anything that may still change.
    func isOutlined(_ chart: HistoryChart, in range: ClosedRange<Int>) -> Bool {
        outlined.contains { place in
            range.contains(place)
                && history.outlines[place].flatMap { chart.value(of: $0) } != nil
        }
    }

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

/// A figure that is drawn.
nonisolated enum HistoryFigure: Equatable, Sendable {
    /// As a checkout would say it; nil where there is nothing to measure.
    case exact(Int?)
    /// As descriptions and the lines of files say it, which may still change.
    case outline(Int)

    var value: Int? {
        switch self {
        case .exact(let value): value
        case .outline(let value): value
        }
    }

    var isExact: Bool { if case .exact = self { true } else { false } }

    /// A number, whether it may still change, or that there is nothing.
    var words: String {
        switch self {
        case .exact(let value): value?.grouped ?? "none"
        case .outline(let value): "≈ \(value.grouped)"
        }
    }
}
