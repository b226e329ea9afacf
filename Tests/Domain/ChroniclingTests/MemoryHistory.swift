import Architecture
import Chronicling
import Codebase
import Synchronization

/// Commits in memory, with what was there after each, and how often one was read.
final class MemoryHistory: CommitLogReader, CommitStateReader, CommitStateStore {
    let commits: [LoggedCommit]
    private let readings: [String: CommitReading]
    private let limits: [HistoryLimit]
    private let state = Mutex(
        (read: [String](), outlined: [String](), kept: [String: CommitState]()))

    /// - Parameters:
    ///   - graph: The commits, oldest first, each with those that it stands on, and what is there.
    init(
        _ graph: [(name: String, parents: [String], CommitReading)], limits: [HistoryLimit] = []
    ) {
        commits = graph.enumerated().map { number, commit in
            LoggedCommit(
                note: CommitNote(
                    name: commit.name, time: number * 86_400, author: "A", subject: commit.name),
                tree: "tree of " + commit.name, parents: commit.parents)
        }
        readings = Dictionary(
            graph.map { ("tree of " + $0.name, $0.2) }, uniquingKeysWith: { first, _ in first })
        self.limits = limits
    }

    /// A line of commits, named by their numbers.
    convenience init(line: [CommitReading], limits: [HistoryLimit] = []) {
        self.init(
            line.enumerated().map { number, reading in
                ("\(number)", number == 0 ? [] : ["\(number - 1)"], reading)
            }, limits: limits)
    }

    /// The trees that were read, in order.
    var read: [String] { state.withLock(\.read) }
    /// Those of which only descriptions were read.
    var outlined: [String] { state.withLock(\.outlined) }
    var kept: [String: CommitState] { state.withLock(\.kept) }

    func log(_ request: LogRequest, in root: String) async throws(RevisionError) -> CommitLog {
        let tip = request.tip == "HEAD" ? commits.last?.id : request.tip
        var left: Set<String> = []
        var waiting = request.excluding
        while let name = waiting.popLast() {
            if left.insert(name).inserted { waiting += commit(name)?.parents ?? [] }
        }
        var line: [LoggedCommit] = []
        var next = tip.flatMap(commit)
        while let found = next, !left.contains(found.id) {
            line.insert(found, at: 0)
            next = found.parents.first.flatMap(commit)
        }
        return CommitLog(commits: line, limits: limits)
    }

    private func commit(_ name: String) -> LoggedCommit? { commits.first { $0.id == name } }

    func reading(of commit: LoggedCommit, in root: String) async -> CommitReading {
        state.withLock { $0.read.append(commit.tree) }
        return readings[commit.tree] ?? .nothing
    }

    func outline(of commit: LoggedCommit, in root: String) async -> CommitOutline? {
        guard let state = readings[commit.tree]?.state else { return nil }
        self.state.withLock { $0.outlined.append(commit.tree) }
        return CommitOutline(
            modules: state.modules.count, dependencies: 0, files: state.files,
            bytes: LineTotals(modules: state.lines.all * 20), largestBytes: 0)
    }

    func states(of root: String) async -> [String: CommitState] { kept }

    func keep(
        _ states: [String: CommitState], of root: String, wanted trees: Set<String>
    ) async {
        state.withLock { $0.kept.merge(states) { _, new in new } }
    }
}

extension CommitReading {
    /// A state with modules of the root, and edges between them as `A>B`.
    static func having(
        _ modules: [String], edges: [String] = [], lines: Int = 10, incomplete: Int = 0,
        in folder: RelativePath = .root
    ) -> CommitReading {
        func id(_ name: String) -> ModuleID { ModuleID(container: folder, target: name) }
        let ends = edges.map { $0.split(separator: ">").map { id(String($0)) } }
        return .state(
            CommitState(
                modules: modules.map {
                    ModuleState(id: id($0), role: .core, layer: nil, files: 1, lines: lines)
                },
                edges: ends.map { EdgeID(from: $0[0], to: $0[1]) },
                violations: ends.map {
                    ViolationState(
                        id: "upward \($0[0]) \($0[1])", kind: .upward, from: $0[0], to: $0[1],
                        severity: .error)
                }, files: modules.count, lines: LineTotals(modules: lines * modules.count),
                incomplete: incomplete))
    }
}
