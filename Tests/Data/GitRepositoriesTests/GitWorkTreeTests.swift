import Codebase
import Foundation
import GitRepositories
import TemporaryCodebases
import Testing
import Tiers

/// What differs in a folder is what git says of a repository without filters.
@Suite(.real) struct GitWorkTreeTests {
    private let scratch: ScratchRepository
    private var folder: String { scratch.folder }

    init() throws {
        scratch = try ScratchRepository()
        try scratch.git("init", "-q")
        for name in ["same", "edited", "staged", "gone", "removed", "run", "linked", "ä b"] {
            try scratch.write("1 \(name)\n", to: "Kept/\(name)")
            try scratch.write("1 \(name)\n", to: name)
        }
        try scratch.write("*.log\n", to: ".gitignore")
        try scratch.commitAll()
    }

    /// Changes one file in each way that there is.
    private func change() throws {
        // Of the same length, in the moment of the commit.
        try scratch.write("2 edited\n", to: "Kept/edited")
        try scratch.write("2 ä b\n", to: "ä b")
        try scratch.write("2 staged\n", to: "staged")
        try scratch.git("add", "staged")
        try FileManager.default.removeItem(atPath: folder + "/gone")
        try scratch.git("rm", "-q", "--cached", "removed")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder + "/run")
        try FileManager.default.removeItem(atPath: folder + "/linked")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/linked", withDestinationPath: "Kept/linked")
        try scratch.write("new", to: "New/deep/file")
        try scratch.write("new", to: "Kept/new.log")
        try scratch.write("new\n", to: "added")
        try scratch.git("add", "added")
        // Read again, and nothing else.
        try scratch.write("1 same\n", to: "same")
    }

    @Test func `what is not committed is what git status says`() async throws {
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: folder) == [])
        try change()
        let status = try scratch.git(
            "status", "--porcelain", "-z", "--no-renames", "--untracked-files=normal")
        let expected = Set(
            status.split(separator: "\0").map { RelativePath(String($0.dropFirst(3))) })
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: folder) == expected.sorted())
        #expect(expected.count == 9)
    }

    @Test func `what changed is what git diff says, and what is untracked`()
        async throws
    {
        try change()
        let reader = GitChangedFilesReader()
        let diff = try scratch.git("diff", "--name-only", "-z", "--no-renames", "HEAD")
        let others = try scratch.git("ls-files", "--others", "--exclude-standard", "-z")
        let expected = Set((diff + others).split(separator: "\0").map { RelativePath(String($0)) })
        let found = try await reader.files(changedSince: "HEAD", until: nil, in: folder)
        #expect(found == expected.sorted())
        #expect(found.contains("New/deep/file") && !found.contains("same"))
        let below = try await reader.files(changedSince: "HEAD", until: nil, in: folder + "/Kept")
        #expect(below == ["edited"])
        try scratch.commitAll()
        let kept = try await reader.files(changedSince: "HEAD~1", until: "HEAD", in: folder)
        // What is tracked again is as it was.
        #expect(kept == found.filter { $0 != "removed" })
        #expect(
            try await reader.files(changedSince: "HEAD~1", until: "HEAD", in: folder + "/Kept")
                == ["edited"])
    }

    @Test func `a folder that was replaced by a link has lost its files`() async throws {
        try FileManager.default.moveItem(atPath: folder + "/Kept", toPath: folder + "/Other")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/Kept", withDestinationPath: "Other")
        let found = try await GitChangedFilesReader().files(
            changedSince: "HEAD", until: nil, in: folder)
        #expect(found.contains("Kept/same") && found.contains("Kept"))
        #expect(found.contains("Other/same"))
    }

    @Test func `what a sparse checkout leaves out did not change`() async throws {
        try scratch.git("sparse-checkout", "set", "--no-cone", "/*", "!/Kept/")
        #expect(!FileManager.default.fileExists(atPath: folder + "/Kept"))
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: folder) == [])
    }

    @Test func `a conflict is a difference`() async throws {
        try scratch.git("checkout", "-qb", "side")
        try scratch.write("side\n", to: "edited")
        try scratch.commitAll()
        try scratch.git("checkout", "-q", "-")
        try scratch.write("main\n", to: "edited")
        try scratch.commitAll()
        #expect(throws: GitFailure.self) { try scratch.git("merge", "-q", "side") }
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: folder) == ["edited"])
    }

    @Test func `before the first commit everything differs`() async throws {
        let empty = try ScratchRepository()
        try empty.git("init", "-q")
        try empty.write("1", to: "a")
        try empty.write("1", to: "b")
        try empty.git("add", "a")
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: empty.folder) == ["a", "b"])
    }

    @Test func `a repository that names another working tree is read as it lies`() async throws {
        let other = try ScratchRepository()
        try other.write("secret", to: "secret")
        try scratch.git("config", "core.worktree", other.folder)
        try scratch.write("new", to: "new")
        #expect(await GitWorkingTreeReader().uncommittedFiles(in: folder) == ["new"])
    }

    @Test func `what is tracked is known, what is ignored or new is not tracked`() throws {
        let reader = GitTrackedFilesReader()
        try scratch.write("1", to: "Kept/new.log")
        #expect(reader.tracks("Kept", in: folder) == true)
        #expect(reader.tracks("same", in: folder + "/Kept") == true)
        #expect(reader.tracks("new.log", in: folder + "/Kept") == false)
        // A name is no pattern.
        #expect(reader.tracks("K*", in: folder) == false)
        let outside = try ScratchRepository()
        #expect(reader.tracks("Kept", in: outside.folder) == nil)
    }
}
