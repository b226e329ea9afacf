import Chronicling
import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitCommitLogReaderTests {
    private let scratch: ScratchRepository
    private let reader = GitCommitLogReader()

    init() throws { scratch = try ScratchRepository() }

    private var folder: String { scratch.folder }

    @Test func `commits come oldest first with their trees and parents`() async throws {
        try commits("one", "two: größer")
        let log = try await reader.log(LogRequest(), in: folder)
        #expect(log.commits.map(\.note.subject) == ["one", "two: größer"])
        #expect(log.commits.map(\.parents.count) == [0, 1])
        #expect(log.commits[1].parents == [log.commits[0].id])
        #expect(log.commits[0].tree == (try name(of: "HEAD~1^{tree}")))
        #expect(log.limits.isEmpty)
    }

    @Test func `branches are left out, listed, or listed alone`() async throws {
        try commits("root")
        try octopus()
        let main = try await reader.log(LogRequest(), in: folder)
        #expect(main.commits.map(\.note.subject) == ["root", "main", "octopus"])
        #expect(main.commits.last?.parents.count == 3)
        let all = try await reader.log(LogRequest(includesBranches: true), in: folder)
        #expect(
            Set(all.commits.map(\.note.subject)) == ["root", "main", "a 1", "a 2", "b", "octopus"])
        #expect(all.commits.last?.note.subject == "octopus")
        let side = LogRequest(tip: "side-a", excluding: ["HEAD^1"])
        #expect(
            try await reader.log(side, in: folder).commits.map(\.note.subject) == ["a 1", "a 2"])
    }

    @Test func `a first commit is one of the branch or an error`() async throws {
        try commits("one", "two", "three")
        let since = LogRequest(since: "HEAD~1")
        #expect(
            try await reader.log(since, in: folder).commits.map(\.note.subject) == ["two", "three"])
        let other = String(
            try scratch.git("commit-tree", "-m", "other", "HEAD^{tree}").prefix { !$0.isNewline })
        await #expect(throws: RevisionError.self) {
            try await reader.log(LogRequest(since: other), in: folder)
        }
        await #expect(throws: RevisionError.unknown(name: "--all")) {
            try await reader.log(LogRequest(since: "--all"), in: folder)
        }
    }

    @Test func `a first commit on a branch of its own begins where that left`() async throws {
        try commits("one", "two")
        try scratch.git("branch", "release")
        try commits("three")
        try scratch.git("switch", "-q", "release")
        try commits("fix")
        try scratch.git("tag", "v1")
        try scratch.git("switch", "-q", "-")
        let log = try await reader.log(LogRequest(since: "v1"), in: folder)
        #expect(log.commits.map(\.note.subject) == ["two", "three"])
        let short = log.commits[0].note.shortName
        #expect(log.limits == [.branchedOff(name: "v1", commit: short)])
    }

    @Test(arguments: [false, true])
    func `replaced commits are read as they were made, and it is said`(isPacked: Bool) async throws
    {
        try commits("one", "two", "three")
        try scratch.git("replace", "--graft", "HEAD")
        if isPacked { try scratch.git("pack-refs", "--all") }
        let log = try await reader.log(LogRequest(), in: folder)
        #expect(log.commits.map(\.note.subject) == ["one", "two", "three"])
        #expect(log.limits == [.replacements])
    }

    @Test(arguments: [("-0700", -25_200), ("+0530", 19_800), ("+0000", 0)])
    func `the day of a commit is that of where it was made`(zone: String, seconds: Int) {
        let name = String(repeating: "a", count: 40)
        let parts = [name, name, "", "1000", "2026-11-26 09:30:00 \(zone)", "A", "S"]
        let line = "commit \(name)\n" + parts.joined(separator: "\0") + "\n"
        #expect(GitCommitLogReader.commits(in: Array(line.utf8)).map(\.note.zone) == [seconds])
    }

    @Test func `what was left with a remote that is gone is told for each file`()
        async throws
    {
        try commits("one")
        for number in 0..<12 { try scratch.write("let a = \(number)", to: "f\(number).swift") }
        try scratch.commitAll()
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "-clone"
        defer { try? FileManager.default.removeItem(atPath: clone) }
        try scratch.git(
            "clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + folder, clone)
        let blobs = try (0..<12).map { try name(of: "HEAD:f\($0).swift") }
            .compactMap { ObjectName($0.utf8) }
        try scratch.git("-C", clone, "remote", "set-url", "origin", "file:///nowhere")
        #expect(blobs.count == 12)
        let objects = GitObjects(top: clone)
        let found = objects.bytes(ofEach: blobs, upTo: 1_000)
        #expect(found.count == 12)
        #expect(
            found.allSatisfy { result in
                if case .failure(.notFetched) = result { true } else { false }
            })
        #expect(!objects.hasGivenUp)
        #expect(objects.sizes(of: blobs) == [Int?](repeating: nil, count: 12))
    }

    @Test func `a shallow clone says so and its oldest commit has no parents`() async throws {
        try commits("one", "two", "three")
        let clone = folder + "/clone"
        try scratch.git("clone", "-q", "--depth=2", "file://" + folder, clone)
        let log = try await reader.log(LogRequest(), in: clone)
        #expect(log.commits.map(\.note.subject) == ["two", "three"])
        #expect(log.limits == [.shallow])
    }

    @Test func `grafts and replacements change no order, and are said`() async throws {
        try commits("one", "two", "three")
        let (head, first) = (try name(of: "HEAD"), try name(of: "HEAD~2"))
        try scratch.write("\(head) \(first)\n", to: ".git/info/grafts")
        try scratch.git("replace", try name(of: "HEAD~1"), first)
        let log = try await reader.log(LogRequest(), in: folder)
        #expect(log.commits.map(\.note.subject) == ["one", "two", "three"])
        #expect(log.limits == [.grafts, .replacements])
    }

    @Test func `clocks that went backwards are counted and change no order`() async throws {
        try commits("one", "two")
        try scratch.git("commit", "-q", "--amend", "--no-edit", "--date=2001-01-01T00:00:00Z")
        try scratch.git("rebase", "-q", "--committer-date-is-author-date", "HEAD~1")
        let log = try await reader.log(LogRequest(), in: folder)
        #expect(log.commits.map(\.note.subject) == ["one", "two"])
        #expect(log.limits == [.clocks(1)])
    }

    @Test func `without a repository or a commit there is no history`() async throws {
        await #expect(throws: RevisionError.noRepository(path: folder)) {
            try await reader.log(LogRequest(), in: folder)
        }
        try scratch.git("init", "-q")
        await #expect(throws: RevisionError.unknown(name: "HEAD")) {
            try await reader.log(LogRequest(), in: folder)
        }
    }

    private func name(of revision: String) throws -> String {
        String(try scratch.git("rev-parse", revision).prefix { !$0.isNewline })
    }

    private func commits(_ subjects: String...) throws {
        try scratch.git("init", "-q")
        for subject in subjects {
            try scratch.write(subject, to: "file")
            try scratch.commitAll(subject)
        }
    }

    private func octopus() throws {
        for (branch, subjects) in [("side-a", ["a 1", "a 2"]), ("side-b", ["b"])] {
            try scratch.git("checkout", "-q", "-b", branch)
            for subject in subjects {
                try scratch.write(subject, to: branch)
                try scratch.commitAll(subject)
            }
            try scratch.git("checkout", "-q", "-")
        }
        try scratch.write("main", to: "file")
        try scratch.commitAll("main")
        try scratch.git("merge", "-q", "-m", "octopus", "side-a", "side-b")
    }
}
