import Codebase
import Testing

/// Links that lead around, and names that a Mac takes for equal though their bytes are not.
@Suite struct SpecSpellingTests {
    private let composed = "Caf\u{E9}"
    private let decomposed = "Cafe\u{301}"

    private func spec(_ sources: String, include: String = "[]") -> String {
        """
        name: P
        include: \(include)
        targets:
          App:
            type: application
            platform: iOS
            sources: \(sources)
        """
    }

    @Test(arguments: [true, false])
    func `a folder is found whichever way its marks are composed`(isComposed: Bool) async throws {
        let (written, onDisk) = isComposed ? (composed, decomposed) : (decomposed, composed)
        let reading = try await read([
            "project.yml": spec("[{path: \(written), excludes: [\"Old\(written)\"]}]"),
            "\(onDisk)/A.swift": "", "\(onDisk)/Old\(onDisk)/B.swift": "",
        ])
        #expect(reading.incomplete.isEmpty)
        let sources = reading.module("App")?.sources.map { Array($0.string.utf8) }
        #expect(sources == [Array("\(onDisk)/A.swift".utf8)])
    }

    @Test func `an included file is found whichever way its marks are composed`() async throws {
        let reading = try await read([
            "project.yml": spec("[A]", include: "[\(composed)/more.yml]"),
            "\(decomposed)/more.yml": "targets: {Kit: {type: framework, sources: [K]}}",
            "A/A.swift": "", "\(decomposed)/K/K.swift": "",
        ])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.modules.map(\.name).sorted() == ["App", "Kit"])
        #expect(reading.module("Kit")?.sources.count == 1)
    }

    @Test func `sources behind links that lead around are taken once`() async throws {
        let reading = try await read(
            ["project.yml": spec("[A]"), "A/A.swift": "", "B/B.swift": ""],
            links: ["A/toB": "B", "B/toA": "A", "A/self": "A", "B/up": ""])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.sources(of: "App") == ["A/A.swift", "B/B.swift"])
    }

    @Test
    func `an include through a link that leads around is named, and read once`() async throws {
        let reading = try await read(
            [
                "project.yml": spec("[A]", include: "[parts/loop/more.yml]"),
                "parts/more.yml": """
                include: [loop/more.yml, loop/loop/more.yml]
                targets: {Kit: {type: framework, sources: [K]}}
                """,
                "A/A.swift": "",
            ], links: ["parts/loop": "parts"])
        #expect(reading.modules.map(\.name).sorted() == ["App", "Kit"])
        #expect(reading.incomplete.contains { $0.reason.contains("includes itself") })
    }
}
