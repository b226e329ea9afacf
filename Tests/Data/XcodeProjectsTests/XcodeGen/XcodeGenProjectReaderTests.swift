import Codebase
import Testing
import XcodeProjects

@Suite struct XcodeGenProjectReaderTests {
    private let app = "targets: {App: {type: application, platform: iOS, sources: App}}\n"

    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await XcodeGenProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }

    @Test func `the project that is written from a specification is named`() async throws {
        let reading = try await read([
            "ios/project.yml": "name: My App\n" + app, "ios/App/A.swift": "",
        ])
        #expect(
            reading.generated == [
                GeneratedProject(container: "ios/My App.xcodeproj", source: "ios/project.yml")
            ])
        let module = reading.modules.first
        #expect(module?.id == "ios/project.yml::App")
        #expect(module?.container == "ios/project.yml")
        #expect(module?.manifest == "ios/project.yml")
        #expect(module?.kind == .app)
        #expect(module?.origin == .xcodegen)
    }

    @Test func `paths that lead somewhere only from an outer folder start there`() async throws {
        let files = ["Tools/Gen/project.yml": "name: P\n" + app, "App/A.swift": ""]
        let reading = try await read(files)
        #expect(reading.incomplete.isEmpty)
        #expect(reading.sources(of: "App") == ["App/A.swift"])
        #expect(reading.generated.map(\.container) == ["Tools/Gen/P.xcodeproj"])
        let own = try await read(files.merging(["Tools/Gen/App/B.swift": ""]) { $1 })
        #expect(own.sources(of: "App") == ["Tools/Gen/App/B.swift"])
    }

    @Test(arguments: ["project-app.yml", "xcodegen.yaml", "project.json"])
    func `specifications are known by what they say`(file: String) async throws {
        let json = """
            {"name": "P", "targets": {"App": {"type": "application", "platform": "iOS", "sources": ["App"]}}}
            """
        let text = file.hasSuffix("json") ? json : "name: P\n" + app
        let reading = try await read([file: text, "App/A.swift": ""])
        #expect(reading.modules.map(\.id.rawValue) == ["\(file)::App"])
        #expect(reading.sources(of: "App") == ["App/A.swift"])
    }

    @Test func `other files of that kind are none of XcodeGen's`() async throws {
        let reading = try await read([
            ".github/workflows/ci.yml": "name: CI\ntargets: {a: {type: x}}\n",
            "tasks.yml": "name: T\ntargets: {build: {run: make}}\n",
            "project.yml": "title: something else\n",
            "broken.yml": "name: [\ntargets",
        ])
        #expect(reading == ProjectReading(projects: ["project.yml"]))
    }

    @Test func `an error in the YAML is named with its line`() async throws {
        let reading = try await read(["project.yml": "name: P\ntargets:\n  A: [\n  B: }\n"])
        #expect(reading.modules.isEmpty)
        #expect(reading.incomplete.map(\.path) == ["project.yml"])
        #expect((reading.incomplete.first?.line ?? 0) > 2)
    }

    @Test func `a type that is not known is named and other targets are read`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            targets:
              A: {type: nonsense, platform: iOS}
              B: {type: com.apple.product-type.framework, platform: iOS, sources: S}
              C: {type: "", platform: iOS, legacy: {toolPath: /usr/bin/make}}
            """, "S/A.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["B"])
        #expect(reading.incomplete.map(\.line) == [3])
    }

    @Test func `aliases that stand for more than memory holds are refused`() async throws {
        var text = "name: P\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for index in 1..<9 {
            let alias = "*a\(index - 1)"
            text +=
                "a\(index): &a\(index) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
        }
        let reading = try await read(["project.yml": text + app])
        #expect(reading.incomplete.count == 1)
    }

    @Test func `nesting without end is refused`() async throws {
        let deep = String(repeating: "[", count: 100_000)
        let reading = try await read(["project.yml": "name: \(deep)"])
        #expect(reading.incomplete.count == 1)
    }
}
