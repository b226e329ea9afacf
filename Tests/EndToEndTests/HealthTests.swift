import Foundation
import Testing
import Tiers

/// What is wrong with an app of three features that know each other, as the command prints it.
@Suite(.real) struct HealthTests {
    private let shop: ScratchFolder

    init() throws {
        shop = try ScratchFolder()
        let features = ["Cart", "Search", "Profile", "Base"].map { "\($0)Feature" }
        let targets = features.map { name in
            let base = name == "BaseFeature" ? "" : ", dependencies: [\"BaseFeature\"]"
            return ".target(name: \"\(name)\"\(base))"
        }
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [\(targets.joined(separator: ", "))])
            """, to: "Package.swift")
        try shop.write(
            """
            layers:
              - name: Features
                modules: ["*Feature"]
                peers: features

            """, to: ".strata.yml")
        for name in features {
            let isBase = name == "BaseFeature"
            try shop.write(
                isBase
                    ? "public struct Panel {}\n"
                    : "import BaseFeature\nstruct Board { let panel: Panel }\n",
                to: "Sources/\(name)/\(name).swift")
        }
    }

    private func health(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["health", shop.path] + arguments)
    }

    @Test func `health says what to begin with, as text, JSON and Markdown`() async throws {
        let outcome = try await health()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("Begin here. BaseFeature: 3 other features import it.\n"))
        #expect(outcome.output.contains("All 3 use only Panel"))
        let json =
            try JSONSerialization.jsonObject(
                with: Data(try await health("--format", "json").output.utf8))
            as? [String: Any]
        let findings = json?["findings"] as? [[String: Any]]
        #expect(findings?.first?["topic"] as? String == "target")
        #expect(
            findings?.first?["modules"] as? [String] == [
                "::BaseFeature", "::CartFeature", "::ProfileFeature", "::SearchFeature",
            ])
        let markdown = try await health("--format", "markdown").output
        #expect(
            markdown.hasPrefix("### Begin here\n\n**BaseFeature: 3 other features import it**\n"))
    }

    @Test func `health ends with 2 where something could not be read`() async throws {
        try shop.write("struct Broken {\n", to: "Sources/CartFeature/Broken.swift")
        let outcome = try await health()
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("could not be read"))
    }
}
