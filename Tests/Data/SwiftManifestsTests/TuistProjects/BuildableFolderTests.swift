import Codebase
import TemporaryCodebases
import Testing
import SwiftManifests

/// Folders that Xcode compiles whole, with what they leave out and lend.
@Suite struct BuildableFolderTests {
    private func read(_ folder: String) async throws -> ProjectReading {
        try await TemporaryCodebase([
            "Project.swift": """
            import ProjectDescription
            let project = Project(
                name: "P",
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        buildableFolders: [\(folder)]),
                    .target(
                        name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w",
                        buildableFolders: ["Widget"]),
                ])
            """,
            "App/Main.swift": "", "App/Old/One.swift": "", "App/Old/Deep/Two.swift": "",
            "App/Views/RowPreview.swift": "", "App/Views/Row.swift": "", "Widget/W.swift": "",
        ]).read()
    }

    @Test func `a folder's files belong to the target`() async throws {
        let reading = try await read("\"App\"")
        #expect(reading.incomplete == [])
        #expect(reading.module("App")?.sources.count == 5)
        #expect(reading.files["Widget"] == ["Widget/W.swift"])
    }

    @Test
    func `exceptions leave out files by pattern and folders with all they hold`() async throws {
        let reading = try await read(
            """
            .folder("App", exceptions: [.exception(excluded: ["Old", "**/*Preview.swift"])])
            """)
        #expect(reading.incomplete == [])
        #expect(reading.files["App"] == ["App/Main.swift", "App/Views/Row.swift"])
    }

    @Test func `files that a folder lends belong to the other target too`() async throws {
        let reading = try await read(
            """
            .folder(
                "App",
                exceptions: .exceptions([
                    .exception(target: "Widget", included: ["Views/Row.swift"]),
                    .exception(excluded: ["Old/**"]),
                ]))
            """)
        #expect(reading.incomplete == [])
        #expect(
            reading.files == [
                "App": ["App/Main.swift", "App/Views/Row.swift", "App/Views/RowPreview.swift"],
                "Widget": ["App/Views/Row.swift", "Widget/W.swift"],
            ])
    }
}
