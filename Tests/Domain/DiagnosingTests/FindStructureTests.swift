import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Diagnosing

@Suite struct FindStructureTests {
    /// Modules with one file each, and how many lines it has.
    private func analysis(
        _ lines: [String: Int], _ imports: [String: [String]], app: String? = nil,
        handingOn exporting: String? = nil, undeclared: [String: [String]] = [:]
    ) -> Analysis {
        let modules = lines.keys.sorted().map { name in
            Module.stub(
                name, name == app ? .app : .library, role: name == app ? .app : .core,
                uses: imports[name] ?? [])
        }
        var facts: [RelativePath: SourceFacts] = [:]
        for (name, count) in lines {
            facts[RelativePath("Sources/\(name)/\(name).swift")] = .stub(
                lines: count,
                imports: (imports[name, default: []] + undeclared[name, default: []]).enumerated()
                    .map {
                        ImportStatement(
                            module: $1, attributes: name == exporting ? ["@_exported"] : [],
                            line: $0 + 1)
                    })
        }
        return .stub(.stub(modules), facts: facts, layers: [.stub("All", Array(lines.keys))])
    }

    @Test func `a cycle names its modules and the cheapest cut`() throws {
        let found = diagnoseHealth(
            analysis(["A": 10, "B": 10, "C": 10], ["A": ["B"], "B": ["C"], "C": ["A"]]))
        let cycle = try #require(found.findings.first)
        #expect(cycle.topic == .cycle)
        #expect(cycle.title == "3 modules depend on each other: A, B and C")
        #expect(cycle.edges.count == 1)
        #expect(cycle.win.pairs == 3)
        #expect(cycle.steps.first?.command?.hasPrefix("strata why ") == true)
    }

    @Test func `a dependency to cut for a cycle is in no other finding`() {
        let modules = [Module.stub("One", uses: ["Two"]), Module.stub("Two", uses: ["One"])]
        let analysis = Analysis.stub(
            modules, imports: ["One": ["Two"], "Two": ["One"]],
            layers: [.stub("Core", ["One", "Two"], options: LayerOptions(peers: .forbidden))])
        let found = diagnoseHealth(analysis).troubles
        #expect(Set(found.map(\.topic)) == [.cycle, .edge])
        #expect(Set(found.flatMap(\.edges)).count == 2 && found.flatMap(\.edges).count == 2)
        #expect(Set(found.flatMap(\.violations)) == Set(analysis.violations.map(\.id)))
        #expect(found.first { $0.topic == .cycle }?.win.violations == 2)
    }

    @Test func `modules that commits change together are told, joined or not`() throws {
        let analysis = analysis(["A": 10, "B": 10, "C": 10], ["A": ["B"]])
        func commits(_ names: [String], _ count: Int) -> [[RelativePath]] {
            Array(
                repeating: names.map { RelativePath("Sources/\($0)/\($0).swift") }, count: count)
        }
        func coupled(_ commits: [[RelativePath]]) -> [HealthFinding] {
            diagnoseHealth(analysis, history: ChangeHistory(commits: commits)).findings
                .filter { $0.topic == .coupling }
        }
        let apart = try #require(coupled(commits(["A", "C"], 8) + commits(["B"], 8)).first)
        #expect(apart.title == "A and C change together although nothing joins them")
        #expect(apart.why[0].hasPrefix("8 of the last 16 commits changed both, 100 %"))
        #expect(apart.modules == ["::A", "::C"] && apart.win.commits == 8)
        let joined = try #require(coupled(commits(["A", "B"], 8)).first)
        #expect(joined.title == "A and B always change together")
        #expect(coupled(commits(["A", "B"], 8) + commits(["A"], 8)).isEmpty)
        let checks = diagnoseHealth(analysis).checks
        #expect(!checks.contains { $0.topics == [.coupling] })
    }

    @Test func `a hub ties those above to those below, counted in pairs`() throws {
        let above = (0..<5).map { "Up\($0)" }
        let below = (0..<5).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Kit"]) })
        imports["Kit"] = below
        let lines = Dictionary(
            uniqueKeysWithValues: (above + below + ["Kit"]).map { ($0, 1_000) })
        let hub = try #require(
            diagnoseHealth(analysis(lines, imports)).findings.first { $0.topic == .hub })
        #expect(hub.title == "Kit: 5 depend on it, and it on 5")
        // Kit loses 5, and so does each of the 5 above it.
        #expect(hub.win.pairs == 30)
        #expect(hub.steps.first?.command == "strata plan --module Kit")
    }

    @Test func `a hub without code is an umbrella, and what it hides is to declare`() throws {
        let above = (0..<5).map { "Up\($0)" }
        let below = (0..<5).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Core"]) })
        imports["Core"] = below
        let lines = Dictionary(uniqueKeysWithValues: (above + below + ["Core"]).map { ($0, 100) })
        let hub = try #require(
            diagnoseHealth(analysis(lines, imports)).findings.first { $0.topic == .hub })
        #expect(hub.title == "Core: an umbrella through which 5 modules depend on 5")
        // All that is imported is declared already.
        #expect(hub.steps.map(\.command) == ["strata graph --focus Core --reduce"])
        let modules = lines.keys.sorted().map { Module.stub($0, uses: imports[$0] ?? []) }
        imports["Up0"] = ["Core", "Low0"]
        let hidden = diagnoseHealth(.stub(modules, imports: imports)).troubles
            .first { $0.topic == .hub }
        #expect(hidden?.steps.map(\.command) == ["strata imports --fix --transitive"])
        #expect(hidden?.cost == HealthCost(files: 1, lines: 1))
        #expect(hidden?.steps.map(\.action) == [.openViolations])
        #expect(hidden?.violations.count == 1)
    }

    @Test func `flavours of one app depend on a hub once`() {
        let flavours = (0..<5).map { number in
            Module.stub(
                "App\(number)", .app, role: .app, sources: ["App/Main.swift"], uses: ["Root"])
        }
        let below = (0..<5).map { Module.stub("Low\($0)") }
        let root = Module.stub("Root", uses: below.map(\.name))
        let found = diagnoseHealth(
            .stub(
                flavours + [root] + below,
                imports: ["Root": below.map(\.name)].merging(
                    flavours.map { ($0.name, ["Root"]) }
                ) { first, _ in first },
                layers: [.stub("All", ["*"])])
        ).findings
        #expect(!found.contains { $0.topic == .hub })
    }

    @Test func `a hub that many import against a rule is one finding`() throws {
        let above = (0..<5).map { "Up\($0)" }
        let below = (0..<5).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Kit"]) })
        imports["Kit"] = below
        let modules = (above + below + ["Kit"]).sorted().map {
            Module.stub($0, uses: imports[$0] ?? [])
        }
        let analysis = Analysis.stub(
            modules, imports: imports,
            layers: [
                .stub("Peers", above + ["Kit"], options: LayerOptions(peers: .forbidden)),
                .stub("Core", below),
            ])
        let found = diagnoseHealth(analysis).troubles.filter { $0.modules.first == "::Kit" }
        let cause = try #require(found.first)
        #expect(found.map(\.topic) == [.target])
        #expect(cause.title == "Kit: 5 modules of its own layer import it")
        #expect(
            cause.why.contains("It is a hub, too: an umbrella through which 5 modules depend on 5.")
        )
        // Each of the five above loses Kit and the five below, and Kit these.
        #expect(cause.win.pairs == 35)
        #expect(cause.win.edges == 5 && cause.edges.count == 10 && cause.cost.files == 6)
        #expect(cause.steps.contains { $0.command == "strata graph --focus Kit --reduce" })
    }

    @Test func `modules that need most of the code to be built are told`() throws {
        let above = (0..<4).map { "Up\($0)" }
        let below = (0..<6).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Kit"]) })
        imports["Kit"] = ["Low0"]
        for number in 0..<5 { imports["Low\(number)"] = ["Low\(number + 1)"] }
        let lines = Dictionary(
            uniqueKeysWithValues: (above + below + ["Kit"]).map { ($0, 1_000) })
        let closure = try #require(
            diagnoseHealth(analysis(lines, imports)).findings.first { $0.topic == .closure })
        #expect(closure.title == "6 of 11 modules need half of all code to be built")
        #expect(
            closure.why.first?.hasPrefix("Up0 has the largest closure: 7 modules with 72 %") == true
        )
        #expect(
            closure.steps.map(\.command) == [
                "strata why Kit Low0", "strata graph --focus Up0 --reduce",
            ])
    }

    @Test func `what a module hands on is not offered to be cut`() throws {
        let above = (0..<4).map { "Up\($0)" }
        let below = (0..<6).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Kit"]) })
        imports["Kit"] = ["Low0"]
        for number in 0..<5 { imports["Low\(number)"] = ["Low\(number + 1)"] }
        let lines = Dictionary(
            uniqueKeysWithValues: (above + below + ["Kit"]).map { ($0, 1_000) })
        let found = diagnoseHealth(analysis(lines, imports, handingOn: "Kit")).findings
        let closure = try #require(found.first { $0.topic == .closure })
        #expect(!closure.steps.contains { $0.command == "strata why Kit Low0" })
        #expect(closure.why.contains { $0.hasPrefix("Without") || $0.hasPrefix("No single") })
    }

    @Test func `modules that need little of the code are no finding`() {
        let imports = ["A": ["Low"], "B": ["Low"], "C": ["Low"], "D": ["Low"]]
        let lines = ["A": 100, "B": 100, "C": 100, "D": 100, "Low": 1_000]
        #expect(
            !diagnoseHealth(analysis(lines, imports)).findings.contains { $0.topic == .closure })
    }

    @Test func `a dependency of one file that brings many lines is told`() throws {
        let found = diagnoseHealth(
            analysis(
                [
                    "One": 10, "Two": 10, "Three": 10, "Base": 10, "Odd": 10, "Engine": 900,
                    "Parts": 50,
                ],
                [
                    "One": ["Base"], "Two": ["Base"], "Three": ["Base"], "Base": ["Odd"],
                    "Odd": ["Engine"], "Engine": ["Parts"],
                ]))
        let lever = try #require(found.findings.first { $0.topic == .lever })
        #expect(lever.edges == [EdgeID(from: "::Base", to: "::Odd")])
        #expect(lever.win.lines == 960)
        #expect(lever.win.pairs == 12)
    }

    @Test(arguments: [(["Base", "Odd"], 1), (["Base", "Odd", "Parts"], 0)])
    func `what others reach by it is no dependency to cut`(imported: [String], levers: Int) {
        let lines = [
            "One": 10, "Two": 10, "Three": 10, "Base": 10, "Odd": 10, "Engine": 900, "Parts": 500,
        ]
        let imports = [
            "One": ["Base", "Odd"], "Two": ["Base"], "Three": ["Base"], "Base": ["Odd"],
            "Odd": ["Engine"], "Engine": ["Parts"],
        ]
        let hidden = ["One": imported.filter { imports["One"]?.contains($0) != true }]
        let found = diagnoseHealth(analysis(lines, imports, undeclared: hidden)).findings
        #expect(
            found.filter { $0.topic == .lever }.flatMap(\.edges)
                .filter { $0 == EdgeID(from: "::Odd", to: "::Engine") }.count == levers)
    }

    @Test func `a hub is not cut where others lead to the same`() throws {
        let above = (0..<5).map { "Up\($0)" }
        let below = (0..<5).map { "Low\($0)" }
        var imports = Dictionary(uniqueKeysWithValues: above.map { ($0, ["Kit"]) })
        imports["Kit"] = below
        imports["Low4"] = ["Low0"]
        let lines = Dictionary(
            uniqueKeysWithValues: (above + below + ["Kit"]).map { ($0, 500) })
        let hub = try #require(
            diagnoseHealth(analysis(lines, imports)).findings.first { $0.topic == .hub })
        // Low0 stands first, and is reached through Low4.
        #expect(hub.steps.map(\.command) == ["strata why Kit Low1"])
    }

    @Test func `what a root puts together is no dependency to cut`() {
        let parts = (0..<9).map { "Part\($0)" }
        func levers(tool: [String]) -> [EdgeID] {
            var lines = Dictionary(uniqueKeysWithValues: parts.map { ($0, 5) })
            for name in ["App", "Root", "Main", "Tool"] { lines[name] = 10 }
            lines["Engine"] = 900
            let imports = [
                "App": ["Root"], "Root": ["Main"], "Main": ["Engine"], "Engine": parts,
                "Tool": tool,
            ]
            return diagnoseHealth(analysis(lines, imports, app: "App")).findings
                .filter { $0.topic == .lever }.flatMap(\.edges)
        }
        #expect(levers(tool: []) == [])
        #expect(levers(tool: ["Main"]).contains(EdgeID(from: "::Main", to: "::Engine")))
    }

    @Test func `modules of the same files are one to take apart`() {
        let twins = ["Shop", "Mac"].map {
            Module.stub($0, .app, role: .app, sources: ["Shop/A.swift"])
        }
        let found = diagnoseHealth(
            .stub(
                .stub(twins), facts: ["Shop/A.swift": .stub(lines: 5_000)],
                layers: [.stub("Apps", ["Shop", "Mac"])]))
        #expect(found.troubles.map(\.modules) == [["::Mac", "::Shop"]])
        #expect(found.troubles.first?.why.contains("Shop compiles the same files.") == true)
    }

    @Test func `modules that share most of their files are one to take apart`() throws {
        func found(_ shared: Int) -> Health {
            let common = (0..<shared).map { RelativePath("Shared/\($0).swift") }
            let own = (shared..<10).map { RelativePath("Mac/\($0).swift") }
            let apps = [
                Module.stub("Phone", .app, role: .app, sources: common),
                Module.stub("Mac", .app, role: .app, sources: common + own),
            ]
            let facts = (common + own).map { ($0, SourceFacts.stub(lines: 1_000)) }
            return diagnoseHealth(
                .stub(
                    .stub(apps), facts: Dictionary(uniqueKeysWithValues: facts),
                    layers: [.stub("Apps", ["Phone", "Mac"])]))
        }
        let finding = try #require(found(6).troubles.first)
        #expect(found(6).troubles.count == 1)
        #expect(
            finding.why.last
                == "Phone compiles 6 files of them, too: what is taken out serves both.")
        #expect(found(5).troubles.count == 2)
    }

    /// What is said of a large app whose folders use each other.
    private func app(
        of folders: [String] = ["View", "Data", "Model"], _ uses: [String: String]
    ) throws -> HealthFinding {
        let files = folders.map { RelativePath("Shop/\($0)/\($0)1.swift") }
        let module = Module.stub("Shop", .app, at: "Shop", role: .app, sources: files)
        let facts = files.map { file in
            let name = file.parent.name
            return (
                file,
                SourceFacts.stub(
                    lines: 2_000, declares: [.stub("\(name)Thing", .struct, .internal)],
                    uses: uses[name].map { ["\($0)Thing": [3]] } ?? [:])
            )
        }
        return try #require(
            diagnoseHealth(
                .stub(
                    .stub([module]), facts: Dictionary(uniqueKeysWithValues: facts),
                    layers: [.stub("Apps", ["Shop"])])
            ).findings.first { $0.topic == .monolith })
    }

    @Test func `a folder that most folders of a large app use is named`() throws {
        let folders = ["A", "B", "C", "D", "Tools", "E"]
        let users = ["A": "Tools", "B": "Tools", "C": "Tools", "D": "Tools"]
        let hub = try app(of: folders, users)
        #expect(hub.why.contains("4 of its other 5 folders use Tools."))
        let few = try app(of: folders, users.filter { $0.key != "D" })
        #expect(!few.why.contains { $0.contains("use Tools") })
    }

    @Test func `folders of a large app that need each other are named`() throws {
        let knot = try app(["View": "Data", "Data": "Model", "Model": "Data"])
        #expect(
            knot.why.contains { $0.hasPrefix("Its folders Data and Model depend on each other") })
        let clean = try app(["View": "Data", "Data": "Model"])
        #expect(!clean.why.contains { $0.hasPrefix("Its folders") })
    }

    @Test(arguments: [
        ("// Generated by swift-openapi-generator, do not modify.\n", true),
        ("// What the shop sells.\n", false),
    ])
    func `a module that a tool writes is not to be taken apart`(head: String, isLeft: Bool) {
        let names = ["Api": 40_000, "Kit": 1_000]
        let whole = analysis(names, ["Kit": ["Api"]])
        let codebase = Codebase(
            root: "/codebase",
            contents: PatchedContents(
                NoContents(), patches: ["Sources/Api/Api.swift": Array(head.utf8)]),
            modules: whole.codebase.modules)
        let found = diagnoseHealth(
            .stub(codebase, facts: whole.facts, layers: [.stub("All", ["Api", "Kit"])]))
        #expect(found.findings.contains { $0.topic == .monolith } != isLeft)
    }

    @Test func `an app target with much of the code is to be taken apart`() throws {
        let app = try #require(
            diagnoseHealth(analysis(["Shop": 4_000, "Kit": 1_000], ["Shop": ["Kit"]], app: "Shop"))
                .findings.first)
        #expect(app.title == "Shop: 80 % of all code is in one app target")
        #expect(app.win.lines == 4_000)
        #expect(app.steps.first?.action == .extract("::Shop"))
        let small = diagnoseHealth(
            analysis(["Shop": 400, "Kit": 100], ["Shop": ["Kit"]], app: "Shop"))
        #expect(small.troubles == [])
    }
}
