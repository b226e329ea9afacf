import Codebase
import TemporaryCodebases
import Testing
import SwiftManifests

/// Paths of manifests that mean the same to a Mac as what is on the disk, but are not the same bytes.
@Suite struct SpellingTests {
    private let composed = "Caf\u{E9}"
    private let decomposed = "Cafe\u{301}"

    private func read(
        _ targets: String, _ files: [String], links: [String: String] = [:]
    ) async throws -> ProjectReading {
        var all = Dictionary(files.map { ($0, "") }) { first, _ in first }
        all["Project.swift"] = """
            import ProjectDescription
            func part(_ name: String, _ sources: SourceFilesList) -> Target {
                .target(
                    name: name, destinations: .iOS, product: .framework, bundleId: name,
                    sources: sources)
            }
            let project = Project(name: "P", targets: [\(targets)])
            """
        return try await TemporaryCodebase(all, links: links).read()
    }

    /// The paths of a target's sources in the bytes of the disk.
    private func bytes(_ reading: ProjectReading, _ target: String) -> [[UInt8]] {
        reading.module(target)?.sources.map { Array($0.string.utf8) } ?? []
    }

    @Test(arguments: [true, false])
    func `a folder is found whichever way its marks are composed`(isComposed: Bool) async throws {
        let (written, onDisk) = isComposed ? (composed, decomposed) : (decomposed, composed)
        let reading = try await read(
            "part(\"A\", [\"\(written)/**\"])", ["\(onDisk)/Men\(decomposed).swift"])
        #expect(reading.incomplete == [])
        #expect(bytes(reading, "A") == [Array("\(onDisk)/Men\(decomposed).swift".utf8)])
    }

    @Test func `a project in a folder with marks is what others depend on`() async throws {
        let project = { (name: String, dependencies: String) in
            """
            import ProjectDescription
            let project = Project(
                name: "\(name)",
                targets: [
                    .target(
                        name: "\(name)", destinations: .iOS, product: .framework, bundleId: "b",
                        sources: ["Sources/**"], dependencies: [\(dependencies)])
                ])
            """
        }
        let reading = try await TemporaryCodebase([
            "App/Project.swift": project(
                "App", ".project(target: \"Menu\", path: \"../\(composed)\")"),
            "\(decomposed)/Project.swift": project("Menu", ""),
            "\(decomposed)/Sources/A.swift": "",
        ]).read()
        let menu = try #require(reading.module("Menu"))
        #expect(reading.dependencies(of: "App") == [.module(menu.id)])
    }

    @Test func `case that only a Mac forgives is forgiven`() async throws {
        let reading = try await read(
            "part(\"A\", [.glob(\"sources/**\", excluding: [\"Sources/old/**\"])])",
            ["Sources/A.swift", "Sources/Old/B.swift"])
        #expect(reading.files["A"] == ["Sources/A.swift"])
    }

    @Test
    func `linked folders are compiled where the links stand, and excluded there`() async throws {
        let reading = try await read(
            """
            part("A", ["A/**"]), part("B", [.glob("A/**", excluding: ["A/Shared/**"])]),
            part("C", ["Alias/*.swift"])
            """,
            ["A/A.swift", "Common/C.swift", "Common/Deep/D.swift"],
            links: ["A/Shared": "Common", "Alias": "Common"])
        #expect(reading.files["A"] == ["A/A.swift", "Common/C.swift", "Common/Deep/D.swift"])
        #expect(reading.files["B"] == ["A/A.swift"])
        #expect(reading.files["C"] == ["Common/C.swift"])
    }

    @Test func `links that lead around are followed once`() async throws {
        let reading = try await read(
            "part(\"A\", [\"A/**\"])", ["A/A.swift", "B/B.swift"],
            links: ["A/toB": "B", "B/toA": "A", "A/self": "A", "B/up": ""])
        #expect(reading.files["A"] == ["A/A.swift", "B/B.swift"])
    }
}
