import Chronicling
import Codebase
import Foundation

/// Lists commits through `git rev-list`.
package struct GitCommitLogReader: CommitLogReader {
    /// The most bytes of a list.
    private static let longestList = 256 << 20

    package init() {}

    package func log(
        _ request: LogRequest, in root: String
    ) async throws(RevisionError) -> CommitLog {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        let objects = GitObjects(top: folder.top)
        let tip = try objects.commit(named: request.tip)
        var left: [ObjectName] = []
        for name in request.excluding { left.append(try objects.commit(named: name)) }
        var commits = try Self.commits(from: tip, without: left, request, folder.top)
        var limits: [HistoryLimit] = []
        if let since = request.since {
            let first = try objects.commit(named: since)
            if let start = commits.firstIndex(where: { $0.id == first.text }) {
                commits.removeFirst(start)
            } else {
                let newer = try Self.commits(
                    from: tip, without: left + [first], request, folder.top)
                guard let after = commits.firstIndex(where: { $0.id == newer.first?.id }), after > 0
                else {
                    throw .unreadable(
                        name: since, reason: "\(request.tip) has no commit in common with it")
                }
                commits.removeFirst(after - 1)
                limits.append(
                    .branchedOff(name: since, commit: commits[0].note.shortName))
            }
        }
        return CommitLog(
            commits: commits, limits: limits + self.limits(of: commits, in: folder))
    }

    private static func commits(
        from tip: ObjectName, without left: [ObjectName], _ request: LogRequest, _ top: String
    ) throws(RevisionError) -> [LoggedCommit] {
        var arguments = ["--topo-order", "--reverse"]
        if !request.includesBranches { arguments.append("--first-parent") }
        arguments += [tip.text] + left.map { "^" + $0.text } + ["--"]
        return try commits(arguments, in: top, tip: request.tip)
    }

    /// The commits that `git rev-list` lists.
    ///
    /// - Parameters:
    ///   - tip: What an error is about.
    ///   - input: What git reads.
    static func commits(
        _ arguments: [String], in top: String, tip: String, input: [UInt8] = []
    ) throws(RevisionError) -> [LoggedCommit] {
        let all = ["rev-list", "--encoding=UTF-8", format] + arguments
        do throws(GitProcess.Failure) {
            return commits(
                in: try GitProcess.output(all, in: top, input: input, upTo: longestList))
        } catch {
            throw .unreadable(name: tip, reason: error.reason)
        }
    }

    /// What ``commits(in:)`` reads.
    static let format = "--format=%H%x00%T%x00%P%x00%ct%x00%ci%x00%an%x00%s"

    /// Reads `NAME NUL TREE NUL PARENTS NUL SECONDS NUL TIME NUL AUTHOR NUL SUBJECT LF`, each after a
    /// line with the name alone.
    static func commits(in list: [UInt8]) -> [LoggedCommit] {
        list.split(separator: 0x0A).compactMap { line in
            let parts = line.split(separator: 0, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 7, let time = Int(parts[3]) else { return nil }
            let note = CommitNote(
                name: parts[0], time: time, zone: zone(of: parts[4]), author: parts[5],
                subject: parts[6])
            return LoggedCommit(
                note: note, tree: parts[1],
                parents: parts[2].split(separator: " ").map(String.init))
        }
    }

    /// The seconds after the sign of `2026-11-26 09:30:00 -0730`; 0 where there is no such end.
    private static func zone(of time: String) -> Int {
        guard let end = time.split(separator: " ").last, end.count == 5,
            let hours = Int(end.dropFirst().prefix(2)), let minutes = Int(end.suffix(2))
        else { return 0 }
        return (end.first == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
    }

    private func limits(of commits: [LoggedCommit], in folder: GitFolder) -> [HistoryLimit] {
        var limits: [HistoryLimit] = []
        if GitFileHistoryReader.isShallow(folder) { limits.append(.shallow) }
        if folder.hasGrafts { limits.append(.grafts) }
        if folder.hasReplacements { limits.append(.replacements) }
        let times = Dictionary(
            commits.map { ($0.id, $0.note.time) }, uniquingKeysWith: { first, _ in first })
        let backwards = commits.count { commit in
            commit.parents.contains { times[$0].map { $0 > commit.note.time } ?? false }
        }
        if backwards > 0 { limits.append(.clocks(backwards)) }
        return limits
    }
}

extension GitFolder {
    /// The folder that all working trees of the repository share.
    private var common: String {
        text("commondir").map { $0.hasPrefix("/") ? $0 : path + "/" + $0 } ?? path
    }

    /// Whether git would show other objects in place of some.
    fileprivate var hasReplacements: Bool {
        let loose = try? FileManager.default.contentsOfDirectory(atPath: common + "/refs/replace")
        if loose?.isEmpty == false { return true }
        let packed = FileManager.default.contents(atPath: common + "/packed-refs") ?? Data()
        return packed.range(of: Data(" refs/replace/".utf8)) != nil
    }

    /// Whether a file says of commits that they stand on others than they were made on.
    fileprivate var hasGrafts: Bool {
        FileManager.default.fileExists(atPath: common + "/info/grafts")
    }
}
