import Foundation
import Testing
import Tiers

/// The real program adopting a codebase that is not clean, in a repository of its own.
@Suite(.real) struct BaselineTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Orders"]),
                    .target(name: "Home", dependencies: ["Orders"]),
                    .target(name: "Orders"),
                ]
            )

            """, to: "Package.swift")
        try package.write(
            """
            layers:
              - name: Features
                modules: [Cart, Home, Orders]
                peers: features

            """, to: ".strata.yml")
        try package.write(
            "public struct Order {}\npublic struct Receipt {}\n", to: "Sources/Orders/Order.swift")
        try writeCart("let order: Order")
        try package.write("struct Home {}\n", to: "Sources/Home/Home.swift")
    }

    private func writeCart(
        _ line: String, above blanks: Int = 0, to path: String = "Sources/Cart/Cart.swift"
    ) throws {
        try package.write(
            String(repeating: "\n", count: blanks) + "import Orders\n\nstruct Cart { \(line) }\n",
            to: path)
    }

    private func strata(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, arguments + [package.path])
    }

    @Test func `after init and baseline what is new fails, and the end says why`()
        async throws
    {
        for old in [".strata.yml", "Sources"] {
            try FileManager.default.removeItem(atPath: package.path + "/" + old)
        }
        let names = ["HomeFeature", "CartFeature", "OrdersFeature"]
        let targets = names.map { ".target(name: \"\($0)\", dependencies: [\"Core\"])" }
        func writeManifest(_ home: String) throws {
            try package.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Shop",
                    targets: [
                        .target(name: "HomeFeature", dependencies: ["Core", \(home)]),
                        \(targets[1]), \(targets[2]), .target(name: "Core"),
                    ]
                )
                """, to: "Package.swift")
        }
        try writeManifest("\"CartFeature\"")
        for name in names {
            try package.write(
                "import Core\npublic struct \(name)Screen { let core: Core }\n",
                to: "Sources/\(name)/Screen.swift")
        }
        try package.write("public struct Core {}\n", to: "Sources/Core/Core.swift")
        try package.write("import CartFeature\n", to: "Sources/HomeFeature/More.swift")
        #expect(try await strata("init", "--yes").status == 0)
        #expect(try await strata("baseline").status == 0)
        let adopted = try await strata("check")
        #expect(adopted.status == 0 && adopted.output.contains("1 recorded"), "\(adopted.output)")
        #expect(!adopted.output.contains("Ends with"))

        try writeManifest("\"CartFeature\", \"OrdersFeature\"")
        try package.write("import OrdersFeature\n", to: "Sources/HomeFeature/New.swift")
        let worse = try await strata("check")
        #expect(worse.status == 1, "\(worse.output)")
        #expect(worse.output.contains("warning: "), "\(worse.output)")
        #expect(worse.output.hasSuffix("\nEnds with 1: 1 unrecorded warning.\n"), "\(worse.output)")
    }

    @Test func `recorded passes, new fails, gone fails until it is pruned`() async throws {
        #expect(try await strata("check").status == 1)
        let recorded = try await strata("baseline")
        #expect(recorded.status == 0, "\(recorded.errors)")
        #expect(
            recorded.output.hasPrefix(
                "2 violations are recorded in .strata.baseline.yml: 2 added or extended.\n"),
            "\(recorded.output)")
        let adopted = try await strata("check")
        #expect(adopted.status == 0 && adopted.output.contains("2 recorded"), "\(adopted.output)")

        try package.write("import Orders\nstruct Home {}\n", to: "Sources/Home/Home.swift")
        let worse = try await strata("check")
        #expect(worse.status == 1)
        #expect(worse.output.contains("Home imports feature Orders"), "\(worse.output)")
        #expect(!worse.output.contains("Feature Cart"), "\(worse.output)")

        try package.write("struct Home {}\n", to: "Sources/Home/Home.swift")
        try package.write("struct Cart {}\n", to: "Sources/Cart/Cart.swift")
        let gone = try await strata("check", "--kind", "sideways")
        #expect(gone.status == 1)
        #expect(
            gone.output.contains("stale: sideways Cart → Orders is gone, but recorded."),
            "\(gone.output)")
        #expect(gone.output.contains("strata baseline --prune"))
        let pruned = try await strata("baseline", "--prune")
        #expect(pruned.status == 0, "\(pruned.errors)")
        #expect(try await strata("check", "--kind", "sideways").status == 0)
        // What is declared and no longer imported is new.
        let rest = try await strata("check")
        #expect(rest.status == 1 && rest.output.contains("[unused]"), "\(rest.output)")
    }

    @Test func `moved lines and renamed files change nothing, another name does`() async throws {
        _ = try await strata("baseline")
        try FileManager.default.removeItem(
            atPath: package.path + "/Sources/Cart/Cart.swift")
        try writeCart("let   order:   Order", above: 9, to: "Sources/Cart/Views/Basket.swift")
        #expect(try await strata("check").status == 0)
        try writeCart("let order: Order; let receipt: Receipt", to: "Sources/Cart/More.swift")
        let more = try await strata("check")
        #expect(more.status == 1)
        #expect(more.output.contains("Not recorded: Receipt"), "\(more.output)")
    }

    @Test func `frozen layers pass as they are, and the next wrong edge fails`() async throws {
        try FileManager.default.removeItem(atPath: package.path + "/.strata.yml")
        try package.write(
            "import Orders\n\nstruct Cart { let order: Order }\n",
            to: "Sources/Cart/Cart.swift")
        let refused = try await strata("init", "--freeze", "--dry-run")
        #expect(refused.status == 2)
        let frozen = try await strata("init", "--freeze", "--yes")
        #expect(frozen.status == 0, "\(frozen.errors)")
        #expect(try await strata("check").status == 0)
        try package.write("import Cart\n", to: "Sources/Orders/Order.swift")
        #expect(try await strata("check").status == 1)
        let again = try await strata("init", "--freeze")
        #expect(again.status == 2 && again.errors.contains("already exists"), "\(again.errors)")
    }

    @Test func `a script says whether what breaks the layers fails or warns`() async throws {
        try FileManager.default.removeItem(atPath: package.path + "/.strata.yml")
        let failing = try await strata("init", "--fail", "--dry-run")
        #expect(failing.status == 0 && !failing.output.contains("upward: warning"))
        let warning = try await strata("init", "--warn", "--dry-run")
        #expect(warning.output.contains("upward: warning"), "\(warning.output)")
        #expect(try await strata("init", "--dry-run").output == warning.output)
        let refused = try await strata("init", "--freeze", "--warn")
        #expect(refused.status == 2 && refused.errors.contains("Leave out --warn"))
    }

    @Test func `where a layer forbids it nothing is recorded`() async throws {
        let layers = try package.text(of: ".strata.yml")
        try package.write(layers + "    recorded: forbidden\n", to: ".strata.yml")
        let recorded = try await strata("baseline")
        #expect(recorded.output.hasPrefix("Nothing to change: 0 violations are recorded"))
        #expect(try await strata("check").status == 1)
    }

    @Test func `JSON says what is recorded, what is stale and what was changed`() async throws {
        let written = try await strata("baseline", "--format", "json")
        let report = try JSONDecoder().decode(BaselineJSON.self, from: Data(written.output.utf8))
        #expect(report.recorded == 2)
        #expect(report.added.first { $0.kind == "sideways" }?.names == ["Order"])
        try writeCart("let receipt: Receipt")
        let checked = try await strata("check", "--format", "json")
        let check = try JSONDecoder().decode(CheckJSON.self, from: Data(checked.output.utf8))
        #expect(check.violations.first { $0.kind == "sideways" }?.unrecorded == ["Receipt"])
        #expect(check.stale.map(\.gone) == [["Order"]])
        #expect(check.summary.new == 1 && check.summary.errors == 1 && check.summary.stale == 1)
    }

    @Test func `what a merge left ends check with the line, and is never lost`() async throws {
        _ = try await strata("baseline")
        let record = try package.text(of: ".strata.baseline.yml")
        let conflict = record + "<<<<<<< HEAD\n=======\n>>>>>>> other\n"
        try package.write(conflict, to: ".strata.baseline.yml")
        let line = record.split(separator: "\n").count + 1
        for command in ["check", "baseline"] {
            let outcome = try await strata(command)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.contains(".strata.baseline.yml:\(line):1: A merge left"),
                "\(outcome.errors)")
        }
        #expect(try package.text(of: ".strata.baseline.yml") == conflict)
    }

    @Test func `a comment with a reason lets its line pass, an unused one fails`() async throws {
        try package.write(
            "import Orders // strata:exclude sideways: Checkout comes first.\n\n"
                + "struct Cart { let order: Order }\n", to: "Sources/Cart/Cart.swift")
        let excluded = try await strata("check", "--all")
        #expect(excluded.status == 0, "\(excluded.output)")
        #expect(
            excluded.output.contains(" [sideways] (excluded: Checkout comes first.)"),
            "\(excluded.output)")
        #expect(excluded.output.contains(", 1 excluded"))
        let json = try await strata("check", "--format", "json")
        let check = try JSONDecoder().decode(CheckJSON.self, from: Data(json.output.utf8))
        let record = check.violations.first { $0.kind == "sideways" }
        #expect(record?.state == "excluded" && record?.reason == "Checkout comes first.")
        #expect(check.summary.errors == 0 && check.summary.excluded == 1)

        try package.write(
            "// strata:exclude sideways: Checkout comes first.\nstruct Cart {}\n",
            to: "Sources/Cart/Cart.swift")
        let unused = try await strata("check")
        #expect(unused.status == 1)
        #expect(
            unused.output.contains("Cart.swift:1 is about no sideways violation"),
            "\(unused.output)")
    }

    @Test func `a budget only falls, and is not exceeded by recording`() async throws {
        let layers = try package.text(of: ".strata.yml")
        try package.write(
            layers + "budgets:\n  - { kind: sideways, at_most: 3 } # promised\n",
            to: ".strata.yml")
        let recorded = try await strata("baseline")
        #expect(recorded.output.contains("1 budget lowered"), "\(recorded.output)")
        #expect(
            try package.text(of: ".strata.yml")
                == layers + "budgets:\n  - { kind: sideways, at_most: 1 } # promised\n")
        #expect(try await strata("check").status == 0)

        try package.write("import Orders\nlet a: Order\n", to: "Sources/Home/Home.swift")
        let refused = try await strata("baseline")
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains(
                ".strata.yml:6: This would make 2 recorded in sideways in the codebase, "
                    + "at most 1 may be."), "\(refused.errors)")
        let check = try await strata("check")
        #expect(check.status == 1 && check.output.contains("1 recorded"), "\(check.output)")

        try package.write("struct Home {}\n", to: "Sources/Home/Home.swift")
        try package.write("struct Cart {}\n", to: "Sources/Cart/Cart.swift")
        let loose = try await strata("check")
        #expect(loose.status == 1)
        #expect(loose.output.contains("the budget of 1 has to fall"), "\(loose.output)")
        #expect(try await strata("baseline", "--prune").status == 0)
        #expect(try package.text(of: ".strata.yml").contains("at_most: 0 } # promised"))
        #expect(try await strata("check", "--kind", "sideways").status == 0)
    }

    @Test func `programs that record at once leave one whole record`() async throws {
        let folder = package.path
        let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await BuiltProgram.run(BuiltProgram.strata, ["baseline", folder]).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.contains(0))
        #expect(statuses.allSatisfy { $0 == 0 || $0 == 2 })
        let check = try await strata("check")
        #expect(check.status == 0 && check.output.contains("2 recorded"), "\(check.output)")
    }
}

private struct BaselineJSON: Decodable {
    struct Entry: Decodable {
        let kind: String
        let names: [String]?
    }

    let recorded: Int
    let added: [Entry]
}

private struct CheckJSON: Decodable {
    struct Violation: Decodable {
        let kind: String
        let state: String
        let reason: String?
        let unrecorded: [String]
    }

    struct Stale: Decodable { let gone: [String]? }

    struct Summary: Decodable {
        let new: Int
        let errors: Int
        let excluded: Int
        let stale: Int
    }

    let violations: [Violation]
    let stale: [Stale]
    let summary: Summary
}
