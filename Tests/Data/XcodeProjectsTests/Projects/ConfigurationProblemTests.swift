import Codebase
import TemporaryCodebases
import Testing

@Suite struct ConfigurationProblemTests {
    private func incomplete(_ files: [String: String]) async throws -> [IncompleteItem] {
        let project = ProjectText.project(
            targets: ["T", "U"], children: ["FILE"],
            ProjectText.target("T", phases: "", "buildConfigurationList = TC;"),
            ProjectText.target("U", phases: "", "buildConfigurationList = TC;"),
            ProjectText.file("FILE", "T.xcconfig"),
            ProjectText.settings("TC", "", "baseConfigurationReference = FILE;"))
        var files = files
        files["P.xcodeproj/project.pbxproj"] = project
        return try await TemporaryCodebase(files).read().incomplete
    }

    @Test func `files that include each other in a fan end as incomplete`() async throws {
        var files = ["T.xcconfig": "#include \"L0\""]
        for level in 0..<40 {
            files["L\(level).xcconfig"] = String(
                repeating: "#include \"L\(level + 1)\"\n", count: 2)
        }
        files["L40.xcconfig"] = "PRODUCT_NAME = X"
        let found = try await incomplete(files)
        #expect(found.map(\.path) == ["T.xcconfig"])
    }

    @Test func `a line that Xcode refuses is incomplete, once for all targets`() async throws {
        let found = try await incomplete(["T.xcconfig": "A = b\nPRODUCT_NAME: X"])
        #expect(found.map(\.path) == ["T.xcconfig"])
        #expect(found.map(\.line) == [2])
    }

    @Test func `a settings file without end is told once, and names what to do`() async throws {
        let files = [
            "T.xcconfig": String(repeating: "#include \"Bad\"\n", count: 200),
            "Bad.xcconfig": String(repeating: "bad\n", count: 1_000),
        ]
        let found = try await incomplete(files)
        let ends = found.filter { $0.path == "T.xcconfig" }
        #expect(
            ends.map(\.reason) == [
                "The settings file has more lines, or includes more files, than are followed. Let "
                    + "each file be included once."
            ])
        #expect(found.count { $0.path == "Bad.xcconfig" } == 1_000)
    }

    @Test func `a line of a file that several files include is told once`() async throws {
        let project = ProjectText.project(
            targets: ["T", "U"], children: ["FT", "FU"],
            ProjectText.target("T", phases: "", "buildConfigurationList = TC;"),
            ProjectText.target("U", phases: "", "buildConfigurationList = UC;"),
            ProjectText.file("FT", "T.xcconfig"), ProjectText.file("FU", "U.xcconfig"),
            ProjectText.settings("TC", "", "baseConfigurationReference = FT;"),
            ProjectText.settings("UC", "", "baseConfigurationReference = FU;"))
        let found = try await TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": project, "T.xcconfig": "#include \"Both\"",
            "U.xcconfig": "#include \"Both\"", "Both.xcconfig": "bad\nworse",
        ]).read().incomplete
        #expect(found.map(\.path) == ["Both.xcconfig", "Both.xcconfig"])
        #expect(found.map(\.line) == [1, 2])
    }

    @Test func `settings that multiply each other leave the name incomplete`() async throws {
        let lines = (1..<60).map { "N\($0) = $(N\($0 - 1))$(N\($0 - 1))" }
        let text = "N0 = x\nPRODUCT_NAME = $(N59)\n" + lines.joined(separator: "\n")
        let found = try await incomplete(["T.xcconfig": text])
        #expect(found.count { $0.reason.contains("PRODUCT_MODULE_NAME") } == 2)
    }
}
