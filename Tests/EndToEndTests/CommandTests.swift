import Foundation
import Testing
import Tiers

/// The real program without a terminal, as scripts use it.
@Suite(.real) struct CommandTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
    }

    @Test
    func `check names the line of a violation as compilers do, and ends with 1`() async throws {
        let outcome = try await BuiltProgram.run("check", package.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Sources/HomeFeature/Home.swift:2:1: error: "))
        #expect(outcome.output.contains("import ProfileFeature"))
        #expect(outcome.output.contains("let profile = ProfileScreen()"))
        #expect(outcome.output.contains("[sideways]"))
    }

    @Test func `check as JSON has the evidence, with the lines that use the import`() async throws {
        let outcome = try await BuiltProgram.run("check", package.path, "--format", "json")
        let report = try JSONDecoder().decode(CheckJSON.self, from: Data(outcome.output.utf8))
        #expect(report.schema == 1)
        let sideways = try #require(report.violations.first { $0.kind == "sideways" })
        #expect(sideways.from == "::HomeFeature")
        #expect(sideways.to == "::ProfileFeature")
        #expect(sideways.evidence.map(\.file) == ["Sources/HomeFeature/Home.swift"])
        #expect(sideways.evidence.flatMap(\.uses).map(\.name) == ["ProfileScreen"])
        #expect(sideways.evidence.flatMap(\.uses).map(\.line) == [5])
    }

    @Test func `without a terminal the program behaves as check`() async throws {
        let bare = try await BuiltProgram.run(in: package.path)
        #expect(bare.status == 1)
        #expect(bare.output.contains("[sideways]"))
        #expect(try await BuiltProgram.run(package.path).status == 1)
    }

    @Test func `check of a codebase without violations ends with 0`() async throws {
        try package.write("public struct Home {}\n", to: "Sources/HomeFeature/Home.swift")
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "ShopApp", dependencies: ["HomeFeature"]),
                    .target(name: "HomeFeature"),
                    .target(name: "ProfileFeature", dependencies: ["Core"]),
                    .target(name: "Core"),
                ]
            )
            """, to: "Package.swift")
        let outcome = try await BuiltProgram.run("check", package.path)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `what could not be read makes check end with 2, never 0`() async throws {
        try package.write("public struct Home {}\n", to: "Sources/HomeFeature/Home.swift")
        try package.write(Data([0x66, 0xFF, 0xFE, 0x0A]), to: "Sources/Core/Broken.swift")
        let outcome = try await BuiltProgram.run("check", package.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Sources/Core/Broken.swift"))
    }

    @Test func `no Swift, a missing folder and an unknown option end with 2`() async throws {
        let empty = try ScratchFolder()
        let outcomes = [
            try await BuiltProgram.run("check", empty.path),
            try await BuiltProgram.run("check", empty.path + "/nowhere"),
            try await BuiltProgram.run("check", "--frobnicate"),
        ]
        #expect(outcomes.map(\.status) == [2, 2, 2])
        #expect(outcomes.allSatisfy { $0.output.isEmpty && !$0.errors.isEmpty })
    }

    @Test
    func `a mistake in .strata.yml is named by line and column, ending with 2`() async throws {
        try package.write("layers:\n  - name: App\n    modulse: [ShopApp]\n", to: ".strata.yml")
        let outcome = try await BuiltProgram.run("check", package.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".strata.yml:3:5: "))
        #expect(outcome.errors.contains("modules"))
    }

    @Test
    func `why shows each step of the chain by line, and ends with 1 without any`() async throws {
        let chain = try await BuiltProgram.run("why", "ShopApp", "Core", package.path)
        #expect(chain.status == 0)
        #expect(chain.output.contains("ShopApp → HomeFeature"))
        #expect(chain.output.contains("Sources/HomeFeature/Home.swift:1:1: import Core"))
        #expect(try await BuiltProgram.run("why", "Core", "ShopApp", package.path).status == 1)
        let unknown = try await BuiltProgram.run("why", "Cor", "ShopApp", package.path)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("Did you mean Core"))
    }

    @Test func `init writes layers once, if told to, and check accepts them`() async throws {
        let budgets = "budgets:\n  - { modules: [Core], at_most: 0 }\n"
        try package.write(budgets, to: ".strata.yml")
        let shown = try await BuiltProgram.run("init", package.path)
        #expect(shown.status == 0 && shown.output.contains("+layers:"))
        #expect(shown.output.contains("Nothing was written. Add --yes to write .strata.yml."))
        #expect(try package.text(of: ".strata.yml") == budgets)
        #expect(try await BuiltProgram.run("init", package.path, "--yes").status == 0)
        let written = try package.text(of: ".strata.yml")
        #expect(written.hasPrefix(budgets) && written.contains("Feature"))
        #expect(try await BuiltProgram.run("check", package.path).errors.isEmpty)
        #expect(try await BuiltProgram.run("init", package.path, "--yes").status == 2)
        #expect(try package.text(of: ".strata.yml") == written)
    }

    @Test func `graph draws every own module in each of its formats`() async throws {
        for format in ["mermaid", "dot", "json"] {
            let outcome = try await BuiltProgram.run("graph", package.path, "--format", format)
            #expect(outcome.status == 0)
            for module in ["ShopApp", "HomeFeature", "ProfileFeature", "Core"] {
                #expect(outcome.output.contains(module), "\(format) lacks \(module)")
            }
        }
    }

    @Test func `graph draws the part that is asked for, or refuses what it ignores`()
        async throws
    {
        func graph(_ arguments: String...) async throws -> BuiltProgram.Outcome {
            try await BuiltProgram.run(
                BuiltProgram.strata, ["graph"] + arguments, in: package.path)
        }
        let near = try await graph("--focus", "ShopApp", "--depth", "1", "--format", "dot")
        #expect(near.status == 0 && near.output.contains("HomeFeature"))
        #expect(!near.output.contains("ProfileFeature"))
        #expect(near.output.contains("not drawn: 2 modules further away with 3 edges"))
        // What follows the two modules is the folder.
        let between = try await graph("--between", "HomeFeature", "Core", package.path, "--reduce")
        #expect(between.output.contains("ProfileFeature") && !between.output.contains("ShopApp"))
        #expect(between.output.contains("1 edge that longer paths imply"))
        #expect(try await graph("--layers").output.contains("2 modules<br/>1 edge, 1 error inside"))
        let back = try await graph("--between", "Core", "ShopApp")
        #expect(back.status == 1 && back.output.isEmpty)
        #expect(back.errors.contains("One leads back: --between ShopApp Core"))
        for (arguments, sentence) in [
            (["--depth", "2"], "--depth needs --focus."),
            (["--focus", "Core", "--between", "Core", "ShopApp"], "Use one of them."),
            (["--between", "Core"], "--between takes two modules"),
            (["--focus", "Cor"], "Did you mean Core?"),
            (["--layers", "--format", "json"], "--layers is for pictures."),
        ] {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.strata, ["graph"] + arguments, in: package.path)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        }
    }

    @Test func `explain knows every kind and refuses others with 2`() async throws {
        let list = try await BuiltProgram.run("explain")
        #expect(list.output.contains("sideways") && list.output.contains("cycle"))
        #expect(try await BuiltProgram.run("explain", "sideways").status == 0)
        #expect(try await BuiltProgram.run("explain", "weird").status == 2)
    }

    @Test func `names with control characters are printed as symbols`() async throws {
        try package.write(
            "import Core\nimport ProfileFeature\n", to: "Sources/HomeFeature/a\u{1B}[31m\nb.swift")
        let outcome = try await BuiltProgram.run("check", package.path, "--all")
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(outcome.output.contains("a␛[31m␊b.swift"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `the completion script of a shell offers the commands`(shell: String) async throws {
        let outcome = try await BuiltProgram.run("--generate-completion-script", shell)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("explain") && outcome.output.contains("sideways"))
    }
}

/// The part of the JSON of `check` that scripts rely on.
private struct CheckJSON: Decodable {
    struct Violation: Decodable {
        let kind: String
        let from: String
        let to: String?
        let evidence: [Evidence]
    }

    struct Evidence: Decodable {
        let file: String
        let line: Int
        let uses: [Use]
    }

    struct Use: Decodable {
        let line: Int
        let name: String
    }

    let schema: Int
    let violations: [Violation]
}
