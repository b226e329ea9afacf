import Codebase
import Foundation
import GitRepositories
import Testing
import Tiers

@Suite(.real) final class GitWorkingTreeReaderTests {
    private let folder = NSTemporaryDirectory() + "strata-tree-\(UUID().uuidString)"
    private let reader = GitWorkingTreeReader()

    deinit {
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            print("\(folder) stays: \(error)")
        }
    }

    @Test
    func `what differs from the last commit is named from the asked folder on`() async throws {
        try repository()
        #expect(await reader.uncommittedFiles(in: folder) == [])
        try write("2", to: "kept")
        try write("new", to: "inside/new")
        #expect(await reader.uncommittedFiles(in: folder) == ["inside/new", "kept"])
        #expect(await reader.uncommittedFiles(in: folder + "/inside") == ["new"])
    }

    @Test func `without a repository nothing is known`() async throws {
        try write("1", to: "file")
        #expect(await reader.uncommittedFiles(in: folder) == nil)
    }

    @Test func `no program that the repository names is run`() async throws {
        try write("kept filter=evil\ninside/* filter=a=b\n", to: ".gitattributes")
        try repository()
        for key in [
            "filter.evil.clean", "filter.evil.process", "filter.a=b.clean", "core.fsmonitor",
        ] {
            try git("config", key, "touch \(folder)/ran; cat")
        }
        try git("config", "filter.evil.required", "true")
        try git("config", "extensions.worktreeConfig", "true")
        try git("config", "--worktree", "filter.late.clean", "touch \(folder)/ran; cat")
        try write("2", to: "kept")
        try write("2", to: "inside/kept")
        #expect(await reader.uncommittedFiles(in: folder) == ["inside/kept", "kept"])
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
    }

    /// A repository whose files are all committed.
    private func repository() throws {
        try write("1", to: "kept")
        try write("1", to: "inside/kept")
        try git("init", "-q")
        try git("add", ".")
        try git(
            "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c",
            "commit.gpgsign=false", "commit", "-qm", "All")
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
