import Codebase
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct XcodeProjectReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await XcodeProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }

    @Test
    func `a target is a module of its project with the files of its build phase`() async throws {
        let codebase = try TemporaryCodebase([
            "App.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], children: ["SRC"],
                ProjectText.target("App", "application", phases: "P"),
                ProjectText.group("SRC", "Sources", "A, B"),
                ProjectText.file("A", "main.swift"), ProjectText.file("B", "Old.m"),
                ProjectText.phase("P", "A", "B")),
            "Sources/main.swift": "", "Sources/Old.m": "", "Sources/Other.swift": "",
        ])
        let reading = await codebase.read()
        let module = try #require(reading.modules.first)
        #expect(reading.modules.count == 1)
        #expect(module.id == "App.xcodeproj::App")
        #expect(module.kind == .app)
        #expect(module.container == "App.xcodeproj")
        #expect(module.manifest == "App.xcodeproj/project.pbxproj")
        #expect(module.path == "Sources")
        #expect(module.sources == ["Sources/main.swift"])
        #expect(module.otherSources == ["Sources/Old.m"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a project in a folder of its own finds its files from there`() async throws {
        let codebase = try TemporaryCodebase([
            "ios/App.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], children: ["A", "B", "C"],
                ProjectText.target("App", "application", phases: "P"),
                ProjectText.file("A", "a.swift"), ProjectText.file("B", "../shared/b.swift"),
                ProjectText.file("C", "c.swift", in: "SOURCE_ROOT"),
                ProjectText.phase("P", "A", "B", "C")),
            "ios/a.swift": "", "shared/b.swift": "", "ios/c.swift": "",
        ])
        let reading = await codebase.read()
        #expect(
            reading.modules.map(\.sources) == [["ios/a.swift", "ios/c.swift", "shared/b.swift"]])
    }

    @Test func `the projects that a workspace opens are used`() async throws {
        let codebase = try TemporaryCodebase([
            "App.xcodeproj/project.pbxproj": ProjectText.project(targets: []),
            "Old.xcodeproj/project.pbxproj": ProjectText.project(targets: []),
            "App.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"group:App.xcodeproj\"></FileRef></Workspace>",
        ])
        #expect(await codebase.read().used == ["App.xcodeproj"])
    }

    @Test(arguments: [("App/a.swift", 1), ("App/project.yml", 0), ("Package.swift", 0)])
    func `a project without a description is incomplete unless a tool writes it`(
        file: String, count: Int
    ) async throws {
        let codebase = try TemporaryCodebase([
            "App/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "", file: "",
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete.map(\.path) == (count == 0 ? [] : ["App/App.xcodeproj"]))
        #expect(reading.projects.count == count)
    }
}
