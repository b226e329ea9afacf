import Architecture
import Testing

@Suite struct AbsentSourceTests {
    private func read(
        _ files: [String: String], ignored: Set<RelativePath> = [], fields: String = "",
        _ objects: String...
    ) async throws -> ProjectReading {
        var all = files
        all["P.xcodeproj/project.pbxproj"] = ProjectText.project(
            targets: ["T"], children: ["A", "B"],
            ProjectText.target("T", phases: "S", fields),
            ProjectText.phase("S", "A", "B"), objects.joined(separator: "\n"))
        return try await TemporaryCodebase(all, ignored: ignored).read()
    }

    private let sources =
        ProjectText.file("A", "a.swift") + ProjectText.file("B", "R.generated.swift")

    @Test func `a file that nobody made is incomplete, with the line that lists it`() async throws {
        let reading = try await read(["a.swift": ""], sources)
        #expect(reading.modules.first?.sources == ["a.swift"])
        #expect(
            reading.incomplete.map(\.reason) == [
                "Target T compiles R.generated.swift, which is not there. Restore or generate what "
                    + "is missing, or take it out of the target."
            ])
        #expect(reading.incomplete.allSatisfy { $0.line != nil } && reading.notes.isEmpty)
    }

    @Test(arguments: [["a.swift": ""], ["a.swift": "", "R.generated.swift": "import B"]])
    func `a file that git is told to leave out is noted, there or not`(
        _ files: [String: String]
    ) async throws {
        let reading = try await read(files, ignored: ["R.generated.swift"], sources)
        #expect(reading.modules.first?.sources == ["a.swift"])
        #expect(reading.incomplete.isEmpty)
        #expect(
            reading.notes.map(\.reason) == [
                "Target T compiles R.generated.swift, which is left out as made by a build. What "
                    + "it imports is not looked at."
            ])
    }

    @Test(arguments: ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", ""])
    func `a file that a script of the project makes is noted`(_ prefix: String) async throws {
        let reading = try await read(
            ["a.swift": ""], sources,
            "RUN = {isa = PBXShellScriptBuildPhase; "
                + "outputPaths = (\"\(prefix)R.generated.swift\"); };")
        #expect(reading.incomplete.isEmpty && reading.notes.count == 1)
    }

    @Test func `a file that a list of a script's outputs names is noted`() async throws {
        let reading = try await read(
            [
                "a.swift": "",
                "Lists/made.xcfilelist":
                    "# made\r\n\n  ${SRCROOT}/R.generated.swift \n$(X)/Y.swift\n",
            ], sources,
            "RUN = {isa = PBXShellScriptBuildPhase; outputFileListPaths = ("
                + "\"$(SRCROOT)/Lists/made.xcfilelist\", \"none.xcfilelist\"); };")
        #expect(reading.incomplete.isEmpty && reading.notes.count == 1)
    }

    @Test(arguments: ["DERIVED_FILE_DIR", "BUILT_PRODUCTS_DIR"])
    func `a file among what a build makes is noted`(_ folder: String) async throws {
        let reading = try await read(
            ["a.swift": ""], ProjectText.file("A", "a.swift"),
            ProjectText.file("B", "Model.swift", in: folder))
        #expect(reading.incomplete.isEmpty && reading.notes.count == 1)
    }

    @Test func `a file outside the codebase is incomplete, one of the system is nothing`()
        async throws
    {
        let reading = try await read(
            [:], ProjectText.file("A", "../../Shared/a.swift"),
            ProjectText.file("B", "usr/include/b.h", in: "SDKROOT"))
        #expect(reading.notes.isEmpty && reading.incomplete.count == 1)
        #expect(
            reading.incomplete.first?.reason.hasSuffix(
                "Shared/a.swift, which is outside the codebase. Open a folder that holds both.")
                == true)
    }

    @Test func `several files are counted in one item`() async throws {
        let reading = try await read([:], sources)
        #expect(reading.incomplete.count == 1)
        #expect(
            reading.incomplete.first?.reason.hasPrefix(
                "Target T compiles 2 files that are not there, a.swift first.") == true)
    }

    @Test func `a synchronised folder that is outside is incomplete, one that is gone is noted`()
        async throws
    {
        let files = ["a.swift": "", "R.generated.swift": ""]
        let owns = "fileSystemSynchronizedGroups = (SYNC);"
        let outside = try await read(
            files, fields: owns, sources, ProjectText.folder("SYNC", "../Shared"))
        #expect(outside.incomplete.count == 1 && outside.notes.isEmpty)
        let gone = try await read(
            files, fields: owns, sources, ProjectText.folder("SYNC", "Empty"))
        #expect(gone.incomplete.isEmpty && gone.notes.count == 1)
        let lost = try await read(files, fields: owns, sources)
        #expect(lost.incomplete.contains { $0.reason.contains("folder SYNC") })
    }
}
