import Codebase
import TemporaryCodebases
import Testing
import Tiers

@testable import BazelPackages

/// Build files that grow until the budget bites.
@Suite(.long) struct BuildFileBombTests {
    private static let library = swiftRules + "swift_library(name = \"A\", srcs = [\"a.swift\"])\n"

    /// Expressions that nest, each in its own way.
    private static let towers: [@Sendable (Int) -> String] = [
        { String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0) },
        { String(repeating: "[", count: $0) + "1" + String(repeating: "]", count: $0) },
        { String(repeating: "{1: ", count: $0) + "1" + String(repeating: "}", count: $0) },
        { "a" + String(repeating: ".a", count: $0) },
        { "a" + String(repeating: "()", count: $0) },
        { "a" + String(repeating: "[0]", count: $0) },
        { String(repeating: "-", count: $0) + "1" },
        { String(repeating: "not ", count: $0) + "1" },
        { String(repeating: "lambda: ", count: $0) + "1" },
        { String(repeating: "1 if 1 else ", count: $0) + "1" },
        { "[x for x in [1]" + String(repeating: " if 1", count: $0) + "]" },
        { "[x" + String(repeating: " for x in [1]", count: $0) + "]" },
        {
            String(repeating: "(", count: min($0, 90)) + "a"
                + String(
                    repeating: String(repeating: ".a", count: min($0, 5_000)) + ")",
                    count: min($0, 90))
        },
    ]

    @Test(arguments: towers.indices)
    func `expressions that nest more and more are incomplete`(tower: Int) async throws {
        for size in [2, 20_000] {
            let reading = try await read([
                "BUILD": Self.library + "X = " + Self.towers[tower](size) + "\n", "a.swift": "",
            ])
            #expect(reading.module("::A") != nil || reading.modules.map(\.name) == ["A"])
            #expect(reading.incomplete.isEmpty == (size == 2))
            #expect(reading.incomplete.allSatisfy { $0.reason.contains("deep") })
        }
    }

    @Test(arguments: ["+", "and", "or", "|", "==", "*", "-"])
    func `a chain of operators may have any length`(mark: String) async throws {
        let chain = Array(repeating: "1", count: 20_000).joined(separator: " \(mark) ")
        let reading = try await read(["BUILD": Self.library + "X = \(chain)\n", "a.swift": ""])
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a list that is a long chain is read whole`() async throws {
        let files = (0..<2_000).map { "s\($0).swift" }
        let chain = files.map { "[\"\($0)\"]" }.joined(separator: " + ")
        let reading = try await read(
            Dictionary(uniqueKeysWithValues: files.map { ($0, "") }).merging([
                "BUILD": swiftRules + "swift_library(name = \"A\", srcs = \(chain))\n"
            ]) { $1 })
        #expect(reading.modules.first?.sources.count == 2_000)
        #expect(reading.incomplete.isEmpty)
    }

    /// Statements that work more and more.
    private static let engines: [@Sendable (Int) -> String] = [
        { size in
            "X = [1]\n" + String(repeating: "X = X + X\n", count: size)
        },
        { "X = \"ab\"\n" + String(repeating: "X = X + X\n", count: $0) },
        { "X = \"ab\"\n" + String(repeating: "X = X * 100\n", count: $0) },
        { "X = \"ab\"\n" + String(repeating: "X = \"%s%s\" % (X, X)\n", count: $0) },
        { "X = \"ab\"\n" + String(repeating: "X = \"{}{}\".format(X, X)\n", count: $0) },
        { "X = \"ab\"\n" + String(repeating: "X = X.replace(\"a\", X)\n", count: $0) },
        { "X = \"ab\"\n" + String(repeating: "X = X.join([X, X])\n", count: $0) },
        { size in
            "X = [1]\n" + (0..<size).map { _ in "X = [y for y in X for z in [1, 2]]\n" }.joined()
        },
        { size in
            "def f0():\n    pass\n"
                + (1...size).map { "def f\($0)():\n    f\($0 - 1)()\n    f\($0 - 1)()\n" }.joined()
                + "f\(size)()\n"
        },
        { "X = [1]\n" + String(repeating: "X.extend(X)\n", count: $0) },
        { "X = [1]\n" + String(repeating: "X += X\n", count: $0) },
    ]

    @Test(arguments: engines.indices)
    func `statements that work more and more are incomplete`(engine: Int) async throws {
        for size in [2, 40] {
            let reading = try await read([
                "BUILD": Self.library + Self.engines[engine](size), "a.swift": "",
            ])
            #expect(reading.modules.map(\.name) == ["A"])
            #expect(reading.incomplete.isEmpty == (size == 2))
        }
    }

    /// What puts a value into itself, wrapped, each in its own way.
    private static let wrappers = [
        "x = [x]", "x = (x,)", "x = {1: x}", "x = struct(a = x)", "x = select({\"c\": x})",
        "x = wrap(x)", "x = tuple({1: x}.items())", "x = ([x], [x])", "x = [x, x]",
        "x = [x.append]",
        "y = []\n        y.append(x)\n        x = y",
        "x = macro(implementation = wrap(x))",
    ]

    @Test(arguments: wrappers)
    func `values that stand in each other many times over are freed`(wrapper: String) async throws {
        let reading = try await read([
            "BUILD": Self.library + """
                def wrap(value):
                    def inner():
                        return value
                    return inner

                def tower():
                    x = []
                    for i in range(20000):
                        \(wrapper)
                    return x

                X = tower()
                """,
            "a.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test(arguments: [(2, false), (4_000, true)])
    func `patterns that are compared with many files take many steps`(count: Int, isCut: Bool) {
        let host = StarInterpreter.Host(
            load: { _ in nil }, glob: { _, _ in [] }, fileCount: 10_000, package: "",
            declare: { _ in })
        let parsed = StarParser.parse("X = [glob([\"*.none\"]) for i in range(\(count))]\n")
        let errors = StarInterpreter(host: host).runFile(parsed.statements, in: StarScope())
        #expect(errors.isEmpty == !isCut)
    }

    @Test(arguments: [(2, false), (20, true)])
    func `build files that are too much together are incomplete, once`(
        count: Int, isCut: Bool
    ) throws {
        let text = Self.library + "X = [i for i in range(1000)]\n"
        var files: [String: String] = [:]
        for index in 0..<count {
            files["p\(index)/BUILD"] = text
            files["p\(index)/a.swift"] = ""
        }
        let codebase = try TemporaryCodebase(files)
        let build = withExtendedLifetime(codebase) {
            BazelFiles(codebase.tree, mostSteps: 20_000)
        }
        #expect(build.targets.count == (isCut ? build.order.count : count))
        #expect(build.targets.count < 20)
        #expect(
            build.problems.filter { $0.reason.hasPrefix("All build files together") }.count
                == (isCut ? 1 : 0))
    }

    @Test func `dependencies too many for memory end at the budget, and it is said`() {
        let text =
            Self.library + "[swift_library(name = \"T%d\" % i, deps = [\":T%d\" % j for j in "
            + "range(40)]) for i in range(40)]\n"
        let tree = SourceTree(root: "/b", files: []).patched(["BUILD": Array(text.utf8)])
        let files = BazelFiles(tree)
        let modules = Set(files.targets.keys)
        let whole = BazelDependencies(files: files, modules: modules)
        let cut = BazelDependencies(
            files: files, modules: modules, budget: ReadingBudget(steps: 100))
        let targets = files.order.compactMap { files.targets[$0] }
        #expect(targets.flatMap(whole.references).count == 39 * 40)
        #expect(whole.overrun == nil)
        #expect(targets.flatMap(cut.references).count <= 100)
        #expect(cut.overrun?.reason == .steps(100))
    }

    @Test func `a build file of more than a megabyte is told, and not read`() async throws {
        let filler = String(repeating: "# a\n", count: 300_000)
        let reading = try await read([
            "BUILD": Self.library, "a.swift": "", "x/BUILD": filler + Self.library,
            "x/a.swift": "",
        ])
        #expect(reading.modules.count == 1)
        #expect(reading.incomplete.map(\.path) == ["x/BUILD"])
    }

    @Test(arguments: [("x/a.swift", ["x/BUILD"]), ("y/a.swift", [])])
    func `the only build file is told if it is too large, with Swift below`(
        source: String, told: [RelativePath]
    ) async throws {
        let filler = String(repeating: "# a\n", count: 300_000)
        let reading = try await read(["x/BUILD": filler + Self.library, source: ""])
        #expect(reading.modules.isEmpty && reading.incomplete.map(\.path) == told)
    }
}
