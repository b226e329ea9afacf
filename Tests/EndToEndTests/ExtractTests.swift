import Foundation
import Testing
import Tiers

/// The real program making a module of a part of an app, in a repository of its own.
@Suite(.real) struct ExtractTests {
    private let shop: ScratchFolder

    init() async throws {
        shop = try ScratchFolder()
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])

            """, to: "Package.swift")
        try shop.write(
            """
            struct Article {
                var title = ""

                /// The words of the title, longest first, as only this file needs them.
                private var words: [Substring] {
                    title.split(separator: " ").sorted { $0.count > $1.count }
                }
            }

            """, to: "Sources/Shop/Models/Article.swift")
        try shop.write(
            "struct Basket { let articles: [Article] }\n",
            to: "Sources/Shop/Models/Old/Basket.swift")
        try shop.writeBoards()
        for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "-qm", "a"]] {
            try await BuiltProgram.git(arguments, in: shop.path)
        }
    }

    @discardableResult private func git(_ arguments: String...) async throws -> String {
        try await BuiltProgram.git(arguments, in: shop.path)
    }

    private func extract(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["extract"] + arguments)
    }

    @Test func `a step is shown, written with renames and undone`() async throws {
        let shown = try await extract("Models", shop.path)
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains("rename to Sources/Models/Old/Basket.swift"))
        #expect(shown.output.contains(".target(name: \"Models\")"))
        #expect(shown.output.contains("checked\nNothing was changed."))
        #expect(try await git("status", "--short").isEmpty)
        let written = try await extract("Models", shop.path, "--apply", "--yes")
        #expect(written.output.hasSuffix("Done. Undo with: strata extract --undo\n"))
        try await git("add", "--all")
        let names = try await git("diff", "--cached", "--name-status", "--find-renames=30%")
        #expect(names.contains("Sources/Shop/Models/Article.swift\tSources/Models/Article.swift"))
        try await git("reset", "--quiet")
        let undone = try await extract("--undo", shop.path)
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try await git("status", "--short").isEmpty)
    }

    @Test func `a new target stands in Sources, in a folder that is free`() async throws {
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.executableTarget(name: "Shop", path: "Sources/Apps/Store")])

            """, to: "Package.swift")
        try FileManager.default.createDirectory(
            atPath: shop.path + "/Sources/Apps", withIntermediateDirectories: true)
        try await git("mv", "Sources/Shop", "Sources/Apps/Store")
        let free = try await extract("Models", shop.path)
        #expect(free.output.contains("rename to Sources/Models/Article.swift"), "\(free.errors)")
        try shop.write("{}\n", to: "Sources/Models/article.json")
        let taken = try await extract("Models", shop.path)
        #expect(taken.status == 0, "\(taken.errors)")
        #expect(taken.output.contains("rename to Sources/ShopModels/Article.swift"))
        let named = try await extract("Models", shop.path, "--name", "Models")
        #expect(named.output.contains("There is a folder Sources/Models already."))
    }

    @Test func `the screen shows a step as a change, y writes it and u undoes it`()
        async throws
    {
        let terminal = try await TmuxTerminal(in: shop.path)
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "7 in modules")
        try await terminal.press("P")
        try await terminal.wait(for: "It uses nothing that stays.")
        try await terminal.press("a")
        let asked = try await terminal.wait(for: "nothing is written yet")
        #expect(asked.contains("Make Models of 2 files?"))
        #expect(
            asked.contains("moved Sources/Shop/Models/Article.swift → Sources/Models/Article.swift")
        )
        #expect(try await git("status", "--short").isEmpty)
        try await terminal.press("y")
        try await terminal.wait(until: "write the module") {
            (try? shop.text(of: "Sources/Models/Article.swift")) != nil
        }
        #expect(try shop.text(of: "Sources/Models/Article.swift").hasPrefix("package struct"))
        try await terminal.press("u")
        try await terminal.wait(for: "Undo: Make Models of 2 files?")
        try await terminal.press("y")
        try await terminal.wait(until: "undo it") { try await git("status", "--short").isEmpty }
    }

    @Test func `where nobody can be asked nothing is written, and what to add is said`()
        async throws
    {
        let text = try await extract("Models", shop.path, "--apply")
        #expect(text.output.hasSuffix("as nobody can be asked here. Add --yes to write it.\n"))
        let json = try await extract("Models", shop.path, "--apply", "--format", "json")
        #expect(json.errors.contains("with --format json add --yes"))
        #expect(try await git("status", "--short").isEmpty)
    }

    @Test func `the patch is one that git applies`() async throws {
        let patch = try await extract("Models", shop.path, "--format", "patch")
        let file = try ScratchFolder()
        try file.write(patch.output, to: "a.patch")
        try await git("apply", "--index", file.path + "/a.patch")
        let text = try await git("show", ":Sources/Models/Article.swift")
        #expect(text.hasPrefix("package struct Article {\n    var title = \"\"\n"))
    }

    @Test func `a step that needs another one says so and ends with 1`() async throws {
        let outcome = try await extract("Cart", shop.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Extract first:\n  strata extract Models\n"))
        let json = try await extract("Cart", shop.path, "--format", "json")
        let report =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(report?["needs"] as? [String] == ["Models"])
    }

    @Test func `a name that the plan does not have ends with 2`() async throws {
        let outcome = try await extract("Nothing", shop.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("It has: Models, Cart, Search"))
    }
}
