import Foundation
import Testing
import Tiers

/// What to take out of an app of two features over a core, as the command prints it.
@Suite(.real) struct PlanTests {
    private let shop: ScratchFolder

    init() throws {
        shop = try ScratchFolder()
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
            """, to: "Package.swift")
        try shop.write("struct Article {}\n", to: "Sources/Shop/Models/Article.swift")
        try shop.write(
            "struct Basket { let articles: [Article] }\n", to: "Sources/Shop/Models/Basket.swift")
        try shop.writeBoards()
    }

    private func plan(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["plan", shop.path] + arguments)
    }

    @Test func `plan prints core, then features, as text, JSON and Markdown`() async throws {
        let outcome = try await plan("--format", "json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json =
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(json?["module"] as? String == "::Shop")
        #expect(json?["steps"] as? [String] == ["Models", "Cart", "Search"])
        let candidates = json?["candidates"] as? [[String: Any]]
        #expect(candidates?.first?["kind"] as? String == "core")
        #expect(candidates?.last?["needs"] as? [String] == ["Models"])
        let trial = candidates?.first?["extract"] as? [String: Any]
        #expect(trial?["fits"] as? Bool == true)
        #expect(candidates?.last?["extract"] is NSNull)
        #expect(try await plan().output.contains("1. Models  core, 2 files, 2 lines"))
        #expect(try await plan("--format", "markdown").output.contains("- [ ] **Models**"))
    }

    @Test func `plan for a seed says what comes before it`() async throws {
        let outcome = try await plan("--seed", "Sources/Shop/Search")
        #expect(outcome.output.contains("1. Models"), "\(outcome.errors)")
        #expect(outcome.output.contains("2. Search"))
        #expect(!outcome.output.contains("Cart  feature"))
    }

    @Test func `plan ends with 2 for a name that it does not know`() async throws {
        let seed = try await plan("--seed", "Nothing")
        #expect(seed.status == 2)
        #expect(seed.errors.contains("Name a folder or a file by its path"))
        let module = try await plan("--module", "Nothing")
        #expect(module.status == 2)
        #expect(module.errors.contains("List them with: strata modules"))
    }
}
