import Codebase
import Testing

@Suite struct SpecTargetSourcesTests {
    private let files = [
        "App/Main.swift": "", "App/Deep/Er/View.swift": "", "App/Deep/Skip.generated.swift": "",
        "App/Tests/T.swift": "", "App/Old.m": "", "App/Old.h": "", "App/Book.docc/Step.swift": "",
        "App/Play.playground/Contents.swift": "", "Single.swift": "", "Other/O.swift": "",
    ]

    private func sources(
        _ sources: String, links: [String: String] = [:]
    ) async throws -> ProjectReading {
        var files = files
        files["project.yml"] = """
            name: P
            targets:
              App:
                type: application
                platform: iOS
                sources:
            \(sources.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
            """
        return try await read(files, links: links)
    }

    @Test func `a folder gives its files, but not those of bundles`() async throws {
        let reading = try await sources("- App")
        #expect(
            reading.sources(of: "App") == [
                "App/Deep/Er/View.swift", "App/Deep/Skip.generated.swift", "App/Main.swift",
                "App/Tests/T.swift",
            ])
        #expect(reading.module("App")?.otherSources == ["App/Old.h", "App/Old.m"])
        #expect(reading.module("App")?.path == "App")
    }

    @Test func `excludes take files and whole folders away`() async throws {
        let reading = try await sources(
            """
            - path: App
              excludes: ["**/*.generated.swift", Tests, "Deep/Er/"]
            """)
        #expect(reading.sources(of: "App") == ["App/Main.swift"])
    }

    @Test func `includes leave only what they name`() async throws {
        let reading = try await sources(
            """
            - path: App
              includes: ["Deep", "*.m"]
              excludes: ["**/*.generated.*"]
            """)
        #expect(reading.sources(of: "App") == ["App/Deep/Er/View.swift"])
        #expect(reading.module("App")?.otherSources == ["App/Old.m"])
    }

    @Test
    func `a file stands for itself, folder references and resources for nothing`() async throws {
        let reading = try await sources(
            """
            - Single.swift
            - {path: App, type: folder}
            - {path: Other, buildPhase: none}
            - {path: Gone, optional: true}
            """)
        #expect(reading.sources(of: "App") == ["Single.swift"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a synced folder gives all but what it excludes`() async throws {
        let reading = try await sources(
            """
            - path: App
              type: syncedFolder
              excludes: [Deep/**, Tests/T.swift]
            """)
        #expect(reading.sources(of: "App") == ["App/Main.swift"])
    }

    @Test func `sources that are not there are named with their line`() async throws {
        let reading = try await sources("- App/Main.swift\n- Gone")
        #expect(reading.incomplete.map(\.line) == [8])
        #expect(reading.sources(of: "App") == ["App/Main.swift"])
    }

    @Test func `sources behind a variable or outside the codebase are named`() async throws {
        let reading = try await sources("- ${SOURCES}/A\n- ../Elsewhere")
        #expect(reading.incomplete.count == 2)
        #expect(reading.incomplete.first?.reason.contains("SOURCES") == true)
    }

    @Test func `case that only a Mac forgives is forgiven`() async throws {
        let reading = try await sources("- other")
        #expect(reading.sources(of: "App") == ["Other/O.swift"])
    }

    @Test func `a linked folder is compiled where the link stands`() async throws {
        let reading = try await sources(
            "- {path: Alias, excludes: [\"Deep\", \"Tests\"]}", links: ["Alias": "App"])
        #expect(reading.sources(of: "App") == ["App/Main.swift"])
    }

    @Test func `one file can belong to three targets`() async throws {
        let target = "{type: framework, platform: iOS, sources: Other}"
        let reading = try await read([
            "project.yml": "name: P\ntargets:\n  A: \(target)\n  B: \(target)\n  C: \(target)\n",
            "Other/O.swift": "",
        ])
        #expect(
            reading.modules.map(\.sources) == [
                ["Other/O.swift"], ["Other/O.swift"], ["Other/O.swift"],
            ])
    }
}
