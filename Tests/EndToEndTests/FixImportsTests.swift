import Foundation
import Testing
import Tiers

/// Manifests that are made to declare what files import, in a repository of their own.
@Suite(.real) struct FixImportsTests {
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
                    // The shop itself.
                    .target(name: "Shop", dependencies: ["Old"]),
                    .target(name: "Core"),
                    .target(name: "Old"),
                ]
            )

            """, to: "Package.swift")
        try package.write("import Core\n\nlet core = Core()\n", to: "Sources/Shop/Shop.swift")
        try package.write("public struct Core {}\n", to: "Sources/Core/Core.swift")
        try package.write("public struct Old {}\n", to: "Sources/Old/Old.swift")
        try await git("init", "--quiet")
        try await commit()
    }

    private func git(_ arguments: String...) async throws {
        try await BuiltProgram.git(arguments, in: package.path)
    }

    private func commit() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "a")
    }

    @Test func `the change is shown, and without consent nothing happens`() async throws {
        let before = try package.text(of: "Package.swift")
        let outcome = try await BuiltProgram.run("imports", "--fix", package.path)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains(
                """
                -        .target(name: "Shop", dependencies: ["Old"]),
                +        .target(name: "Shop", dependencies: ["Core"]),
                """), "\(outcome.output)")
        #expect(outcome.output.contains("Nothing was changed. Add --yes to write these changes."))
        #expect(try package.text(of: "Package.swift") == before)
    }

    @Test func `with consent the manifest declares the imports, and check is clean`() async throws {
        let outcome = try await BuiltProgram.run("imports", "--fix", "--yes", package.path)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let manifest = try package.text(of: "Package.swift")
        #expect(manifest.contains("// The shop itself."))
        #expect(manifest.contains(#".target(name: "Shop", dependencies: ["Core"]),"#))
        let check = try await BuiltProgram.run("check", package.path)
        #expect(!check.output.contains("undeclared") && !check.output.contains("[unused]"))
        let dump = try await BuiltProgram.run(
            "swift", ["package", "dump-package"], in: package.path)
        #expect(dump.status == 0, "\(dump.errors)")
        let again = try await BuiltProgram.run(
            "imports", "--fix", "--yes", "--allow-dirty", package.path)
        #expect(again.output == "Nothing to change.\n")
        #expect(again.status == 0)
    }

    @Test func `uncommitted work is not mixed with a fix unless that is agreed to`() async throws {
        let before = try package.text(of: "Package.swift")
        try package.write("// mine\n", to: "Sources/Core/Mine.swift")
        let refused = try await BuiltProgram.run("imports", "--fix", "--yes", package.path)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("1 file differs from the last commit: Sources/Core/Mine"))
        #expect(try package.text(of: "Package.swift") == before)
        let agreed = try await BuiltProgram.run(
            "imports", "--fix", "--yes", "--allow-dirty", package.path)
        #expect(agreed.status == 0)
        #expect(try package.text(of: "Package.swift") != before)
    }

    @Test func `as JSON the edits stand beside what is left, with the reason`() async throws {
        try package.write(
            "import Shop\n\npublic struct Core {}\n", to: "Sources/Core/Core.swift")
        let outcome = try await BuiltProgram.run(
            "imports", "--fix", package.path, "--format", "json")
        let report = try JSONDecoder().decode(FixJSON.self, from: Data(outcome.output.utf8))
        #expect(report.applied == false)
        #expect(report.changes.map(\.path) == ["Package.swift"])
        #expect(!report.edits.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test func `where nothing of what is wrong can be edited, the status says so`() async throws {
        try package.write("let a = 1\n", to: "Sources/Shop/Shop.swift")
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let names = ["Shop"]
            let package = Package(
                name: "Shop",
                targets: names.map { .target(name: $0, dependencies: ["O" + "ld"]) }
                    + [.target(name: "Core"), .target(name: "Old")])
            """, to: "Package.swift")
        let outcome = try await BuiltProgram.run("imports", "--fix", package.path)
        #expect(outcome.output.hasPrefix("To change by hand:"), "\(outcome.output)")
        #expect(outcome.status == 1)
    }

    @Test func `what could not be read is said, and is no success`() async throws {
        try package.write("let let let\n", to: "Sources/Core/Broken.swift")
        let outcome = try await BuiltProgram.run("imports", "--fix", package.path)
        #expect(outcome.errors.contains("1 item could not be read"), "\(outcome.errors)")
        #expect(outcome.output.contains("+        .target"))
        #expect(outcome.status == 2)
    }

    @Test(arguments: [
        ["--fix", "--readiness"], ["--fix", "--module", "Core"],
        ["--readiness", "--module", "Core"],
        ["--fix", "--objc"], ["--readiness", "--objc"], ["--yes"],
        ["--readiness", "--allow-dirty"],
    ])
    func `options that would be ignored are refused with a sentence`(options: [String]) async throws
    {
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["imports", package.path] + options)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("Error: "))
    }

    @Test func `readiness names files that lack an import, and imports to widen`() async throws {
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.target(name: "Shop", dependencies: ["Core"]), .target(name: "Core")])
            """, to: "Package.swift")
        try package.write(
            "import Core\n\npublic func pay(\n    for core: Core\n) {}\n",
            to: "Sources/Shop/Shop.swift")
        try package.write(
            "func show(_ number: Int) { print(number.formattedPrice) }\n",
            to: "Sources/Shop/Label.swift")
        try package.write(
            """
            public struct Core {}
            extension Int { public var formattedPrice: String { "" } }
            """, to: "Sources/Core/Core.swift")
        let outcome = try await BuiltProgram.run("imports", "--readiness", package.path)
        #expect(
            outcome.output.hasPrefix(
                """
                Sources/Shop/Label.swift:1:1: add import Core  ← formattedPrice (line 1), likely
                Sources/Shop/Shop.swift:1:1: write public import Core  ← Core (line 4)

                ::Shop: 1 to add, 1 to widen

                """), "\(outcome.output)\(outcome.errors)")
    }
}

private struct FixJSON: Decodable {
    struct Change: Decodable { let path: String }
    struct Edit: Decodable { let text: String }

    let applied: Bool
    let changes: [Change]
    let edits: [Edit]
}
