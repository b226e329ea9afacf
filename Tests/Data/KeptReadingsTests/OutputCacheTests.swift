import Codebase
import Foundation
import KeptReadings
import TemporaryCodebases
import Testing

@Suite struct OutputCacheTests {
    private let codebase: TemporaryCodebase
    private let kept = ReadingsFolder()
    private static let output = KeptOutput(text: "two\nwords\n", status: 1)

    init() throws {
        codebase = try TemporaryCodebase(["a.txt": "first", "b.txt": "second", "c.swift": ""])
    }

    /// As a new process has it; files count as left alone unless something else is said.
    private func outputs(
        program: String = "1", settling: Duration = .seconds(-3_600)
    ) -> (store: OutputCache, cache: ReadingCache) {
        let cache = ReadingCache(folder: kept.path, program: program)
        return (OutputCache(cache: cache, settling: settling), cache)
    }

    /// Keeps an output for which some things are looked at.
    private func keep(
        for question: String = "check", settling: Duration = .seconds(-3_600),
        builds: BuildTraces? = nil,
        looking: (SourceTree) throws -> Void = { _ = try $0.contents.bytes(of: "a.txt", upTo: 9) }
    ) async throws {
        let (store, cache) = outputs(settling: settling)
        let notes = store.notes(on: codebase.tree)
        try looking(notes.tree)
        notes.keep(Self.output, for: question, builds: builds)
        await cache.settle()
    }

    private func output(
        for question: String = "check", of tree: SourceTree? = nil, program: String = "1",
        index: (any CompilerIndexReader)? = nil
    ) async -> KeptOutput? {
        await outputs(program: program).store.output(
            for: question, of: tree ?? codebase.tree, index: index)
    }

    @Test func `what was printed is known to the next process`() async throws {
        #expect(await output() == nil)
        try await keep()
        #expect(await output() == Self.output)
    }

    @Test func `another question, program or list of files is asked anew`() async throws {
        try await keep()
        #expect(await output(for: "check --all") == nil)
        #expect(await output(program: "2") == nil)
        try codebase.write("", to: "d.swift")
        #expect(await output() == nil)
    }

    @Test func `what else the list says is part of it`() async throws {
        try await keep()
        let tree = codebase.tree
        let unread = SourceTree(
            root: tree.root, files: tree.files, contents: tree.contents,
            incomplete: [IncompleteItem(path: "e", reason: "no rights")])
        #expect(await output(of: unread) == nil)
        let vendored = SourceTree(
            root: tree.root, files: tree.files, contents: tree.contents, vendored: 1)
        #expect(await output(of: vendored) == nil)
    }

    @Test func `a file that was looked at may not change, others may`() async throws {
        try await keep()
        try codebase.write("something else", to: "b.txt")
        #expect(await output() == Self.output)
        try codebase.write("another", to: "a.txt")
        #expect(await output() == nil)
    }

    @Test(arguments: ["kind", "stamp", "bytes"])
    func `what was not there may not appear`(by look: String) async throws {
        try await keep { tree in
            switch look {
            case "kind": _ = tree.contents.kind(of: "later.txt")
            case "stamp": _ = tree.contents.stamp(of: "later.txt")
            default: _ = try? tree.contents.bytes(of: "later.txt", upTo: 9)
            }
        }
        #expect(await output() == Self.output)
        let tree = codebase.tree
        try codebase.write("here", to: "later.txt")
        #expect(await output(of: tree) == nil)
    }

    @Test func `a file that a description names by an absolute path may not change`() async throws {
        let file = codebase.root + "/b.txt"
        try await keep { _ = try $0.contents.bytes(outside: file, upTo: 99) }
        #expect(await output() == Self.output)
        let tree = codebase.tree
        try codebase.write("near", to: "b.txt")
        #expect(await output(of: tree) == nil)
    }

    @Test func `what is left out by rule may not change`() async throws {
        let (all, none) = (tree(leavingOut: ["x"]), tree(leavingOut: []))
        let (store, cache) = outputs()
        let notes = store.notes(on: all)
        _ = notes.tree.leftOut(among: ["x", "y"])
        notes.keep(Self.output, for: "check", builds: nil)
        await cache.settle()
        #expect(await output(of: all) == Self.output)
        #expect(await output(of: none) == nil)
    }

    private func tree(leavingOut paths: Set<RelativePath>) -> SourceTree {
        let tree = codebase.tree
        return SourceTree(root: tree.root, files: tree.files, contents: tree.contents) {
            paths.intersection($0)
        }
    }

    @Test func `what was written a moment ago is not kept`() async throws {
        try await keep(settling: .seconds(3_600))
        #expect(await output() == nil)
    }

    @Test func `what changed while it was looked at is not kept`() async throws {
        try await keep { tree in
            _ = tree.contents.stamp(of: "a.txt")
            try codebase.write("changed meanwhile", to: "a.txt")
            _ = tree.contents.stamp(of: "a.txt")
        }
        #expect(await output() == nil)
    }

    @Test func `what was read before a change is not believed after it`() async throws {
        try await keep { tree in
            _ = try tree.contents.bytes(of: "a.txt", upTo: 9)
            try codebase.write("changed meanwhile", to: "a.txt")
        }
        #expect(await output() == nil)
    }

    @Test func `revisions, whose files have no times, are not kept`() async throws {
        let tree = codebase.tree.patched(["a.txt": Array("patched".utf8)])
        let (store, cache) = outputs()
        let notes = store.notes(on: tree)
        _ = try notes.tree.contents.bytes(of: "a.txt", upTo: 9)
        notes.keep(Self.output, for: "check", builds: nil)
        await cache.settle()
        #expect(await output(of: tree) == nil)
    }

    @Test func `a build in between makes it another question`() async throws {
        let before = BuildTraces(folders: ["App"], lines: ["store 1"], changed: 1)
        try await keep(builds: before)
        #expect(await output(index: Builds(traces: before)) == Self.output)
        let after = BuildTraces(folders: ["App"], lines: ["store 2"], changed: 2)
        #expect(await output(index: Builds(traces: after)) == nil)
    }

    @Test func `a build that just ended is waited for`() async throws {
        let now = Int64(Date().timeIntervalSince1970 * 1e9)
        let builds = BuildTraces(folders: ["App"], lines: ["store"], changed: now)
        try await keep(settling: .seconds(2), builds: builds, looking: { _ in })
        #expect(await output(index: Builds(traces: builds)) == nil)
    }

    @Test func `the file of another question is not believed`() async throws {
        try await keep()
        let first = try #require(try kept.files(".output").first)
        try await keep(for: "check --format sarif")
        let second = try #require(try kept.files(".output").first { $0.path != first.path })
        let bytes = try Data(contentsOf: first)
        try Data(contentsOf: second).write(to: first)
        #expect(await output() == nil)
        try bytes.write(to: first)
        #expect(await output() == Self.output)
    }

    @Test func `damaged files are not believed`() async throws {
        try await keep()
        let file = try #require(try kept.files(".output").first)
        let bytes = try Data(contentsOf: file)
        for place in stride(from: 0, to: bytes.count, by: 7) {
            var damaged = bytes
            damaged[place] ^= 1
            try damaged.write(to: file)
            #expect(await output() == nil, "byte \(place)")
        }
        try bytes.write(to: file)
        #expect(await output() == Self.output)
    }
}

/// Says what builds have left, and nothing of any file.
private struct Builds: CompilerIndexReader {
    let traces: BuildTraces

    func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] { [:] }

    func buildFolders(of codebase: Codebase) -> [RelativePath] { traces.folders }

    func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces { traces }
}
