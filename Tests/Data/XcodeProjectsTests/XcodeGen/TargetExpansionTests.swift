import Codebase
import Testing

@Suite struct TargetExpansionTests {
    private let files = ["A/a.swift": "", "B/b.swift": "", "Base/c.swift": ""]

    private func read(_ spec: String) async throws -> ProjectReading {
        var files = files
        files["project.yml"] = spec
        return try await XcodeProjectsTests.read(files)
    }

    @Test func `templates give what a target lacks and add to its lists`() async throws {
        let reading = try await read(
            """
            name: P
            targetTemplates:
              Root: {platform: iOS}
              Base:
                type: framework
                templates: [Root]
                sources: [Base]
                dependencies: [{target: "${other}"}]
            targets:
              A: {templates: [Base], sources: ["${target_name}"], templateAttributes: {other: B}}
              B: {type: framework, platform: iOS, sources: B}
            """)
        #expect(reading.sources(of: "A") == ["A/a.swift", "Base/c.swift"])
        #expect(reading.module("A")?.dependencies.map(\.name) == [.target("B")])
        #expect(reading.module("A")?.kind == .framework)
    }

    @Test func `a replaced list stands alone`() async throws {
        let reading = try await read(
            """
            name: P
            targetTemplates: {Base: {type: framework, platform: iOS, sources: [Base]}}
            targets: {A: {templates: [Base], "sources:REPLACE": [A]}}
            """)
        #expect(reading.sources(of: "A") == ["A/a.swift"])
    }

    @Test func `templates that name each other end`() async throws {
        let reading = try await read(
            """
            name: P
            targetTemplates:
              One: {templates: [Two], type: framework}
              Two: {templates: [One], sources: [A]}
            targets: {A: {templates: [One], platform: iOS}}
            """)
        #expect(reading.sources(of: "A") == ["A/a.swift"])
    }

    @Test
    func `a target on several platforms is several targets with one module name`() async throws {
        let reading = try await read(
            """
            name: P
            targets:
              A:
                type: framework
                platform: [iOS, macOS]
                sources: A
                dependencies: [{target: "B_${platform}"}]
              B: {type: framework, platform: [iOS, macOS], platformSuffix: "_${platform}", sources: B}
            """)
        #expect(reading.modules.map(\.name) == ["A_iOS", "A_macOS", "B_iOS", "B_macOS"])
        #expect(reading.modules.map(\.moduleName) == ["A", "A", "B", "B"])
        #expect(reading.module("A_macOS")?.dependencies.map(\.name) == [.target("B_macOS")])
        #expect(reading.sources(of: "A_iOS") == reading.sources(of: "A_macOS"))
    }

    @Test func `prefix and suffix of a platform can be chosen`() async throws {
        let reading = try await read(
            """
            name: P
            targets:
              A: {type: tool, platform: [macOS], platformPrefix: "x-", platformSuffix: "", sources: A}
            """)
        #expect(reading.modules.map(\.name) == ["x-A"])
    }

    @Test func `anchors and merge keys are followed`() async throws {
        let reading = try await read(
            """
            name: P
            common: &common {type: framework, platform: iOS}
            targets:
              A: {<<: *common, sources: A}
              B: {<<: [*common], sources: B, type: tool}
            """)
        #expect(reading.module("A")?.kind == .framework)
        #expect(reading.module("B")?.kind == .executable)
        #expect(reading.sources(of: "B") == ["B/b.swift"])
    }
}
