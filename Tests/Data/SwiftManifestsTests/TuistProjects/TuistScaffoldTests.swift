import Codebase
import Editing
import TemporaryCodebases
import Testing

@testable import SwiftManifests

@Suite struct TuistScaffoldTests {
    private static let manifest = """
        import Foundation
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let name: Template.Attribute = .required("name")
        private let author = Template.Attribute.required("author")
        private let today = DateFormatter().string(from: Date())

        let template = Template(
            description: "A feature",
            attributes: [
                name, author, .optional("platform", default: "iOS"),
                .optional("date", default: .string(today)),
            ],
            items: [
                .file(path: "\\(root)/\\(name)/Project.swift", templatePath: "Project.stencil"),
                .string(path: "\\(root)/\\(name)/Sources/\\(name).swift", contents: "// \\(author)\\n"),
                .string(path: "\\(root)/\\(name)/Resources/.gitkeep", contents: ""),
                .string(path: "\\(root)/\\(name)/Empty.swift", contents: ""),
                .file(path: "\\(root)/\\(name)/Plain.swift", templatePath: .relativeToRoot("Shared/Plain.swift")),
                .directory(path: "\\(root)/\\(name)", sourcePath: "Tests"),
            ]
        )
        """

    private static let files = [
        "Tuist/Templates/feature/feature.swift": manifest,
        "Tuist/Templates/feature/Project.stencil": "// {{ name|lowercase }} for {{ platform }}\n",
        "Tuist/Templates/feature/Tests/Any.swift": "// {{ name }}\n",
        "Tuist/ProjectDescriptionHelpers/Root.swift": "public let root = \"Features\"\n",
        "shared/plain.swift": "// {{ name }}\n",
    ]

    private func made(
        _ changes: [String: String] = [:], _ values: [String: String]
    ) async throws -> [String: String] {
        let codebase = try TemporaryCodebase(
            Self.files.merging(changes, uniquingKeysWith: { $1 }))
        let tree = codebase.tree
        let template = try #require(ScaffoldTemplate.all(in: tree).first)
        let files = try TuistScaffoldReader().files(of: template, with: values, in: tree)
        return Dictionary(files.map { ($0.key.string, $0.value) }, uniquingKeysWith: { $1 })
    }

    @Test func `files, texts and folders are made as tuist scaffold makes them`() async throws {
        let files = try await made([:], ["name": "Search", "author": "Ann", "date": "today"])
        #expect(
            files == [
                "Features/Search/Project.swift": "// search for iOS\n",
                "Features/Search/Sources/Search.swift": "// Ann\n",
                "Features/Search/Resources/.gitkeep": "",
                "Features/Search/Plain.swift": "// {{ name }}\n",
                "Features/Search/Tests/Any.swift": "// {{ name }}\n",
            ])
    }

    private func refusal(
        _ changes: [String: String] = [:],
        _ values: [String: String] = ["name": "Search", "author": "Ann", "date": "today"]
    ) async throws -> String {
        let error = try await #require(throws: ScaffoldError.self) {
            try await made(changes, values)
        }
        return error.description
    }

    @Test func `what must be said is asked for, today's date as well`() async throws {
        #expect(
            try await refusal([:], ["name": "Search"])
                == "The template feature asks for author, date. Add --attribute author=… "
                + "--attribute date=….")
        let values = ["name": "Search", "author": "Ann", "date": "today", "team": "1"]
        #expect(
            try await refusal([:], values)
                == "The template feature does not ask for team. It asks for name, author, platform, "
                + "date.")
    }

    @Test(arguments: [
        ("Project.stencil", "\n{% for a in b %}", "Project.stencil:2: “{% for a in b %}” is"),
        ("feature.swift", manifest.replacing("\"Tests\"", with: "\"No\""), "where no files are"),
        ("feature.swift", manifest.replacing("\\(root)/\\(name)/P", with: "../"), "leads out"),
        ("feature.swift", manifest.replacing("\\(root)", with: "\\(folder)"), "is not evaluated"),
    ])
    func `what is not understood makes nothing`(
        file: String, text: String, reason: String
    ) async throws {
        let said = try await refusal(["Tuist/Templates/feature/\(file)": text])
        #expect(said.contains(reason), "\(said)")
    }
}
