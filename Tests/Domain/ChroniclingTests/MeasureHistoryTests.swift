import Architecture
import Codebase
import Testing

@testable import Chronicling

struct MeasureHistoryTests {
    private func last(
        of history: MemoryHistory, every step: Int = 1
    ) async throws -> History? {
        var last: History?
        let measureHistory = MeasureHistory(log: history, reader: history, store: history)
        for await next in try await measureHistory.measure(every: step, in: "/") { last = next }
        return last
    }

    @Test func `every commit is read once, and a second run reads none`() async throws {
        let line = (0..<120).map { CommitReading.having(["A"], lines: $0) }
        let history = MemoryHistory(line: line)
        let first = try await last(of: history)
        #expect(first?.isFinished == true)
        #expect(first?.states.map(\.state) == line.compactMap(\.state))
        #expect(history.read.count == 120)
        let second = try await last(of: history)
        #expect(second == first && history.read.count == 120)
    }

    @Test func `a shape of nine commits comes before anything is read`() async throws {
        let history = MemoryHistory(line: (0..<100).map { .having(["A"], lines: $0) })
        let measureHistory = MeasureHistory(log: history, reader: history, store: history)
        var last: History?
        for await next in try await measureHistory.measure(in: "/", outlining: true) {
            #expect(next.outlines.keys.allSatisfy { next.readings[$0] == nil })
            // The last commit says how long lines are here.
            let bytesPerLine = next.readings[99] == nil ? CommitOutline.usualBytesPerLine : 20
            #expect(next.outlines.values.allSatisfy { $0.bytesPerLine == bytesPerLine })
            last = next
        }
        #expect(last?.isFinished == true && last?.outlines.isEmpty == true)
        let shape = SamplingOrder.shape(of: Array(0..<100)).map { "tree of \($0)" }
        #expect(Set(history.outlined) == Set(shape) && shape.count == 9)
        // Then the same commits are read, so that nothing that may change stays.
        #expect(Array(history.read.prefix(9)) == shape)
        for await _ in try await measureHistory.measure(in: "/", outlining: true) {}
        #expect(history.outlined.count == 9 && history.read.count == 100)
    }

    @Test func `of a rewritten history only what has other files is read`() async throws {
        let line = (0..<9).map { CommitReading.having(["A"], lines: $0) }
        let before = MemoryHistory(line: line)
        _ = try await last(of: before)
        // The same trees under other names, one commit taken out and one put in.
        let trees = [0, 1, 2, 4, 5, 6, 7, 8].map { (number: Int) in ("\(number)", line[number]) }
        let all = trees + [("new", CommitReading.having(["B"]))]
        let graph: [(name: String, parents: [String], CommitReading)] = all.map { name, reading in
            (name: name, parents: [], reading)
        }
        let after = MemoryHistory(graph)
        let log = RewrittenLog(commits: after.commits)
        let measureHistory = MeasureHistory(log: log, reader: after, store: before)
        var last: History?
        for await next in try await measureHistory.measure(in: "/") { last = next }
        #expect(after.read == ["tree of new"])
        #expect(last?.states.map(\.state) == graph.compactMap { $0.2.state })
        #expect(last?.states.map(\.commit.id).allSatisfy { $0.hasPrefix("again ") } == true)
    }

    /// The same trees in commits with other names.
    private struct RewrittenLog: CommitLogReader {
        let commits: [LoggedCommit]

        func log(_ request: LogRequest, in root: String) async throws(RevisionError) -> CommitLog {
            CommitLog(
                commits: commits.map { commit in
                    let note = CommitNote(
                        name: "again " + commit.id, time: commit.note.time, author: "A",
                        subject: "")
                    return LoggedCommit(note: note, tree: commit.tree, parents: [])
                })
        }
    }

    @Test func `steps are counted from the last commit`() async throws {
        let history = MemoryHistory(line: (0..<10).map { .having(["A"], lines: $0) })
        let sampled = try await last(of: history, every: 4)
        #expect(sampled?.wanted == [1, 5, 9])
        #expect(sampled?.states.map(\.commit.id) == ["1", "5", "9"])
    }

    @Test func `commits without anything to read are points without a state`() async throws {
        let history = MemoryHistory(line: [.nothing, .unreadable("gone"), .having(["A"])])
        let read = try await last(of: history)
        #expect(read?.isFinished == true)
        #expect(read?.states.map(\.commit.id) == ["2"])
        #expect(read?.unreadable.map(\.reason) == ["gone"])
        // They may be readable next time.
        #expect(history.kept.count == 1)
    }

    @Test func `whoever stops goes on where it was`() async throws {
        let history = MemoryHistory(line: (0..<2_000).map { .having(["A"], lines: $0) })
        let measureHistory = MeasureHistory(log: history, reader: history, store: history)
        let task = Task {
            for await next in try await measureHistory.measure(in: "/")
            where next.readings.count > 5 {
                break
            }
        }
        try await task.value
        let read = try await last(of: history)
        #expect(read?.isFinished == true)
        #expect(read?.states.count == 2_000)
    }
}

extension MeasureHistoryTests {
    /// Reads some commits and then stops the reading, as a key does.
    private struct StoppingReader: CommitStateReader {
        let base: MemoryHistory
        let stop: HistoryStop
        let count: Int

        func reading(of commit: LoggedCommit, in root: String) async -> CommitReading {
            if base.read.count < count { return await base.reading(of: commit, in: root) }
            stop.stop()
            return .nothing
        }
    }

    @Test func `stopped by a key, it ends with what is known, which is kept`() async throws {
        let history = MemoryHistory(line: (0..<300).map { .having(["A"], lines: $0) })
        let stop = HistoryStop()
        let measureHistory = MeasureHistory(
            log: history, reader: StoppingReader(base: history, stop: stop, count: 70),
            store: history)
        var last: History?
        for await next in try await measureHistory.measure(in: "/", stoppedBy: stop) { last = next }
        // What was cut short says nothing.
        #expect(stop.isStopped && last?.isFinished == false && last?.readings.count == 70)
        #expect(history.kept.count == 70)
        let read = try await self.last(of: history)
        #expect(read?.isFinished == true && history.read.count == 300)
    }

    @Test func `what was stopped before it began reads nothing`() async throws {
        let history = MemoryHistory(line: [.having(["A"]), .having(["B"])])
        let stop = HistoryStop()
        stop.stop()
        let measureHistory = MeasureHistory(log: history, reader: history, store: history)
        var last: History?
        for await next in try await measureHistory.measure(in: "/", stoppedBy: stop) { last = next }
        #expect(last?.isFinished == false)
    }
}

struct CommitMetricsTests {
    @Test func `what previews and dev apps compile is told by the one in the middle`() {
        let modules = [(nil, nil), (30, nil), (10, 7), (200, nil)].enumerated().map {
            ModuleState(
                id: ModuleID(rawValue: "::\($0)"), role: .feature, layer: nil, files: 1, lines: 1,
                previewLines: $1.0, devAppLines: $1.1)
        }
        let metrics = CommitMetrics(
            CommitState(modules: modules, edges: [], violations: [], files: 4, lines: LineTotals()))
        #expect(metrics.previews.count == 3)
        #expect(metrics.previews.median == 30 && metrics.previews.most == 200)
        #expect(metrics.devApps.median == 7)
        #expect(HistoryMeasure.preview.value(of: metrics) == 30)
    }

    @Test func `violations are counted by kind, layer and owner`() {
        let state = CommitState(
            modules: [
                ModuleState(id: "::A", role: .app, layer: "Apps", files: 1, lines: 60),
                ModuleState(id: "::B", role: .core, layer: nil, files: 2, lines: 50),
                ModuleState(id: "::T", role: .tests, layer: nil, files: 2, lines: 500),
            ],
            edges: [EdgeID(from: "::A", to: "::B")],
            violations: [
                ViolationState(
                    id: "1", kind: .upward, from: "::B", to: "::A", severity: .error),
                ViolationState(
                    id: "2", kind: .cycle, from: "::A", severity: .error, isRecorded: true,
                    owner: "Ann"),
                ViolationState(id: "3", kind: .unused, from: "::B", severity: .warning),
                ViolationState(id: "4", kind: .transitive, from: "::B", severity: .info),
            ], files: 5, lines: LineTotals(modules: 50, apps: 60, tests: 500))
        let metrics = CommitMetrics(state)
        #expect(metrics.violations == 3 && metrics.notes == 1)
        #expect((metrics.errors, metrics.warnings, metrics.recorded) == (1, 1, 1))
        #expect(metrics.byKind == [.upward: 1, .cycle: 1, .unused: 1])
        #expect(metrics.byLayer == ["": 2, "Apps": 1])
        #expect(metrics.byOwner == ["": 2, "Ann": 1])
        #expect((metrics.modules, metrics.dependencies, metrics.cycles) == (3, 1, 1))
        #expect(metrics.lines.appShare == 55 && metrics.lines.all == 610)
        #expect(metrics.largest?.id == "::A")
    }
}

struct StateDifferenceTests {
    @Test func `what came and went is told apart from what grew`() {
        guard let before = CommitReading.having(["A", "B"], edges: ["A>B"]).state,
            let after = CommitReading.having(["A", "C"], edges: ["A>C"], lines: 12).state
        else { return }
        let difference = StateDifference(from: before, to: after)
        #expect(difference.addedModules.map(\.id) == ["::C"])
        #expect(difference.removedModules.map(\.id) == ["::B"])
        #expect(difference.newEdges == [EdgeID(from: "::A", to: "::C")])
        #expect(difference.goneEdges == [EdgeID(from: "::A", to: "::B")])
        #expect(difference.appeared.count == 1 && difference.disappeared.count == 1)
        #expect(difference.grown.map(\.module) == ["::A"])
        #expect(StateDifference(from: before, to: before).isEmpty)
    }
}
