import Foundation
import Testing
import Tiers

/// The real program making all steps up to a group, one change each, in a repository of its own.
@Suite(.real) struct ExtractChainTests {
    private let shop: ScratchFolder

    init() async throws {
        shop = try ScratchFolder()
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])

            """, to: "Package.swift")
        try shop.write(".build\n", to: ".gitignore")
        try shop.write(
            "struct Article { var title = \"\" }\n", to: "Sources/Shop/Models/Article.swift")
        try shop.write(
            "struct Basket { let articles: [Article] }\n", to: "Sources/Shop/Models/Basket.swift")
        try shop.writeBoards()
        try shop.write(
            "struct PayBoard {\n    func show() { PayLogic().pay(with: CartBoard()) }\n}\n",
            to: "Sources/Shop/Pay/PayBoard.swift")
        try shop.write(Self.logic(), to: "Sources/Shop/Pay/PayLogic.swift")
        try shop.write(
            "CartBoard().show()\nSearchBoard().show()\nPayBoard().show()\n",
            to: "Sources/Shop/main.swift")
        try await git("init", "--quiet")
        try await git("config", "user.name", "Ann")
        try await git("config", "user.email", "ann@example.org")
        try await commitAll()
    }

    /// What is paid with, in a file that may hold something that keeps it from moving.
    private static func logic(with line: String = "") -> String {
        """
        import Foundation

        struct PayLogic {
            func pay(with cart: CartBoard) { cart.show() }
            var article: Article?
            \(line)
        }

        """
    }

    @discardableResult private func git(_ arguments: String...) async throws -> String {
        try await BuiltProgram.git(arguments, in: shop.path)
    }

    private func commitAll() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "a")
    }

    private func extract(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["extract"] + arguments)
    }

    private func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: shop.path + "/Sources").sorted()
    }

    @Test func `all steps are shown, each on what those before it leave`()
        async throws
    {
        let shown = try await extract("--through", "pay", shop.path)
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.hasPrefix("3 steps of Shop: Models, Cart, Pay\n"))
        let target = ".target(name: \"Pay\", dependencies: [\"Cart\", \"Models\"])"
        #expect(shown.output.contains(target))
        #expect(shown.output.hasSuffix("write 3 steps, each as a change of its own.\n"))
        #expect(try await git("status", "--short").isEmpty)
        #expect(try modules() == ["Shop"])
    }

    @Test func `a chain of three is written, and taken back one step at a time`() async throws {
        let written = try await extract("--through", "Pay", shop.path, "--apply", "--yes")
        #expect(written.status == 0, "\(written.errors)")
        #expect(written.output.contains("1 of 3: Models written, 10 files\n2 of 3: Cart written"))
        #expect(written.output.contains("\nDone.\nUndo with: strata extract --undo, one step"))
        #expect(try modules() == ["Cart", "Models", "Pay", "Shop"])
        for left in [["Cart", "Models", "Shop"], ["Models", "Shop"], ["Shop"]] {
            let undone = try await extract("--undo", shop.path)
            #expect(undone.status == 0, "\(undone.errors)")
            #expect(try modules() == left)
        }
        #expect(try await git("status", "--short").isEmpty)
    }

    @Test func `it stops at a step that cannot be made, and says what was written`()
        async throws
    {
        try shop.write(
            Self.logic(with: "let bundle = Bundle.module"), to: "Sources/Shop/Pay/PayLogic.swift")
        try await commitAll()
        let outcome = try await extract("--through", "Pay", shop.path, "--apply", "--yes")
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("the bundle of Shop is used"))
        #expect(
            outcome.output.hasSuffix(
                """
                2 of 3: Cart written, 8 files
                Stopped: Pay cannot be extracted like this.
                Written: Models, Cart.
                Undo with: strata extract --undo, one step at a time, 2 times for all

                """))
        #expect(try modules() == ["Cart", "Models", "Shop"])
        let report = try await extract("--through", "Pay", shop.path, "--format", "json")
        #expect(report.status == 1)
        #expect(report.output.contains("cannot be extracted like this."))
    }

    @Test func `three commits hold a step each, and an undo restores files alone`() async throws {
        let before = try await git("rev-parse", "HEAD")
        try shop.write("#!/bin/sh\nexit 1\n", to: ".git/hooks/pre-commit")
        chmod(shop.path + "/.git/hooks/pre-commit", 0o755)
        let outcome = try await extract(
            "--through", "Pay", shop.path, "--apply", "--yes", "--commit")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let stay = "the 3 commits stay: use git revert or git reset.\n"
        #expect(outcome.output.hasSuffix(stay))
        #expect(try await git("status", "--short").isEmpty)
        let subjects = try await git("log", "--format=%s", "--reverse", "HEAD~3..HEAD")
        #expect(
            subjects == "Extract Models from Shop\nExtract Cart from Shop\nExtract Pay from Shop\n")
        #expect(try await git("rev-parse", "HEAD~3") == before)
        for (commit, folders) in [
            ("HEAD~2", "Sources/Models\nSources/Shop\n"),
            ("HEAD~1", "Sources/Cart\nSources/Models\nSources/Shop\n"),
            ("HEAD", "Sources/Cart\nSources/Models\nSources/Pay\nSources/Shop\n"),
        ] {
            let listed = try await git("ls-tree", "-d", "--name-only", commit, "Sources/")
            #expect(listed == folders)
        }
        let body = try await git("log", "-1", "--format=%b")
        #expect(body.contains("- Sources/Shop/Pay/PayBoard.swift -> Sources/Pay/PayBoard.swift"))
        #expect(try await extract("--undo", shop.path).status == 0)
        #expect(try modules() == ["Cart", "Models", "Shop"])
        #expect(try await git("log", "-1", "--format=%s") == "Extract Pay from Shop\n")
    }

    @Test func `commits need a repository, a clean work tree and a chain`()
        async throws
    {
        let alone = try await extract("Models", shop.path, "--apply", "--commit")
        #expect(alone.status == 2)
        #expect(alone.errors.contains("--commit needs --through and --apply."))
        try shop.write("struct New {}\n", to: "Sources/Shop/New.swift")
        let dirty = try await extract(
            "--through", "Pay", shop.path, "--apply", "--yes", "--commit")
        #expect(dirty.status == 2)
        #expect(dirty.errors.contains("--commit needs a clean work tree. 1 file differs"))
        try FileManager.default.removeItem(atPath: shop.path + "/.git")
        let bare = try await extract(
            "--through", "Pay", shop.path, "--apply", "--yes", "--commit")
        #expect(bare.status == 2)
        #expect(bare.errors.contains("--commit: The folder is in no git repository"))
        #expect(try modules() == ["Shop"])
    }

    @Test func `what is built says of later steps what names alone cannot`() async throws {
        try shop.write(
            """
            extension String {
                init(_ flag: Bool, radix: Int) { self.init(flag ? 1 : 0, radix: radix) }
            }

            """, to: "Sources/Shop/Flags.swift")
        try shop.write(
            Self.logic(with: "var code: String { String(7, radix: 2) }"),
            to: "Sources/Shop/Pay/PayLogic.swift")
        try await commitAll()
        let named = try await extract("--through", "Pay", shop.path)
        #expect(named.status == 0, "\(named.errors)")
        #expect(named.output.contains("Moved along, as the others use it:\n  Sources/Shop/Flags"))
        let built = try await extract(
            "--through", "Pay", shop.path, "--prove", "build", "--trust")
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        #expect(built.output.split(separator: "\n").count { $0 == "built" } == 3)
        #expect(!built.output.contains("Flags.swift"))
    }

    @Test func `each step is built with those before it, in a folder that is trusted`()
        async throws
    {
        let refused = try await extract("--through", "Cart", shop.path, "--prove", "build")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Add --trust if you trust it."))
        let built = try await extract(
            "--through", "Cart", shop.path, "--prove", "build", "--trust")
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        #expect(built.output.split(separator: "\n").count { $0 == "built" } == 2)
    }
}
