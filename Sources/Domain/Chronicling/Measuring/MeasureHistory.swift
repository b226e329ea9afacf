import Codebase

/// Reads the architecture over a history, coarse first, then finer.
///
/// What was read is kept, so that whoever stops it goes on where it was.
package struct MeasureHistory: Sendable {
    private let log: any CommitLogReader
    private let reader: any CommitStateReader
    private let store: (any CommitStateStore)?

    /// How long something that was read may be lost if the program is killed: each time all that is
    /// known is written, which is little at first.
    private static let patience = (first: Duration.seconds(1), later: Duration.seconds(5))
    /// How often whoever listens hears of more; each time the whole history is copied.
    private static let pace = Duration.milliseconds(50)

    /// - Parameter store: Where states are kept between runs; nil for nowhere.
    package init(
        log: any CommitLogReader, reader: any CommitStateReader,
        store: (any CommitStateStore)? = nil
    ) {
        self.log = log
        self.reader = reader
        self.store = store
    }

    /// The history as far as it is known, again and again; the last one is finished unless the task
    /// was cancelled, or somebody stopped it.
    ///
    /// Who listens slowly misses histories in between, never the last one.
    ///
    /// - Parameters:
    ///   - step: How many commits there are between two that are asked for, counted from the last,
    ///     plus 1; 1 or more.
    ///   - outlining: Whether what descriptions say is told first, for whoever looks at it meanwhile.
    ///   - stop: Who may stop it, so that the last history comes at once with what is known.
    /// - Throws: ``RevisionError`` if there is no history.
    package func measure(
        _ request: LogRequest = LogRequest(), every step: Int = 1, in root: String,
        outlining: Bool = false, stoppedBy stop: HistoryStop? = nil
    ) async throws(RevisionError) -> AsyncStream<History> {
        let log = try await log.log(request, in: root)
        let count = log.commits.count
        let wanted = stride(from: count - 1, through: 0, by: -max(1, step)).reversed()
        var history = History(log: log, wanted: Array(wanted))
        let kept = await store?.states(of: root) ?? [:]
        for position in wanted {
            if let state = kept[log.commits[position].tree] {
                history.readings[position] = .state(state)
            }
        }
        return stream(from: history, in: root, outlining: outlining, stoppedBy: stop)
    }

    private func stream(
        from history: History, in root: String, outlining: Bool, stoppedBy stop: HistoryStop?
    ) -> AsyncStream<History> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                var history = history
                continuation.yield(history)
                if outlining {
                    await outline(&history, in: root) { continuation.yield($0) }
                }
                await read(history, in: root) { continuation.yield($0) }
                continuation.finish()
            }
            stop?.onStop { task.cancel() }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Asks what descriptions say of the commits that show a first shape, two at a time: while git reads
    /// for one, the other is worked out.
    private func outline(
        _ history: inout History, in root: String, yield: (History) -> Void
    ) async {
        let commits = history.log.commits
        let shape = SamplingOrder.shape(of: history.wanted)
        var waiting = shape.filter { history.readings[$0] == nil }.makeIterator()
        await withTaskGroup(of: (Int, CommitOutline?).self) { group in
            func begin() {
                guard !Task.isCancelled, let position = waiting.next() else { return }
                group.addTask { [reader] in
                    (position, await reader.outline(of: commits[position], in: root))
                }
            }
            begin()
            begin()
            for await (position, outline) in group {
                begin()
                guard let outline else { continue }
                history.outlines[position] = outline
                yield(history)
            }
        }
    }

    private func read(
        _ start: History, in root: String, yield: (History) -> Void
    ) async {
        var history = start
        let trees = Set(history.wanted.map { history.log.commits[$0].tree })
        let outlined = SamplingOrder.shape(of: history.wanted).filter {
            history.outlines[$0] != nil
        }
        var order = SamplingOrder(of: history.wanted, early: outlined) {
            history.readings[$0] != nil
        }
        var known = TreeReadings(history)
        var unsaved: [String: CommitState] = [:]
        var (saved, told) = (ContinuousClock.now, ContinuousClock.now)
        while !Task.isCancelled, let position = order.next(history.difference) {
            let commit = history.log.commits[position]
            let reading: CommitReading
            if let found = known[commit.tree] {
                reading = found
            } else {
                reading = await reader.reading(of: commit, in: root)
                // What was cut short says nothing.
                if Task.isCancelled { break }
                known[commit.tree] = reading
                if let state = reading.state { unsaved[commit.tree] = state }
            }
            history.take(reading, at: position)
            let isEarly = history.readings.count < SamplingOrder.coarse
            let patience = isEarly ? Self.patience.first : Self.patience.later
            if !unsaved.isEmpty, saved.duration(to: .now) > patience {
                await store?.keep(unsaved, of: root, wanted: trees)
                unsaved = [:]
                saved = .now
            }
            if told.duration(to: .now) > Self.pace {
                yield(history)
                told = .now
            }
        }
        if !unsaved.isEmpty { await store?.keep(unsaved, of: root, wanted: trees) }
        yield(history)
    }
}

/// What is known of trees: many commits can have the same.
private struct TreeReadings {
    private var readings: [String: CommitReading] = [:]

    init(_ history: History) {
        for (position, reading) in history.readings {
            readings[history.log.commits[position].tree] = reading
        }
    }

    subscript(tree: String) -> CommitReading? {
        get { readings[tree] }
        set { readings[tree] = newValue }
    }
}

extension History {
    /// Takes what was read in the place of what descriptions said. The lines of the other outlines are
    /// worked out as this commit has them.
    fileprivate mutating func take(_ reading: CommitReading, at position: Int) {
        readings[position] = reading
        guard let outline = outlines.removeValue(forKey: position), let state = reading.state,
            state.lines.all > 0, outline.bytes.all > 0
        else { return }
        let bytesPerLine = Double(outline.bytes.all) / Double(state.lines.all)
        for position in outlines.keys { outlines[position]?.bytesPerLine = bytesPerLine }
    }

    /// How much differs between two commits that are known; 0 where nothing is known.
    func difference(_ one: Int, _ other: Int) -> Int {
        guard let one = readings[one]?.state, let other = readings[other]?.state else { return 0 }
        let violations = abs(one.violations.count - other.violations.count)
        let modules = abs(one.modules.count - other.modules.count)
        return violations + modules * 2 + abs(one.edges.count - other.edges.count)
    }
}
