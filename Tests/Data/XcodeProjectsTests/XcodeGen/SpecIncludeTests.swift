import Codebase
import Testing

@Suite struct SpecIncludeTests {
    @Test func `of a key that is there twice the last one counts, and it is named`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            targets:
              App: {type: application, platform: iOS, sources: [Old]}
              Kit:
                type: library.static
                "type": framework
                sources: [K]
              App: {type: application, platform: iOS, sources: [A]}
            """, "A/A.swift": "", "K/K.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["Kit", "App"])
        #expect(reading.sources(of: "App") == ["A/A.swift"])
        #expect(reading.module("Kit")?.kind == .framework)
        #expect(reading.notes.map(\.line) == [5, 3])
        #expect(reading.incomplete.isEmpty)
    }

    @Test(arguments: [("../Pkg", "Pkg"), ("Pkg", "Pkg"), ("Own", "Config/Own")])
    func `a package of an included file is where it says, or where the root says`(
        path: String, folder: RelativePath
    ) async throws {
        let reading = try await read([
            "project.yml": "name: P\ninclude: [Config/packages.yml]\n",
            "Config/packages.yml": """
            packages:
              Kit: {path: \(path)}
            targets:
              App:
                type: application
                platform: iOS
                sources: [../A]
                dependencies: [{package: Kit}]
            """,
            "A/A.swift": "", "\(folder)/Package.swift": "",
        ])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `what is included and needs targets of others is no project`() async throws {
        func names(dataNeeds target: String) async throws -> [String] {
            try await read([
                "project.yml": "name: P\ninclude: [Data/project.yml, Domain/project.yml]\n",
                "Data/project.yml": """
                name: Data
                targets:
                  Data:
                    type: framework
                    platform: iOS
                    sources: [./Code]
                    dependencies: [{target: \(target)}]
                  Models: {type: framework, platform: iOS, sources: [./Models]}
                """,
                "Domain/project.yml": """
                name: Domain
                targets:
                  Domain: {type: framework, platform: iOS, sources: [./Code]}
                """,
                "Data/Code/D.swift": "", "Data/Models/M.swift": "", "Domain/Code/D.swift": "",
            ]).modules.map(\.name).sorted()
        }
        let three = ["Data", "Domain", "Models"]
        #expect(try await names(dataNeeds: "Domain") == three)
        #expect(try await names(dataNeeds: "Models") == (three + three).sorted())
    }

    private static let moved = [
        "Apps/One/project.yml": """
        targets:
          App: {sources: [Apps/One/App]}
        include:
          - Apps/Shared/app.yml
          - path: Kit/project.yml
        """,
        "Apps/Shared/app.yml": """
        name: P
        targets:
          App:
            type: application
            platform: iOS
            sources: [../Common]
            dependencies: [{target: Kit}]
        """,
        "Kit/project.yml": """
        targets:
          Kit: {type: framework, platform: iOS, sources: [Code]}
        """,
        "Apps/One/App/A.swift": "", "Apps/Common/C.swift": "", "Kit/Code/K.swift": "",
    ]

    @Test func `one that a script copies to the root is read as if it stood there`() async throws {
        let reading = try await read(Self.moved)
        #expect(reading.modules.map(\.name) == ["App", "Kit"])
        #expect(reading.sources(of: "App") == ["Apps/Common/C.swift", "Apps/One/App/A.swift"])
        #expect(reading.sources(of: "Kit") == ["Kit/Code/K.swift"])
        #expect(reading.generated.map(\.container) == ["P.xcodeproj"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `an include that is switched off does not say where paths begin`() async throws {
        let reading = try await read([
            "App/project.yml": """
            name: P
            include: [{path: local.yml, enable: false}]
            targets:
              App: {type: application, platform: iOS, sources: [Code]}
            """,
            "local.yml": "name: Other\n", "App/Code/A.swift": "",
        ])
        #expect(reading.sources(of: "App") == ["App/Code/A.swift"])
    }

    @Test func `of two that make one project the one with more files is read`() async throws {
        var files = Self.moved
        files["Apps/Two/project.yml"] = "include: [Apps/Shared/app.yml]\n"
        let reading = try await read(files)
        #expect(reading.modules.map(\.name) == ["App", "Kit"])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.notes.map(\.path) == ["Apps/Two/project.yml"])
    }

    @Test func `paths of an included file are relative to it`() async throws {
        let reading = try await read([
            "project.yml": "name: P\ninclude: [Kit/targets.yml]\n",
            "Kit/targets.yml": """
            include: ../Shared/more.yml
            targets:
              Kit: {type: framework, platform: iOS, sources: Sources}
            """,
            "Shared/more.yml":
                "targets:\n  More: {type: framework, platform: iOS, sources: [Code]}\n",
            "Kit/Sources/A.swift": "", "Sources/B.swift": "", "Shared/Code/C.swift": "",
        ])
        #expect(reading.sources(of: "Kit") == ["Kit/Sources/A.swift"])
        #expect(reading.sources(of: "More") == ["Shared/Code/C.swift"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a dependency says in which file it is written`() async throws {
        let reading = try await read([
            "project.yml": "name: P\ninclude: [Kit/targets.yml]\n",
            "Kit/targets.yml": """
            targets:
              Kit: {type: framework, platform: iOS, sources: Sources}
              App:
                type: application
                platform: iOS
                sources: Sources
                dependencies:
                  - target: Kit
            """,
            "Kit/Sources/A.swift": "",
        ])
        let app = try #require(reading.module("App"))
        #expect(app.manifest == "project.yml")
        #expect(
            app.dependencies.map { $0.declaration(for: app) } == [
                DeclarationSite(file: "Kit/targets.yml", line: 8)
            ])
    }

    @Test func `paths stay relative to the including file where that is asked for`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            include:
              - path: Kit/targets.yml
                relativePaths: false
            """,
            "Kit/targets.yml":
                "targets:\n  Kit: {type: framework, platform: iOS, sources: Sources}\n",
            "Sources/B.swift": "",
        ])
        #expect(reading.sources(of: "Kit") == ["Sources/B.swift"])
    }

    @Test func `one file that several include counts once`() async throws {
        let common = "targets:\n  Kit: {type: framework, platform: iOS, sources: [Sources]}\n"
        let reading = try await read([
            "project.yml": "name: P\ninclude: [a.yml, b.yml]\n",
            "a.yml": "include: common.yml\n", "b.yml": "include: common.yml\n",
            "common.yml": common, "Sources/B.swift": "",
        ])
        #expect(reading.modules.map(\.id) == ["project.yml::Kit"])
        #expect(reading.sources(of: "Kit") == ["Sources/B.swift"])
    }

    @Test func `a cycle of includes is named and the rest is read`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            include: other.yml
            targets: {App: {type: application, platform: iOS, sources: App}}
            """,
            "other.yml": "include: project.yml\n", "App/A.swift": "",
        ])
        #expect(reading.sources(of: "App") == ["App/A.swift"])
        #expect(reading.incomplete.map(\.path) == ["other.yml", "project.yml"])
    }

    @Test func `an include that is missing is named with its place`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            include: [gone.yml, ../../outside.yml]
            targets: {App: {type: application, platform: iOS, sources: App}}
            """,
            "App/A.swift": "",
        ])
        #expect(reading.modules.count == 1)
        #expect(Set(reading.incomplete.map(\.path)) == ["project.yml", "gone.yml"])
    }

    @Test func `an include that a variable switches counts as off and is named`() async throws {
        let reading = try await read([
            "project.yml": """
            name: P
            include:
              - {path: extra.yml, enable: "${EXTRA}"}
              - {path: off.yml, enable: NO}
            targets: {App: {type: application, platform: iOS, sources: App}}
            """,
            "extra.yml": "targets: {Extra: {type: framework, platform: iOS}}",
            "off.yml": "targets: {Off: {type: framework, platform: iOS}}",
            "App/A.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["App"])
        #expect(reading.incomplete.map(\.line) == [3])
        #expect(reading.incomplete.first?.reason.contains("EXTRA") == true)
    }

    @Test func `an included file with a name of its own is a project too`() async throws {
        let reading = try await read([
            "project.yml": "name: P\ninclude: Other/project.yml\n",
            "Other/project.yml":
                "name: Other\ntargets: {Kit: {type: framework, platform: iOS, sources: S}}\n",
            "Other/S/A.swift": "",
        ])
        #expect(
            Set(reading.generated.map(\.container.string)) == [
                "P.xcodeproj", "Other/Other.xcodeproj",
            ])
    }

    @Test func `an included file of any name is a part of the project`() async throws {
        let reading = try await read([
            "project.yml": "name: P\ninclude: [Kit/target.yml]\n",
            "Kit/target.yml":
                "name: Kit\ntargets: {Kit: {type: framework, platform: iOS, sources: S}}\n",
            "Kit/S/A.swift": "",
        ])
        #expect(reading.modules.map(\.id.rawValue) == ["project.yml::Kit"])
    }

    @Test func `what includes a file that is not read whole is not read whole either`()
        async throws
    {
        let reading = try await read([
            "project.yml": "name: P\ninclude: [Parts/app.yml]\n",
            "Parts/app.yml": """
            targets:
              App: {type: application, platform: iOS, sources: [../A], dependencies: [{target: "${KIT}"}]}
            """,
            "A/A.swift": "",
        ])
        #expect(reading.incomplete.map(\.path) == ["Parts/app.yml", "project.yml"])
        #expect(reading.modules.map(\.manifest) == ["project.yml"])
    }
}
