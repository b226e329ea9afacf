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

    @Test func `plan takes edges from the last build where there is one`() async throws {
        try shop.write(".build\n", to: ".gitignore")
        // What it uses of the models is named nowhere in its text.
        try shop.write(
            "extension CartLogic { var many: Int { basket?.articles.count ?? 0 } }\n",
            to: "Sources/Shop/Cart/CartCount.swift")
        #expect(
            try await plan().output.contains("Edges are found by name (no build left an index)"))
        for command in [["git", "init", "-q"], ["swift", "build", "-q"]] {
            let outcome = try await BuiltProgram.run("/usr/bin/env", command, in: shop.path)
            try #require(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
        }
        let text = try await plan().output
        #expect(text.contains("Edges are exact, as the compiler resolved them"), "\(text)")
        #expect(text.contains("No commits of git were found"))
        #expect(text.contains("5 files of the rest name it."))
        try shop.write("struct Article { }\n", to: "Sources/Shop/Models/Article.swift")
        let changed = try await plan().output
        #expect(changed.contains("Edges are exact in 7 of 8 files"), "\(changed)")
        #expect(changed.contains("the file was changed after it was built"))
    }

    @Test func `plan for a seed says what comes before it`() async throws {
        let outcome = try await plan("--seed", "Sources/Shop/Search")
        #expect(outcome.output.contains("1. Models"), "\(outcome.errors)")
        #expect(outcome.output.contains("2. Search"))
        #expect(!outcome.output.contains("Cart  feature"))
    }

    @Test func `what would be after kept moves is printed, and nothing is written`() async throws {
        try shop.write(
            """
            moves:
              - module: Models
              - folder: Sources/Shop/Models
                to: Models
            """, to: ".strata/plans/first steps.yml")
        let before = try FileManager.default.subpathsOfDirectory(atPath: shop.path).sorted()
        let text = try await plan("--what-if", "first steps")
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.hasPrefix("What if: first steps\n1. new module Models\n2. folder "))
        #expect(text.output.contains("7 → 5"), "\(text.output)")
        for file in ["first steps.yml", ".strata/plans/first steps.yml"] {
            let named = try await plan("--what-if", file, "--format", "json")
            let report =
                try JSONSerialization.jsonObject(with: Data(named.output.utf8)) as? [String: Any]
            #expect((report?["moves"] as? [String])?.count == 2, "\(named.errors)")
            let edges = report?["newEdges"] as? [[String: String]]
            #expect(edges == [["from": "::Shop", "to": "::Models"]])
        }
        let after = try FileManager.default.subpathsOfDirectory(atPath: shop.path).sorted()
        #expect(after == before)
    }

    @Test func `moves that mean nothing are named, and no plan is one that is missing`()
        async throws
    {
        try shop.write(
            "moves:\n  - type: Nobody\n    to: Shop\n", to: ".strata/plans/wrong.yml")
        let wrong = try await plan("--what-if", "wrong")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("No file declares a type Nobody"), "\(wrong.errors)")
        let missing = try await plan("--what-if", "nowhere")
        #expect(missing.status == 2)
        #expect(missing.errors.contains(".strata/plans/nowhere.yml"), "\(missing.errors)")
    }

    @Test func `a Tuist project of one app gets its first framework, and loses it`() async throws {
        let app = try ScratchFolder()
        let project = """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "Shop", destinations: .iOS, product: .app, bundleId: "dev.shop",
                        sources: ["Sources/Shop/**"]
                    )
                ]
            )

            """
        try app.write(project, to: "Project.swift")
        try app.write("struct Article {}\n", to: "Sources/Shop/Models/Article.swift")
        try app.write(
            "struct Basket { let a: [Article] }\n", to: "Sources/Shop/Models/Basket.swift")
        try app.writeBoards()
        let plan = try await BuiltProgram.run(BuiltProgram.strata, ["plan", app.path])
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains("1. Models"))
        #expect(!plan.output.contains("strata extract does none of these steps"))
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted()
        let done = try await BuiltProgram.run(
            BuiltProgram.strata,
            ["extract", "Models", app.path, "--apply", "--yes", "--allow-dirty"])
        #expect(done.status == 0, "\(done.errors)\(done.output)")
        #expect(
            done.output.hasSuffix("Now run: tuist generate. Undo with: strata extract --undo\n"))
        let text = try app.text(of: "Project.swift")
        #expect(text.contains("sources: [\"Models/Sources/**\"]"), "\(text)")
        #expect(text.contains("bundleId: \"dev.shop.Models\""))
        #expect(
            try app.text(of: "Models/Sources/Article.swift").contains("public struct Article {"))
        let undone = try await BuiltProgram.run(
            BuiltProgram.strata, ["extract", app.path, "--undo"])
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try app.text(of: "Project.swift") == project)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted()
                .filter { !$0.hasPrefix(".build") } == before)
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
