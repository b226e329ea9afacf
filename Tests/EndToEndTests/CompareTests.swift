import Foundation
import Testing
import Tiers

/// `check --base` and `affected` say what a change does, and nothing else.
@Suite(.real) struct CompareTests {
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
                    .target(name: "Cart", dependencies: ["Core", "Orders"]),
                    .target(name: "Orders", dependencies: ["Core"]),
                    .target(name: "Home", dependencies: ["Core"]),
                    .target(name: "Core"),
                    .testTarget(name: "CartTests", dependencies: ["Cart"]),
                    .testTarget(name: "HomeTests", dependencies: ["Home"]),
                ]
            )

            """, to: "Package.swift")
        try package.write(
            """
            layers:
              - name: Features
                modules: [Cart, Home, Orders]
                peers: features
              - name: Core
                modules: [Core]

            """, to: ".strata.yml")
        for name in ["Cart", "Orders", "Home"] {
            try package.write(
                "import Core\n\npublic struct \(name) {}\n", to: "Sources/\(name)/\(name).swift")
        }
        try package.write("public struct Money {}\n", to: "Sources/Core/Money.swift")
        for name in ["Cart", "Home"] {
            try package.write("import \(name)\n", to: "Tests/\(name)Tests/\(name)Tests.swift")
        }
        try await git("init", "--quiet")
        try await commit()
    }

    @discardableResult private func git(_ arguments: String...) async throws -> String {
        try await BuiltProgram.git(arguments, in: package.path)
    }

    private func commit() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--allow-empty", "--message", "a")
    }

    private func strata(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, arguments + [package.path])
    }

    private func importOrders() throws {
        try package.write(
            "import Core\nimport Orders\n\npublic struct Cart { let orders: Orders }\n",
            to: "Sources/Cart/Cart.swift")
    }

    @Test(arguments: ["text", "markdown", "github"])
    func `where nothing changed nothing is said`(format: String) async throws {
        let same = try await strata("check", "--base", "HEAD", "--format", format)
        #expect(same.status == 0, "\(same.errors)")
        #expect(same.output.isEmpty, "\(same.output)")
    }

    @Test func `what appeared fails, and what was there does not`() async throws {
        try importOrders()
        let new = try await strata("check", "--base", "HEAD")
        #expect(new.status == 1)
        #expect(new.output.contains("Feature Cart imports feature Orders"), "\(new.output)")
        #expect(new.output.contains("+ Cart → Orders"), "\(new.output)")
        #expect(
            new.output.contains("Compared with HEAD: 1 new violation, 1 gone, sideways 0 → 1"),
            "\(new.output)")
        try await commit()
        let known = try await strata("check", "--base", "HEAD")
        #expect(known.status == 0 && known.output.isEmpty, "\(known.output)")
        #expect(try await strata("check").status == 1)
    }

    @Test func `two revisions are compared without the folder`() async throws {
        try importOrders()
        try await commit()
        try await git("checkout", "--quiet", "--detach", "HEAD~1")
        let two = try await strata("check", "--base", "HEAD", "--at", "master@{0}")
        let names = try await git("branch", "--list", "--format", "%(refname:short)")
        let branch = names.split(separator: "\n").last.map(String.init) ?? ""
        let outcome =
            two.status == 1 ? two : try await strata("check", "--base", "HEAD", "--at", branch)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("Feature Cart imports feature Orders"))
    }

    @Test func `JSON and Markdown say what came, with a graph`() async throws {
        try importOrders()
        try package.write("import Core\n", to: "Sources/Home/Home.swift")
        let json = try await strata("check", "--base", "HEAD", "--format", "json")
        let report = try JSONDecoder().decode(BaseJSON.self, from: Data(json.output.utf8))
        #expect(report.base.appeared == ["sideways ::Cart ::Orders"])
        #expect(report.base.edges.added.map(\.to) == ["::Orders"])
        #expect(report.violations.map(\.id) == report.base.appeared)
        let markdown = try await strata("check", "--base", "HEAD", "--format", "markdown")
        #expect(markdown.output.contains("**New violations**"), "\(markdown.output)")
        #expect(markdown.output.contains("m0 == ✗ new ==> m1"), "\(markdown.output)")
    }

    @Test(arguments: ["check", "affected"])
    func `a base that cannot be read is an error`(command: String) async throws {
        let missing = try await strata(command, "--base", "nothing")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("There is no revision “nothing”."), "\(missing.errors)")
        try FileManager.default.removeItem(atPath: package.path + "/.git")
        let outside = try await strata(command, "--base", "HEAD")
        #expect(outside.status == 2)
        #expect(outside.errors.contains("is in no git repository"), "\(outside.errors)")
    }

    @Test func `a base whose history was cut off is an error`() async throws {
        try await commit()
        let clone = package.path + "/clone"
        try await git("clone", "--quiet", "--depth", "1", "file://" + package.path, clone)
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["check", clone, "--base", "HEAD~1"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("There is no revision “HEAD~1”."), "\(outcome.errors)")
    }

    @Test func `a base without layers is compared by the layers of now`() async throws {
        let layers = try package.text(of: ".strata.yml")
        try FileManager.default.removeItem(atPath: package.path + "/.strata.yml")
        try importOrders()
        try await commit()
        try package.write(layers, to: ".strata.yml")
        let outcome = try await strata("check", "--base", "HEAD")
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    @Test func `affected are those that changed and all above, with their tests`() async throws {
        #expect(try await strata("affected", "--base", "HEAD").output == "Nothing is affected.\n")
        try importOrders()
        try package.write("public struct Orders {}\n", to: "Sources/Orders/New.swift")
        let some = try await strata("affected", "--base", "HEAD")
        #expect(some.output == "* Cart\n  CartTests  tests\n* Orders\n", "\(some.output)")
        let arguments = try await strata("affected", "--base", "HEAD", "--format", "swift-test")
        #expect(arguments.output == "--filter ^(CartTests)\\.\n")
        try package.write("public struct Price {}\n", to: "Sources/Core/Money.swift")
        let all = try await strata("affected", "--base", "HEAD", "--format", "xcodebuild")
        #expect(all.output == "-only-testing:CartTests -only-testing:HomeTests\n")
    }

    @Test func `a report goes to a file, whole or not at all`() async throws {
        let file = package.path + "/report.sarif"
        let written = try await strata("check", "--format", "sarif", "--output", file)
        #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
        #expect(try package.text(of: "report.sarif").contains(#""version" : "2.1.0""#))
        let refused = try await strata("check", "--output", package.path + "/none/report")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("cannot be written"), "\(refused.errors)")
    }
}

private struct BaseJSON: Decodable {
    struct Violation: Decodable { let id: String }

    struct Edge: Decodable { let to: String }

    struct Edges: Decodable { let added: [Edge] }

    struct Base: Decodable {
        let appeared: [String]
        let edges: Edges
    }

    let violations: [Violation]
    let base: Base
}
