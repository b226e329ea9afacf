import Foundation
import Testing
import Tiers

/// `check` asked about some of the violations: the exit status is about those alone.
@Suite(.real) struct CheckFilterTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        // Besides the error a warning: ShopApp declares Core and does not import it.
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "ShopApp", dependencies: ["HomeFeature", "Core"]),
                    .target(name: "HomeFeature", dependencies: ["ProfileFeature", "Core"]),
                    .target(name: "ProfileFeature", dependencies: ["Core"]),
                    .target(name: "Core"),
                ]
            )
            """, to: "Package.swift")
        // Whatever unused is by default, here it warns.
        let layers = try package.text(of: ".strata.yml")
        try package.write(layers + "\nseverities:\n  unused: warning\n", to: ".strata.yml")
    }

    private func check(_ options: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["check", package.path] + options)
    }

    @Test
    func `a kind shows its violations alone, and others do not make check fail`() async throws {
        let unused = try await check("--kind", "Unused")
        #expect(unused.status == 0, "\(unused.output)\(unused.errors)")
        #expect(unused.output.contains("[unused]") && !unused.output.contains("[sideways]"))
        #expect(unused.output.contains("1 violation filtered out"))
        let both = try await check("--kind", "unused", "--kind", "sideways")
        #expect(both.status == 1)
        #expect(both.output.contains("[unused]") && both.output.contains("[sideways]"))
        #expect(try await check("--kind", "weird").status == 2)
    }

    @Test func `a severity shows what is at least as severe`() async throws {
        let errors = try await check("--severity", "error")
        #expect(errors.status == 1)
        #expect(errors.output.contains("[sideways]") && !errors.output.contains("[unused]"))
        #expect(try await check("--severity", "warning").output.contains("[unused]"))
    }

    @Test func `an owner has what stands in files that CODEOWNERS gives them`() async throws {
        let nobody = try await check("--owner", "@home")
        #expect(nobody.status == 2 && nobody.errors.contains("No CODEOWNERS file"))
        try package.write(
            "* @all\n/Sources/HomeFeature/ @Home @ann\n", to: ".github/CODEOWNERS")
        let home = try await check("--owner", "home")
        #expect(home.status == 1, "\(home.output)\(home.errors)")
        #expect(home.output.contains("[sideways]") && !home.output.contains("[unused]"))
        let all = try await check("--owner", "@all")
        #expect(all.output.contains("[unused]") && !all.output.contains("[sideways]"))
        #expect(try await check("--owner", "@all", "--owner", "@ann").status == 1)
        #expect(try await check("--owner", "@someone").status == 0)
        let health = try await BuiltProgram.run(BuiltProgram.strata, ["health", package.path])
        #expect(health.output.contains("   owner @Home @ann\n"), "\(health.output)")
    }

    @Test func `the summary in JSON counts errors and warnings asked for`() async throws {
        struct Report: Decodable {
            struct Summary: Decodable {
                let errors: Int
                let warnings: Int
            }
            let summary: Summary
        }
        func summary(_ options: String...) async throws -> [Int] {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, ["check", package.path, "--format", "json"] + options)
            let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
            return [report.summary.errors, report.summary.warnings]
        }
        #expect(try await summary() == [1, 1])
        #expect(try await summary("--kind", "unused") == [0, 1])
        #expect(try await summary("--severity", "error") == [1, 0])
    }
}
