import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitChangeHistoryReaderTests {
    private let scratch: ScratchRepository
    private let reader = GitChangeHistoryReader()

    init() throws {
        scratch = try ScratchRepository()
        try scratch.git("init", "-q")
    }

    private func files(in root: String? = nil, most: Int = 10) async throws -> [[String]] {
        let root = root ?? folder
        let commits = try await reader.commits(in: root, most: most)
        return try await reader.files(changedBy: commits, in: root).map { $0.map(\.string) }
    }

    private var folder: String { scratch.folder }

    @Test func `each commit has the files that it changed, the latest first`() async throws {
        try commit(["A.swift": "1", "Sub/Ä b.swift": "1"])
        try commit(["Sub/Ä b.swift": "2"])
        try scratch.git("mv", "A.swift", "C.swift")
        try commit([:])
        #expect(
            try await files() == [
                ["C.swift"], ["Sub/Ä b.swift"], ["C.swift", "Sub/Ä b.swift"],
            ])
        #expect(try await files(most: 1) == [["C.swift"]])
    }

    @Test func `files of a renamed folder have the names of today, however many`() async throws {
        let text = String(repeating: "let a = 1\n", count: 20)
        let many = (0...GitChangeHistoryReader.mostFiles).map {
            ("Old/F\($0).swift", text + "\($0)")
        }
        try commit(Dictionary(uniqueKeysWithValues: many))
        try commit(["Old/F1.swift": text + "1", "Old/F2.swift": text])
        try scratch.git("mv", "Old", "New")
        try commit(["New/F1.swift": text + "changed as it moved"])
        try scratch.git("mv", "New/F2.swift", "New/G.swift")
        try commit([:])
        #expect(try await files() == [["New/G.swift"], [], ["New/G.swift"], []])
    }

    @Test func `what was never fetched is not compared, and moves as it was`() async throws {
        try commit(["A.swift": "1\n2\n3\n4\n5\n", "B.swift": "1\n"])
        try scratch.git("mv", "A.swift", "C.swift")
        try scratch.git("mv", "B.swift", "D.swift")
        try commit(["C.swift": "1\n2\n3\n4\n6\n"])
        #expect(try await files().last == ["C.swift", "D.swift"])
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + folder, clone)
        #expect(
            try await files(in: clone) == [
                ["A.swift", "C.swift", "D.swift"], ["A.swift", "D.swift"],
            ])
    }

    @Test func `merges are left out, and what came in with them is not`() async throws {
        try commit(["A.swift": "1"])
        try scratch.git("checkout", "-qb", "side")
        try commit(["B.swift": "1"])
        try scratch.git("checkout", "-q", "-")
        try commit(["C.swift": "1"])
        try scratch.git("merge", "-q", "--no-ff", "-m", "merge", "side")
        #expect(Set(try await files()) == [["A.swift"], ["B.swift"], ["C.swift"]])
    }

    @Test func `in a folder of the repository other files do not count`() async throws {
        try commit(["App/A.swift": "1", "Apple/B.swift": "1"])
        try commit(["Apple/B.swift": "2"])
        #expect(try await files(in: folder + "/App") == [[], ["A.swift"]])
    }

    @Test func `a commit of more files than a person changes says nothing`() async throws {
        let many = (0...GitChangeHistoryReader.mostFiles).map { ("F\($0).swift", "1") }
        try commit(Dictionary(uniqueKeysWithValues: many))
        #expect(try await files() == [[]])
    }

    @Test func `without a repository there are no commits`() async throws {
        try FileManager.default.removeItem(atPath: folder + "/.git")
        #expect(try await reader.commits(in: folder, most: 10).isEmpty)
    }

    private func commit(_ files: [String: String]) throws {
        for (path, text) in files { try scratch.write(text, to: path) }
        try scratch.commitAll()
    }
}
