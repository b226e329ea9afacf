import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitCommitsTests {
    private let scratch: ScratchRepository
    private let reader = GitRevisionReader()

    init() throws {
        scratch = try ScratchRepository()
        try scratch.git("init", "-q")
    }

    private var folder: String { scratch.folder }

    @Test func `a commit holds what git lists of it`() async throws {
        for (path, text) in ["a.swift": "a", "Sub/é b\n.swift": "", "Sub/Deep/c": "c"] {
            try scratch.write(text, to: path)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link", withDestinationPath: "Sub")
        try scratch.commitAll()
        let head = String(try scratch.git("rev-parse", "HEAD").prefix { !$0.isNewline })
        try scratch.git("update-index", "--add", "--cacheinfo", "160000,\(head),Module")
        try scratch.git("commit", "-qm", "submodule")
        try scratch.write("b", to: "Sub/Deep/b")
        try scratch.commitAll()
        for name in ["HEAD~2", "HEAD~1", "HEAD"] {
            let here = try await reader.revision(name, of: folder)
            let list = try scratch.git("ls-tree", "-r", "-z", "--full-tree", name)
            let there = GitEntry.tree(in: Array(list.utf8))
            #expect(Set(here.entries.map(\.path)) == Set(there.map(\.path)))
            #expect(Set(here.entries.map(\.object)) == Set(there.map(\.entry.object)))
            #expect(here.entries.count == there.count)
        }
    }

    @Test func `what was never fetched is counted, each file once`() async throws {
        try scratch.write("a", to: "a.swift")
        try scratch.write("b", to: "b.swift")
        try scratch.commitAll()
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + folder, clone)
        let revision = try await reader.revision("HEAD", of: clone)
        #expect(reader.missing == 0)
        for entry in revision.entries + revision.entries {
            #expect(throws: ContentError.self) {
                try revision.bytes(of: entry.object, upTo: 9)
            }
        }
        #expect(reader.missing == 2)
    }

    @Test func `of files that are read in one go each that is missing is counted`() async throws {
        try scratch.write("a", to: "a.swift")
        try scratch.commitAll()
        let revision = try await reader.revision("HEAD", of: folder)
        let entry = try #require(revision.entries.first)
        let nowhere = ObjectName(digest: Array(repeating: 1, count: 20))
        let read = revision.bytes(ofEach: [nowhere, entry.object, nowhere], upTo: 9)
        #expect(read.map { try? $0.get().bytes } == [nil, Array("a".utf8), nil])
        #expect(reader.missing == 1)
    }

    @Test func `sizes are told in one go, and of what is missing none`() async throws {
        let long = String(repeating: "let a = 1\r\n", count: 20_000)
        for (name, text) in [("a", "1\n2"), ("b", ""), ("c", long)] {
            try scratch.write(text, to: name)
        }
        try scratch.commitAll()
        let revision = try await reader.revision("HEAD", of: folder)
        let names = revision.entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }
            .map(\.object)
        let nowhere = ObjectName(digest: Array(repeating: 1, count: 20))
        let asked = [nowhere] + names + [names[0]]
        #expect(revision.sizes(ofEach: asked) == [nil, 3, 0, 220_000, 3])
        #expect(reader.missing == 1)
    }

    @Test func `a clone without folders says what it lacks`() async throws {
        try scratch.write("a", to: "Sub/a.swift")
        try scratch.commitAll("one")
        try scratch.write("b", to: "Sub/a.swift")
        try scratch.commitAll("two")
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=tree:0", "file://" + folder, clone)
        await #expect(throws: RevisionError.self) {
            try await reader.revision("HEAD~1", of: clone)
        }
    }

    @Test func `a damaged list is an error`() {
        let name = Array(repeating: UInt8(1), count: 20)
        let whole = Array("100644 a\0".utf8) + name
        #expect(throws: GitProcess.Failure.self) {
            try GitCommits.entries(in: whole.dropLast() + [], digests: 20)
        }
        #expect(throws: Never.self) { try GitCommits.entries(in: whole, digests: 20) }
        #expect(throws: GitProcess.Failure.self) {
            try GitCommits.entries(in: whole + [0x31], digests: 20)
        }
    }
}
