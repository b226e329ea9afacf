import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Diagnosing

@Suite struct DiagnoseHealthTests {
    @Test func `what wins the same at less cost comes first`() {
        func finding(_ name: String, edges: Int, files: Int) -> HealthFinding {
            HealthFinding(
                .target, name, title: name, why: [], win: HealthWin(edges: edges),
                cost: HealthCost(files: files), steps: [])
        }
        let cheap = finding("cheap", edges: 10, files: 5)
        #expect(cheap.score > finding("dear", edges: 10, files: 50).score)
        #expect(cheap.score > finding("small", edges: 5, files: 5).score)
        #expect(finding("nothing", edges: 0, files: 1).score == 0)
    }

    @Test func `an error is worth more than a warning`() {
        #expect(HealthWin(edges: 2, errors: 2).worth == 2 * HealthWin(edges: 2).worth)
    }

    @Test func `the order does not depend on that of the modules`() {
        let modules = (0..<12).map { Module.stub("M\($0)") }
        var imports: [String: [String]] = [:]
        for number in 0..<11 {
            imports["M\(number)"] = ["M\(number + 1)", "M\((number * 5) % 12)"]
        }
        let layers = [
            Layer.stub("All", modules.map(\.name), options: LayerOptions(peers: .forbidden))
        ]
        let one = diagnoseHealth(.stub(modules, imports: imports, layers: layers))
        let other = diagnoseHealth(.stub(modules.reversed(), imports: imports, layers: layers))
        #expect(one == other)
        #expect(one.findings.count > 2)
    }

    @Test func `unused and undeclared dependencies are one finding each`() {
        let modules = [
            Module.stub("A", uses: ["C"]), Module.stub("B", uses: ["C"]), Module.stub("C"),
        ]
        let declared = Declaration.stub("Thing")
        let analysis = Analysis.stub(
            .stub(modules),
            facts: [
                "Sources/A/A.swift": .stub(declares: [declared]),
                "Sources/B/B.swift": .stub(
                    imports: [ImportStatement(module: "A", line: 1)], declares: [declared]),
                "Sources/C/C.swift": .stub(declares: [declared]),
            ],
            layers: [.stub("All", ["A", "B", "C"])])
        let found = diagnoseHealth(analysis).findings.filter { $0.topic == .manifest }
        #expect(
            Set(found.map(\.title)) == [
                "B imports A without depending on it",
                "2 declared dependencies are imported by no file",
            ])
        #expect(
            Set(found.compactMap { $0.steps.first?.command }) == [
                "strata imports --fix --only undeclared", "strata imports --fix --only unused",
            ])
    }

    @Test func `what one line declares for several modules is one thing to mend`() throws {
        func finding(
            _ lines: [Int], in file: RelativePath? = "Tuist/Template.swift"
        ) throws -> HealthFinding {
            let modules =
                zip(["A", "B"], lines).map { name, line in
                    Module.stub(
                        name,
                        depends: ["C", "D"].map {
                            DependencyReference(.byName($0), line: line, file: file)
                        })
                }
                + [.stub("C"), .stub("D")]
            let facts = modules.map {
                ($0.sources[0], SourceFacts.stub(declares: [.stub("Thing")]))
            }
            let analysis = Analysis.stub(
                .stub(modules), facts: Dictionary(uniqueKeysWithValues: facts),
                layers: [.stub("All", modules.map(\.name))])
            return try #require(diagnoseHealth(analysis).findings.first { $0.topic == .manifest })
        }
        let template = try finding([7, 7])
        #expect(template.win.declarations == 1 && template.win.violations == 4)
        #expect(template.cost.lines == 1)
        #expect(
            template.why.last
                == "4 of them come of one line that several modules share: Tuist/Template.swift:7.")
        let apart = try finding([7, 8])
        #expect(apart.win.declarations == 2)
        #expect(apart.why.allSatisfy { !$0.contains("share") })
        // A list on one line of a manifest has several.
        #expect(try finding([7, 8], in: nil).win.declarations == 4)
    }

    @Test func `files that no module claims come first where they are many`() {
        let codebase = Codebase(
            root: "/codebase", modules: [Module.stub("A")],
            unclaimed: ["Odd/B.swift", "OldTests/C.swift"])
        let analysis = Analysis.stub(
            codebase, facts: [:], layers: [.stub("All", ["A"])])
        let first = diagnoseHealth(analysis).findings.first
        #expect(first?.title == "1 of 3 Swift files belong to no module")
        #expect(
            first?.why.last == "Not counted: 1 more file in tests, templates, scripts and the like."
        )
        #expect(first?.steps.first?.command == "strata modules --unclaimed")
    }

    @Test func `few files that no module claims are told with what was looked at`() {
        func looked(_ unclaimed: [RelativePath]) -> String? {
            let codebase = Codebase(
                root: "/codebase",
                modules: [
                    Module.stub(
                        "A", sources: (0..<400).map { RelativePath("Sources/A/\($0).swift") })
                ], unclaimed: unclaimed)
            return diagnoseHealth(.stub(codebase, facts: [:], layers: [.stub("All", ["A"])]))
                .checks.first?.subject
        }
        #expect(
            looked(["Odd/B.swift"])
                == "whether all Swift files are read; 1 file belongs to no module, 401 Swift files")
        #expect(looked([])?.hasPrefix("whether all Swift files are read and in a module") == true)
    }

    @Test(arguments: [
        "Docs/Guide.docc/Resources/Step1.swift", "Scripts/release.swift",
        "App/Derived/Sources/A.swift",
        "OldTests/Settings/A.swift", "Kit/A.generated.swift",
    ])
    func `what stands beside the app belongs to no module on purpose`(file: String) {
        let codebase = Codebase(
            root: "/codebase", modules: [Module.stub("A")], unclaimed: [RelativePath(file)])
        let found = diagnoseHealth(
            .stub(codebase, facts: [:], layers: [.stub("All", ["A"])])
        ).findings
        #expect(!found.contains { $0.topic == .unread })
    }

    @Test func `a project that may be misread comes after what hurts`() {
        let modules = [Module.stub("A"), .stub("B")]
        let item = IncompleteItem(path: "App.xcodeproj", reason: "2 files are left over.")
        let codebase = Codebase.stub(modules, incomplete: [item]).suspecting([item])
        let analysis = Analysis(
            codebase: codebase, graph: linkModules(codebase, facts: [:]),
            configuration: inferLayers(codebase, graph: linkModules(codebase, facts: [:])),
            assignment: LayerAssignment(layers: [:], unassigned: [], problems: []), violations: [],
            facts: [:], isComplete: true, incomplete: [item], milliseconds: 0)
        let found = diagnoseHealth(analysis).findings
        #expect(
            found.first { $0.topic == .unread }?.title
                == "1 project may be misread: files are left over")
        #expect(!found.contains { $0.title.contains("could not be read") })
    }

    @Test func `a clean codebase is told what was looked at`() {
        let analysis = Analysis.stub([Module.stub("A")], layers: [.stub("All", ["A"])])
        let health = diagnoseHealth(analysis)
        #expect(health.troubles == [])
        #expect(health.checks.count > 5)
        #expect(health.checks.allSatisfy { $0.found == 0 || $0.topics == [.tightening] })
    }
}
