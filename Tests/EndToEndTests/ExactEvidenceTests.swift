import Foundation
import Testing
import Tiers

/// The program on a package that was built, against the same package that was changed since.
@Suite(.real) struct ExactEvidenceTests {
    /// Two modules with an equal name, an extension, and members whose type is inferred.
    private func builtPackage() async throws -> ScratchFolder {
        let package = try ScratchFolder()
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Carts"), .target(name: "Shelves"),
                    .target(name: "Shop", dependencies: ["Carts", "Shelves"]),
                ]
            )
            """,
            ".strata.yml": """
            layers:
              - name: Parts
                modules: [Carts, Shelves]
              - name: Shop
                modules: [Shop]
            """,
            ".gitignore": ".build\n",
            "Sources/Carts/Carts.swift": """
            public struct Item { public init() {} }
            public struct Cart {
                public init() {}
                public func first() -> Item { Item() }
            }
            extension String { public var text: String { self } }
            extension Item { public var count: Int { 1 } }
            """,
            "Sources/Shelves/Shelves.swift": """
            public struct Item { public init() {} }
            public struct Shelf { public init() {} }
            """,
            "Sources/Shop/Shop.swift": Self.shop,
        ]
        for (path, text) in files { try package.write(text, to: path) }
        for command in [["git", "init", "-q"], ["swift", "build", "-q"]] {
            let outcome = try await BuiltProgram.run(
                "/usr/bin/env", command, in: package.path)
            try #require(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
        }
        return package
    }

    private static let shop = """
        import Carts
        import Shelves

        func open(_ cart: Cart, _ shelf: Shelf) -> Int {
            let item = cart.first()
            let items: [Carts.Item] = [item]
            print("sold".text)
            return items[0].count
        }
        """

    private func evidence(of package: ScratchFolder) async throws -> [CheckJSON.Evidence] {
        let outcome = try await BuiltProgram.run("check", package.path, "--format", "json")
        let report = try JSONDecoder().decode(CheckJSON.self, from: Data(outcome.output.utf8))
        return report.violations.filter { $0.to == "::Carts" }.flatMap(\.evidence)
    }

    @Test func `a build tells what the text cannot, until the next edit`() async throws {
        let package = try await builtPackage()
        let exact = try await evidence(of: package)
        #expect(exact.map(\.exact) == [true])
        #expect(
            exact.flatMap(\.uses).map { "\($0.line) \($0.name)" } == [
                "4 Cart", "5 first", "6 Item", "7 text", "8 count",
            ])
        try package.write(Self.shop + "\n", to: "Sources/Shop/Shop.swift")
        let named = try await evidence(of: package)
        #expect(named.map(\.exact) == [false])
        #expect(named.map(\.inexact) == ["changed"])
        #expect(
            named.flatMap(\.uses).map { "\($0.line) \($0.name)" } == [
                "4 Cart", "5 first", "6 Item", "8 count",
            ])
    }
}

/// The part of the JSON of `check` that is about evidence.
private struct CheckJSON: Decodable {
    struct Violation: Decodable {
        let to: String?
        let evidence: [Evidence]
    }

    struct Evidence: Decodable {
        let exact: Bool
        let inexact: String?
        let uses: [Use]
    }

    struct Use: Decodable {
        let line: Int
        let name: String
    }

    let violations: [Violation]
}
