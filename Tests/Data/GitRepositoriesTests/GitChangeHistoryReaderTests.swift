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

    @Test func `what moved is what git says moved`() async throws {
        let text = { (name: String) in (1...40).map { "\(name) \($0)\n" }.joined() }
        try commit([
            "A/One.swift": text("one"), "A/Two.swift": text("two"), "A/Same.swift": "same\n",
            "A/Three.swift": text("three"), "A/Text.md": text("x"),
            "Gone.swift": text("gone"), "folder": "a file",
        ])
        for (from, to) in [
            ("A/One.swift", "C/One.swift"), ("A/Two.swift", "C/Other.swift"),
            ("A/Same.swift", "C/New.swift"),
        ] {
            try FileManager.default.createDirectory(
                atPath: folder + "/C", withIntermediateDirectories: true)
            try scratch.git("mv", from, to)
        }
        try scratch.git("rm", "-q", "Gone.swift", "folder")
        try commit([
            "C/One.swift": text("one") + "more\n", "C/Other.swift": text("two") + "more\nmore\n",
            "A/Three.swift": "little\n", "Came.swift": "new\n", "folder/File.swift": "in it",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link", withDestinationPath: "A")
        try commit(["A/Three.swift": text("three")])
        let commits = try await reader.commits(in: folder, most: 10)
        let changes = try await reader.changes(by: commits, in: folder)
        for (commit, change) in zip(commits, changes) {
            let said = try scratch.git(
                "diff-tree", "-r", "--root", "--no-commit-id", "--name-status", "-M", commit.text)
            let lines = said.split(separator: "\n").map {
                $0.split(separator: "\t").map(String.init)
            }
            #expect(change.files.map(\.string) == lines.compactMap(\.last).sorted())
            let moved = lines.filter { $0[0].hasPrefix("R") }.sorted { $0[2] < $1[2] }
            #expect(
                change.renames.map { [$0.from.string, $0.to.string] }
                    == moved.map { [$0[1], $0[2]] })
        }
        #expect(changes[1].renames.count == 3)
    }

    @Test func `the oldest commit of a shallow clone changed all that it holds`() async throws {
        try commit(["A.swift": "1", "B.swift": "1"])
        try commit(["A.swift": "2"])
        try commit(["B.swift": "2"])
        let clone = folder + "/clone"
        try scratch.git("clone", "-q", "--depth=2", "file://" + folder, clone)
        #expect(try await files(in: clone) == [["B.swift"], ["A.swift", "B.swift"]])
    }

    @Test func `submodules are no files that change`() async throws {
        try commit(["A.swift": "1"])
        for name in ["HEAD", "HEAD~0"] {
            let head = String(try scratch.git("rev-parse", name).prefix { !$0.isNewline })
            try scratch.git("update-index", "--add", "--cacheinfo", "160000,\(head),Module")
            try scratch.git("commit", "-qm", "submodule")
        }
        #expect(try await files() == [[], [], ["A.swift"]])
    }

    private func commit(_ files: [String: String]) throws {
        for (path, text) in files { try scratch.write(text, to: path) }
        try scratch.commitAll()
    }
}
