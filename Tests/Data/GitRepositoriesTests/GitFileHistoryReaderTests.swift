import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitFileHistoryReaderTests {
    private let scratch: ScratchRepository
    private let reader = GitFileHistoryReader()
    private let file: RelativePath = "record.yml"

    init() throws { scratch = try ScratchRepository() }

    private var folder: String { scratch.folder }

    @Test func `each commit that changed the file is there with its text`() async throws {
        try begin()
        try commit("two", subject: "Zweites: größer", author: "Zoë")
        try scratch.write("x", to: "other")
        try commit(nil, subject: "other")
        try scratch.git("rm", "-q", file.string)
        try commit(nil, subject: "gone")
        try commit("back", subject: "back")
        let history = try await reader.history(of: file, in: folder)
        #expect(history.commits.map(\.subject) == ["one", "Zweites: größer", "gone", "back"])
        #expect(history.commits.map(\.author) == ["A", "Zoë", "A", "A"])
        #expect(try texts(of: history) == ["one", "two", nil, "back"])
        #expect(history.commits.map(\.time).allSatisfy { $0 > 1_700_000_000 })
        #expect(!history.isShallow && history.leftOut == 0)
    }

    @Test func `a branch comes in with its merge alone`() async throws {
        try begin()
        try scratch.git("checkout", "-qb", "side")
        try commit("side 1", subject: "side 1")
        try commit("side 2", subject: "side 2")
        try scratch.git("checkout", "-q", "-")
        try scratch.write("x", to: "other")
        try commit(nil, subject: "other")
        try scratch.git("merge", "-q", "--no-ff", "-m", "merge", "side")
        let history = try await reader.history(of: file, in: folder)
        #expect(history.commits.map(\.subject) == ["one", "merge"])
        #expect(try texts(of: history) == ["one", "side 2"])
    }

    @Test func `a folder of the repository has the history of its own file`() async throws {
        try begin()
        try scratch.write("inner", to: "Apps/My [App]/record.yml")
        try commit(nil, subject: "inner")
        let history = try await reader.history(of: file, in: folder + "/Apps/My [App]")
        #expect(history.commits.map(\.subject) == ["inner"])
        #expect(try texts(of: history) == ["inner"])
    }

    @Test func `a shallow clone says so, and only the latest are offered of many`() async throws {
        try begin()
        try commit("two", subject: "two")
        try commit("three", subject: "three")
        let clone = folder + "/clone"
        try scratch.git("clone", "-q", "--depth=1", "file://" + folder, clone)
        let shallow = try await reader.history(of: file, in: clone)
        #expect(shallow.isShallow && shallow.commits.map(\.subject) == ["three"])
        let short = try await GitFileHistoryReader(most: 2).history(of: file, in: folder)
        #expect(short.commits.map(\.subject) == ["two", "three"] && short.leftOut == 1)
    }

    @Test func `what was never fetched is an error, not a missing file`() async throws {
        try begin()
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + folder, clone)
        let history = try await reader.history(of: file, in: clone)
        let first = try #require(history.commits.first)
        #expect(throws: ContentError.self) { try history.bytes(after: first, upTo: 99) }
    }

    @Test func `without a repository or a commit there is no history`() async throws {
        await #expect(throws: RevisionError.noRepository(path: folder)) {
            try await reader.history(of: file, in: folder)
        }
        try scratch.git("init", "-q")
        await #expect(throws: RevisionError.unknown(name: "HEAD")) {
            try await reader.history(of: file, in: folder)
        }
    }

    private func texts(of history: any FileHistory) throws -> [String?] {
        try history.commits.map { commit in
            try history.bytes(after: commit, upTo: 99).map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
        }
    }

    private func begin() throws {
        try scratch.git("init", "-q")
        try commit("one", subject: "one")
    }

    /// Commits all there is, the file with another text first.
    private func commit(_ text: String?, subject: String, author: String = "A") throws {
        if let text { try scratch.write(text, to: file.string) }
        try scratch.git("add", "--all")
        try scratch.git("commit", "-qm", subject, "--author", "\(author) <a@b>")
    }
}
