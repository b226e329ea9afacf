import Codebase
import Foundation
import GitRepositories
import TemporaryCodebases
import Testing
import Tiers

@Suite(.real) struct GitWorkingTreeReaderTests {
    private let scratch: ScratchRepository
    private let reader = GitWorkingTreeReader()

    init() throws { scratch = try ScratchRepository() }

    private var folder: String { scratch.folder }

    @Test
    func `what differs from the last commit is named from the asked folder on`() async throws {
        try repository()
        #expect(await reader.uncommittedFiles(in: folder) == [])
        try scratch.write("2", to: "kept")
        try scratch.write("new", to: "inside/new")
        #expect(await reader.uncommittedFiles(in: folder) == ["inside/new", "kept"])
        #expect(await reader.uncommittedFiles(in: folder + "/inside") == ["new"])
    }

    @Test func `without a repository nothing is known`() async throws {
        try scratch.write("1", to: "file")
        #expect(await reader.uncommittedFiles(in: folder) == nil)
    }

    @Test func `no program that the repository names is run`() async throws {
        try scratch.write("kept filter=evil\ninside/* filter=a=b\n", to: ".gitattributes")
        try repository()
        for key in [
            "filter.evil.clean", "filter.evil.process", "filter.a=b.clean", "core.fsmonitor",
        ] {
            try scratch.git("config", key, "touch \(folder)/ran; cat")
        }
        try scratch.git("config", "filter.evil.required", "true")
        try scratch.git("config", "extensions.worktreeConfig", "true")
        try scratch.git("config", "--worktree", "filter.late.clean", "touch \(folder)/ran; cat")
        try scratch.write("2", to: "kept")
        try scratch.write("2", to: "inside/kept")
        #expect(await reader.uncommittedFiles(in: folder) == ["inside/kept", "kept"])
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
    }

    /// A repository whose files are all committed.
    private func repository() throws {
        try scratch.write("1", to: "kept")
        try scratch.write("1", to: "inside/kept")
        try scratch.git("init", "-q")
        try scratch.commitAll()
    }
}
