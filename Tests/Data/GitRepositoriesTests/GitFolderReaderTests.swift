import Codebase
import Foundation
import GitRepositories
import Testing

@Suite struct GitFolderReaderTests {
    private let folder = NSTemporaryDirectory() + "strata-git-\(UUID().uuidString)"

    @Test func `a branch is named by the part behind refs/heads, slashes included`() async throws {
        try write("ref: refs/heads/feature/one\n", to: "main/.git/HEAD")
        defer { remove() }
        #expect(await branch(at: "main") == "feature/one")
    }

    @Test func `a folder deep inside a working tree has the branch of the tree`() async throws {
        try write("ref: refs/heads/main\n", to: "main/.git/HEAD")
        try write("", to: "main/a/b/file")
        defer { remove() }
        #expect(await branch(at: "main/a/b") == "main")
    }

    @Test func `without a branch the commit is shown, in seven digits`() async throws {
        try write("af628f3d1c0b7a6e5d4c3b2a19080706050403ff\n", to: "main/.git/HEAD")
        defer { remove() }
        #expect(await branch(at: "main") == "af628f3")
    }

    @Test func `linked working trees and submodules lead to where git keeps state`() async throws {
        try write("ref: refs/heads/main\n", to: "main/.git/HEAD")
        try write("ref: refs/heads/other\n", to: "main/.git/worktrees/w/HEAD")
        try write("gitdir: \(folder)/main/.git/worktrees/w\n", to: "w/.git")
        try write("ref: refs/heads/sub\n", to: "main/.git/modules/s/HEAD")
        try write("gitdir: ../.git/modules/s\r\n", to: "main/s/.git")
        defer { remove() }
        #expect(await branch(at: "w") == "other")
        #expect(await branch(at: "main/s") == "sub")
    }

    @Test(arguments: ["", "ref: refs/heads/.invalid\n", "nonsense", "ref: "])
    func `where git's files say nothing of use, nothing is claimed`(head: String) async throws {
        try write(head, to: "main/.git/HEAD")
        defer { remove() }
        #expect(await branch(at: "main") == nil)
    }

    @Test func `a folder without git has no branch`() async throws {
        try write("", to: "plain/file")
        defer { remove() }
        #expect(await branch(at: "plain") == nil)
    }

    private func branch(at name: String) async -> String? {
        await GitFolderReader().branch(at: folder + "/" + name)
    }

    private func write(_ text: String, to path: String) throws {
        let file = URL(filePath: folder + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
