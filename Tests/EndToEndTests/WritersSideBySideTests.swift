import Foundation
import Testing
import Tiers

/// Programs that change one codebase at a time, and people who do meanwhile.
@Suite(.real, .serialized) struct WritersSideBySideTests {
    private let folder: ScratchFolder

    init() async throws {
        folder = try ScratchFolder()
        for (file, text) in FeaturePackage.split.files { try folder.write(text, to: file) }
        try folder.write(".build\n", to: ".gitignore")
        for git in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "a"]] {
            try await BuiltProgram.git(git, in: folder.path)
        }
    }

    private func make(_ name: String) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            "new", "feature", name, folder.path, "--yes", "--allow-dirty")
    }

    private func undo() async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run("new", "feature", "--undo", folder.path + "/")
    }

    @Test func `programs that write and undo at once end as one after another would`()
        async throws
    {
        let before = try FolderState(of: folder)
        let outcomes = try await withThrowingTaskGroup(of: BuiltProgram.Outcome.self) { group in
            for round in 0..<3 {
                group.addTask { try await make("Search\(round)") }
                group.addTask { try await undo() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for outcome in outcomes where outcome.status != 0 {
            #expect(outcome.status == 2)
            let reasons = ["Another Strata", "Changed meanwhile", "no change to undo"]
            #expect(reasons.contains(where: outcome.errors.contains), "\(outcome.errors)")
        }
        while try await undo().status == 0 {}
        #expect(try FolderState(of: folder) == before)
    }

    @Test func `what was edited by hand since is not undone, and nothing is lost`() async throws {
        #expect(try await make("Search").status == 0)
        let file = "Features/Search/Interface/SearchRouter.swift"
        try folder.write("// mine\n", to: file)
        let edited = try FolderState(of: folder)
        let undone = try await undo()
        #expect(undone.status == 2)
        #expect(undone.errors.contains("Changed meanwhile: \(file). Nothing was changed."))
        #expect(try FolderState(of: folder) == edited)
    }

    @Test func `what was committed since is undone in the files, and git shows it`() async throws {
        let before = try FolderState(of: folder)
        #expect(try await make("Search").status == 0)
        try await BuiltProgram.git(["add", "--all"], in: folder.path)
        try await BuiltProgram.git(["commit", "--quiet", "-m", "b"], in: folder.path)
        #expect(try await undo().status == 0)
        #expect(try FolderState(of: folder) == before)
        let status = try await BuiltProgram.git(["status", "--short"], in: folder.path)
        #expect(status.contains(" M Package.swift"))
    }

    @Test func `a note that a clone brings along changes nothing; reading says so`() async throws {
        try folder.write(
            """
            {"schema":1,"title":"a","state":"applying","newFolders":[],
             "files":[{"path":"Package.swift","before":"bad","after":"x"}]}
            """, to: ".build/strata/changes/1.json")
        let before = try FolderState(of: folder)
        let read = try await BuiltProgram.run("modules", folder.path)
        #expect(read.status == 0)
        #expect(read.errors.contains("is not believed"), "\(read.errors)")
        let written = try await make("Search")
        #expect(written.status == 2)
        #expect(written.errors.contains("then delete the folder that it is in"))
        #expect(try FolderState(of: folder) == before)
    }
}
