import Chronicling
import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import GitRepositories

@Suite(.real) struct GitPatchReaderTests {
    private let scratch: ScratchRepository

    init() throws {
        scratch = try ScratchRepository()
        try scratch.git("init", "-q")
    }

    private func patches() async throws -> [String] {
        let log = try await GitCommitLogReader().log(LogRequest(), in: scratch.folder)
        var patches: [String] = []
        for commit in log.commits {
            let bytes = try await GitPatchReader().patch(of: commit, in: scratch.folder)
            patches.append(String(decoding: bytes, as: UTF8.self))
        }
        return patches
    }

    @Test func `a commit is shown against the one before, the first against nothing`() async throws
    {
        try scratch.write("one\n", to: "a.swift")
        try scratch.commitAll()
        try scratch.write("two\n", to: "a.swift")
        try scratch.commitAll()
        let patches = try await patches()
        #expect(patches[0].contains("new file mode") && patches[0].contains("+one"))
        #expect(patches[1].contains("-one\n+two"))
    }

    @Test func `no program that attributes name is run`() async throws {
        try scratch.write("*.swift diff=evil\n", to: ".gitattributes")
        try scratch.write("one\n", to: "a.swift")
        try scratch.commitAll()
        try scratch.write("two\n", to: "a.swift")
        try scratch.commitAll()
        let ran = scratch.folder + "/ran"
        try scratch.git("config", "diff.evil.textconv", "touch \(ran); cat")
        try scratch.git("config", "diff.evil.command", "touch \(ran)")
        try scratch.git("config", "diff.external", "touch \(ran)")
        #expect(try await patches()[1].contains("-one\n+two"))
        #expect(!FileManager.default.fileExists(atPath: ran))
    }
}
