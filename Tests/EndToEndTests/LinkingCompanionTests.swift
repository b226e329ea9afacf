import Foundation
import Testing
import Tiers

/// Products that the linker needs beside those that are imported.
@Suite(.real) struct LinkingCompanionTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// What check finds undeclared and unused: `undeclared App → Core`.
    private func findings() async throws -> [String] {
        let outcome = try await BuiltProgram.run("check", folder.path, "--format", "json")
        let report = try JSONDecoder().decode(CheckJSON.self, from: Data(outcome.output.utf8))
        return report.violations.filter {
            ["undeclared", "unused"].contains($0.kind) && $0.severity != "info"
        }.map {
            let ends = [$0.from, $0.to ?? ""].map { $0.split(separator: ":").last ?? "" }
            return "\($0.kind) \(ends[0]) → \(ends[1])"
        }.sorted()
    }

    @Test
    func `a companion in linking is a note, what nothing needs is still found`() async throws {
        try folder.write(
            """
            name: Shop
            packages:
              Realm: {url: "https://example.org/realm-swift", from: 1.0.0}
              Charts: {url: "https://example.org/charts", from: 1.0.0}
            targets:
              Shop:
                type: application
                platform: iOS
                sources: App
                dependencies:
                  - package: Realm
                    products: [Realm, RealmSwift]
                  - package: Charts
                  - framework: Vendor/Maps.xcframework
              Old:
                type: framework
                platform: iOS
                sources: Old
                dependencies:
                  - package: Realm
            """, to: "project.yml")
        try folder.write("import RealmSwift", to: "App/App.swift")
        try folder.write("let a = 1", to: "Old/Old.swift")
        #expect(
            try await findings() == ["unused Old → Realm", "unused Shop → Charts"])
        let all = try await BuiltProgram.run("check", folder.path, "--all")
        #expect(
            all.output.contains(
                "Shop declares Realm, but no file imports it. The imported RealmSwift is part of "
                    + "the same package and may need it at link time."), "\(all.output)")
        let fix = try await BuiltProgram.run("imports", "--fix", folder.path)
        #expect(fix.output.contains("RealmSwift, which is imported, may need it at link time."))
        #expect(!fix.output.contains("-        products: [Realm, RealmSwift]"))
    }
}

private struct CheckJSON: Decodable {
    struct Violation: Decodable {
        let kind: String
        let severity: String
        let from: String
        let to: String?
    }

    let violations: [Violation]
}
