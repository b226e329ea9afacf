import Codebase
import Editing
import Foundation
import GitRepositories
import TemporaryCodebases
import Testing
import Tiers

/// A commit holds exactly the files of a change, and nothing that a repository names is run for it.
@Suite(.real) struct GitCommitWriterTests {
    private let scratch: ScratchRepository
    private var folder: String { scratch.folder }
    private var root: String { folder + "/App" }
    private let writer = GitCommitWriter()
    /// What is written in every test, in a codebase that is a part of the repository.
    private let changes = ChangeSet(
        "Move",
        changes: [
            FileChange("A.swift", from: "old\n", to: nil),
            FileChange("Kit/A.swift", from: nil, to: "new\n"),
            FileChange("B.swift", from: "b\n", to: "import Kit\nb\n"),
        ].compactMap(\.self))

    init() throws {
        scratch = try ScratchRepository()
        try scratch.git("init", "-q")
        try scratch.git("config", "user.name", "Ann")
        try scratch.git("config", "user.email", "ann@example.org")
        try scratch.write("old\n", to: "App/A.swift")
        try scratch.write("b\n", to: "App/B.swift")
        try scratch.write("c\n", to: "Other/c")
        try scratch.commitAll("first")
    }

    /// Makes the changes in the folder.
    private func write() throws {
        try FileManager.default.removeItem(atPath: root + "/A.swift")
        try scratch.write("new\n", to: "App/Kit/A.swift")
        try scratch.write("import Kit\nb\n", to: "App/B.swift")
    }

    private func commit() async throws(CommitError) -> String {
        try await writer.commit(changes, message: "Extract Kit\n\nMoved.\n", in: root)
    }

    @Test func `a commit has the files of the change, and leaves the folder clean`() async throws {
        #expect(await writer.obstacle(in: root) == nil)
        try write()
        let commit = try await commit()
        #expect(try scratch.git("rev-parse", "HEAD") == commit + "\n")
        let logged = try scratch.git("log", "-1", "--format=%an %ae %s|%b")
        #expect(logged == "Ann ann@example.org Extract Kit|Moved.\n\n")
        let changed = try scratch.git("show", "--format=", "--name-status", "--no-renames")
        #expect(changed == "D\tApp/A.swift\nM\tApp/B.swift\nA\tApp/Kit/A.swift\n")
        #expect(try scratch.git("show", "HEAD:App/B.swift") == "import Kit\nb\n")
        #expect(try scratch.git("status", "--porcelain") == "")
        #expect(try scratch.git("rev-list", "--count", "HEAD") == "2\n")
    }

    @Test func `what else is staged or changed is not committed, and stays as it is`()
        async throws
    {
        try scratch.write("staged\n", to: "Other/c")
        try scratch.git("add", "--all")
        try scratch.write("untracked\n", to: "App/More.swift")
        try write()
        _ = try await commit()
        let changed = try scratch.git("show", "--format=", "--name-only", "--no-renames")
        #expect(changed == "App/A.swift\nApp/B.swift\nApp/Kit/A.swift\n")
        #expect(try scratch.git("status", "--porcelain") == "M  Other/c\n?? App/More.swift\n")
    }

    @Test func `a file that may be run stays one, a new one as the disk has it`() async throws {
        for file in ["A.swift", "B.swift"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: root + "/" + file)
        }
        try scratch.commitAll()
        try write()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: root + "/B.swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: root + "/Kit/A.swift")
        _ = try await commit()
        let modes = try scratch.git("ls-tree", "-r", "--format=%(objectmode)", "HEAD", "App")
        #expect(modes == "100755\n100755\n")
        #expect(try scratch.git("status", "--porcelain") == "")
    }

    /// The index is of the second in which files were written, or of a later one.
    @Test(arguments: [0, 2])
    func `no hook, filter, monitor or signature that a repository names is run`(
        seconds: Int
    ) async throws {
        let trap = "touch '\(folder)/sprung'; cat"
        try await Task.sleep(for: .seconds(seconds))
        try scratch.git("update-index", "--refresh")
        try write()
        for (key, value) in [
            ("commit.gpgSign", "true"), ("gpg.program", folder + "/.git/hooks/trap"),
            ("core.fsmonitor", trap), ("filter.f.clean", trap), ("filter.f.process", trap),
            ("filter.f.required", "true"), ("core.editor", trap), ("core.pager", trap),
        ] { try scratch.git("config", key, value) }
        try scratch.write("* filter=f\n", to: ".git/info/attributes")
        for hook in [
            "trap", "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit",
            "post-index-change", "reference-transaction", "pre-auto-gc", "post-rewrite",
        ] {
            try scratch.write("#!/bin/sh\n\(trap)\n", to: ".git/hooks/\(hook)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/.git/hooks/\(hook)")
        }
        _ = try await commit()
        #expect(!FileManager.default.fileExists(atPath: folder + "/sprung"))
        #expect(try scratch.git("cat-file", "-p", "HEAD").contains("gpgsig") == false)
        // Git itself steps into them: they are traps.
        _ = try? scratch.git("commit", "--allow-empty", "-qm", "trapped")
        #expect(FileManager.default.fileExists(atPath: folder + "/sprung"))
    }

    @Test func `amid a merge, or where hooks stand in the settings, none is made`()
        async throws
    {
        try scratch.write("x\n", to: ".git/MERGE_HEAD")
        #expect(await writer.obstacle(in: root) == .unfinished(work: "a merge"))
        try FileManager.default.removeItem(atPath: folder + "/.git/MERGE_HEAD")
        try scratch.git("config", "hook.mine.command", "touch sprung")
        #expect(await writer.obstacle(in: root) == .hooks)
        let empty = try ScratchRepository()
        #expect(await writer.obstacle(in: empty.folder) == .noRepository)
        try empty.git("init", "-q")
        #expect(await writer.obstacle(in: empty.folder) == .noCommit)
    }

    @Test func `a file that git keeps in another form is not committed`() async throws {
        try scratch.git("config", "core.autocrlf", "true")
        try scratch.write("old\r\n", to: "App/A.swift")
        try scratch.git("add", "--all")
        let before = try scratch.git("rev-parse", "HEAD")
        let changes = ChangeSet(
            "",
            changes: [FileChange("A.swift", from: "old\r\n", to: "new\r\n")].compactMap(\.self))
        let error = await #expect(throws: CommitError.self) {
            try await writer.commit(changes, message: "m\n", in: root)
        }
        #expect(error?.description.contains("keeps A.swift in another form") == true)
        #expect(try scratch.git("rev-parse", "HEAD") == before)
    }

    @Test func `without a name of the person nothing is committed, and git says so`()
        async throws
    {
        try scratch.git("config", "user.name", "")
        try write()
        let error = await #expect(throws: CommitError.self) { try await commit() }
        if case .refused = error {} else { Issue.record("\(String(describing: error))") }
        #expect(try scratch.git("rev-list", "--count", "HEAD") == "1\n")
    }
}
