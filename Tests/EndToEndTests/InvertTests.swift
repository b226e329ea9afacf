import Foundation
import Testing
import Tiers

/// The real program turning a dependency around, in a repository of its own.
@Suite(.real) struct InvertTests {
    private let package: ScratchFolder

    init() async throws {
        package = try ScratchFolder()
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "Shop", dependencies: ["Cart"]),
                    .target(name: "Cart", dependencies: ["Orders", "Money"]),
                    .target(name: "Orders"),
                    .target(name: "Money"),
                ]
            )

            """, to: "Package.swift")
        try package.write(
            """
            layers:
              - name: App
                modules: [Shop]
              - name: Features
                modules: [Cart, Orders, Money]
                peers: features

            """, to: ".strata.yml")
        try package.write(
            """
            public final class OrderService {
                public init() {}
                public func place(_ name: String) -> Int { name.count }
            }

            """, to: "Sources/Orders/OrderService.swift")
        try package.write(
            "public struct Money: Equatable, Sendable {\n    public init() {}\n}\n",
            to: "Sources/Money/Money.swift")
        try package.write(
            """
            import Orders

            public final class Cart {
                private let orders = OrderService()
                public init() {}
                public func buy() -> Int { orders.place("book") }
            }

            """, to: "Sources/Cart/Cart.swift")
        try package.write(
            "import Money\n\npublic struct Price: Equatable { public let money = Money() }\n",
            to: "Sources/Cart/Price.swift")
        try package.write("import Cart\n\nprint(Cart().buy())\n", to: "Sources/Shop/main.swift")
        try await git("init", "--quiet")
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "a")
    }

    private func git(_ arguments: String...) async throws {
        try await BuiltProgram.git(arguments, in: package.path)
    }

    private func invert(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            BuiltProgram.strata, ["invert"] + arguments + ["--path", package.path])
    }

    @Test func `without a violation all are listed with their recipe`() async throws {
        let outcome = try await invert()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outcome.output == """
                sideways ::Cart ::Money
                    model
                    no recipe fits: Everything in Money would move. Let Money itself be a module \
                that both may use: give it another layer.
                sideways ::Cart ::Orders
                    service
                    interface: A protocol for OrderService (4 files, 21 lines, 1 new name)
                2 violations to invert, a recipe for 1.

                """)
    }

    @Test func `a change is shown and proved, and without consent not made`() async throws {
        let outcome = try await invert("Cart", "Orders", "--prove", "check")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("\n    checked\n"), "\(outcome.output)")
        #expect(outcome.output.contains("+print(Cart(orders: OrderService()).buy())"))
        #expect(outcome.output.hasSuffix("changed. Add --apply to write this change.\n"))
        let status = try await BuiltProgram.run(
            "git", ["status", "--porcelain"], in: package.path)
        #expect(status.output.isEmpty)
    }

    @Test func `an applied change passes check, and is undone as a whole`() async throws {
        let patch = try await invert("sideways ::Cart ::Orders", "--format", "patch")
        try package.write(patch.output, to: ".git/patch")
        try await git("apply", "--check", ".git/patch")
        let applied = try await invert("Cart", "Orders", "--apply", "--yes")
        #expect(applied.output.hasSuffix("Done. Undo with: strata invert --undo\n"))
        let check = try await BuiltProgram.run("check", package.path)
        #expect(!check.output.contains("Orders"), "\(check.output)")
        let undone = try await invert("--undo")
        #expect(undone.output == "Undid “A protocol for OrderService”: 4 files.\n")
        let status = try await BuiltProgram.run(
            "git", ["status", "--porcelain"], in: package.path)
        #expect(status.output.isEmpty, "\(status.output)")
    }

    @Test func `building a copy needs trust, and is said when it succeeds`() async throws {
        let refused = try await invert("Cart", "Orders", "--prove", "build")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Add --trust if you trust it."), "\(refused.errors)")
        let built = try await invert("Cart", "Orders", "--prove", "build", "--trust")
        #expect(built.status == 0, "\(built.errors)")
        #expect(built.output.contains("\n    built\n"), "\(built.output)")
        let status = try await BuiltProgram.run(
            "git", ["status", "--porcelain"], in: package.path)
        #expect(status.output.isEmpty, "\(status.output)")
    }

    @Test func `what did not build before the change is not proved by a build`() async throws {
        try package.write(
            "import Cart\n\nprint(Cart().buy(), unknown)\n", to: "Sources/Shop/main.swift")
        let outcome = try await invert(
            "Cart", "Orders", "--prove", "build", "--trust", "--apply", "--yes", "--allow-dirty")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("It does not build here before the change:"))
        #expect(outcome.output.contains("cannot find 'unknown' in scope"), "\(outcome.output)")
        #expect(outcome.output.hasSuffix("proved as asked. Nothing was changed.\n"))
        #expect(try package.text(of: "Sources/Cart/Cart.swift").contains("OrderService()"))
    }

    @Test func `a test that fails after the change is shown, and nothing is written`() async throws
    {
        let manifest = try package.text(of: "Package.swift")
        try package.write(
            manifest.replacing(
                ".target(name: \"Money\"),",
                with: ".target(name: \"Money\"), "
                    + ".testTarget(name: \"CartTests\", dependencies: [\"Cart\"]),"),
            to: "Package.swift")
        try package.write(
            """
            import Foundation
            import Testing

            @Test func `the cart makes its own orders`() throws {
                let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent("../../Sources/Cart/Cart.swift")
                #expect(try String(contentsOf: sources, encoding: .utf8).contains("OrderService()"))
            }

            """, to: "Tests/CartTests/CartTests.swift")
        let outcome = try await invert(
            "Cart", "Orders", "--prove", "tests", "--trust", "--apply", "--yes", "--allow-dirty")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("\n    tests failed\n"), "\(outcome.output)")
        #expect(outcome.output.contains("the cart makes its own orders"), "\(outcome.output)")
        #expect(outcome.output.hasSuffix("The proof failed. Nothing was changed.\n"))
        #expect(try package.text(of: "Sources/Cart/Cart.swift").contains("OrderService()"))
    }

    @Test func `where no recipe fits the status is 1, and JSON says why`() async throws {
        let outcome = try await invert("Cart", "Money", "--format", "json", "--apply", "--yes")
        #expect(outcome.status == 1)
        let report = try JSONDecoder().decode(InvertJSON.self, from: Data(outcome.output.utf8))
        #expect(report.applied == false)
        #expect(report.violations.map(\.id) == ["sideways ::Cart ::Money"])
        #expect(report.violations[0].couplings.map(\.class) == ["model"])
        #expect(report.violations[0].couplings[0].sites[0].line == 3)
        #expect(report.violations[0].recipes.allSatisfy { !$0.fits && $0.why != nil })
    }

    @Test func `mistakes are said with what to write instead`() async throws {
        let unknown = try await invert("Shop", "Cart")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("Shop may depend on Cart"), "\(unknown.errors)")
        let alone = try await invert("--apply")
        #expect(alone.status == 2)
        #expect(alone.errors.contains("are about one violation. Name it."))
    }
}

private struct InvertJSON: Decodable {
    struct Violation: Decodable {
        let id: String
        let couplings: [Coupling]
        let recipes: [Recipe]
    }

    struct Coupling: Decodable {
        struct Site: Decodable {
            let line: Int
        }

        let `class`: String
        let sites: [Site]
    }

    struct Recipe: Decodable {
        let fits: Bool
        let why: String?
    }

    let applied: Bool
    let violations: [Violation]
}
