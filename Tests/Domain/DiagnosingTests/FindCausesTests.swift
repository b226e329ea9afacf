import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Diagnosing

@Suite struct FindCausesTests {
    /// Three features over a fourth one that two of them use for one type alone.
    private var shop: Analysis { shop(using: [:]) }

    /// - Parameter uses: What the file of the fourth one uses, with lines.
    private func shop(using uses: [String: [Int]]) -> Analysis {
        let modules = ["Base", "Cart", "Search", "Profile"].map {
            Module.stub($0, uses: $0 == "Base" ? [] : ["Base"])
        }
        let imports = [ImportStatement(module: "Base", line: 1)]
        return .stub(
            .stub(modules),
            facts: [
                "Sources/Base/Base.swift": .stub(
                    declares: [.stub("Panel"), .stub("Store")], uses: uses),
                "Sources/Cart/Cart.swift": .stub(imports: imports, uses: ["Panel": [3, 4]]),
                "Sources/Search/Search.swift": .stub(imports: imports, uses: ["Panel": [5]]),
                "Sources/Profile/Profile.swift": .stub(
                    imports: imports, uses: ["Panel": [3], "Store": [9]]),
            ],
            layers: [
                .stub(
                    "Features", ["Base", "Cart", "Search", "Profile"],
                    options: LayerOptions(peers: .forbidden))
            ])
    }

    @Test func `violations that end in one module are one finding`() throws {
        let found = diagnoseHealth(shop).findings.filter { $0.topic == .target }
        #expect(found.map(\.modules.first) == ["::Base"])
        let base = try #require(found.first)
        #expect(base.title == "Base: 3 modules of its own layer import it")
        #expect(base.win.edges == 3)
        #expect(base.win.errors == 3)
        #expect(base.win.pairs == 3)
        #expect(base.cost == HealthCost(files: 3, lines: 5))
        #expect(base.violations.count == 3)
        #expect(base.edges.map(\.from) == ["::Cart", "::Profile", "::Search"])
    }

    @Test func `the names whose move ends most of it are said, and counted`() throws {
        let base = try #require(diagnoseHealth(shop).findings.first { $0.topic == .target })
        #expect(base.why.contains { $0.hasPrefix("2 of 3 use only Panel: moving it below") })
        #expect(
            base.steps.first?.action == .move(types: ["Panel"], from: "::Base", to: nil))
    }

    @Test(arguments: [(["Panel": [2]], true), (["Panel": [2], "Store": [3]], false)])
    func `what uses a type that stays is not said to move alone`(
        uses: [String: [Int]], moves: Bool
    ) throws {
        let findings = diagnoseHealth(shop(using: uses)).findings
        let base = try #require(findings.first { $0.topic == .target })
        #expect(base.why.contains { $0.contains("use only Panel:") } == moves)
    }

    @Test func `an edge is in one finding, however many rules it breaks`() {
        let modules = [
            Module.stub("Home", role: .feature),
            Module.stub("Base", role: .feature, uses: ["BaseInterface"]),
            Module.stub("BaseInterface", role: .interface),
        ]
        let analysis = Analysis.stub(
            modules, imports: ["Home": ["Base"], "Base": ["BaseInterface"]],
            layers: [
                .stub(
                    "Features", ["Home", "Base", "BaseInterface"],
                    options: LayerOptions(peers: .forbidden))
            ])
        let kinds = Set(analysis.violations.map(\.kind))
        #expect(kinds.contains(.bypass) && !kinds.contains(.peer))
        let found = diagnoseHealth(analysis).findings.filter { $0.topic == .edge }
        #expect(found.map(\.title) == ["Home → Base: past its interface"])
        #expect(found.first?.win.edges == 1)
        #expect(found.first?.win.violations == 1)
    }

    @Test func `of two modules the one where more meet makes the cause`() {
        let names = ["A", "B", "C", "X", "Y"]
        let analysis = Analysis.stub(
            names.map { Module.stub($0) },
            imports: ["A": ["X", "Y"], "B": ["X"], "C": ["X"]],
            layers: [.stub("Core", names, options: LayerOptions(peers: .forbidden))])
        let causes = Cause.all(
            of: ForbiddenEdge.all(in: analysis), in: CausePlaces(analysis: analysis))
        #expect(
            causes.map(\.center) == [
                .target("::X"), .edge(EdgeID(from: "::A", to: "::Y")),
            ])
        #expect(causes.map(\.edges.count) == [3, 1])
    }

    @Test func `modules that reach their own counterparts are one cause`() throws {
        let stems = ["Cart", "Home", "Login"]
        let names = stems.flatMap { [$0 + "Domain", $0 + "Data"] }
        let analysis = Analysis.stub(
            names.map { Module.stub($0) },
            imports: Dictionary(
                uniqueKeysWithValues: stems.map { ($0 + "Domain", [$0 + "Data"]) }),
            layers: [
                .stub("Data", stems.map { $0 + "Data" }),
                .stub("Domain", stems.map { $0 + "Domain" }),
            ])
        let found = diagnoseHealth(analysis).findings.filter {
            $0.topic != .manifest && !$0.edges.isEmpty
        }
        #expect(found.map(\.topic) == [.pattern])
        let finding = try #require(found.first)
        #expect(
            finding.title
                == "*Domain → *Data: 3 modules import their own counterparts, against the layers")
        #expect(finding.win.edges == 3 && finding.violations.count == 3)
        #expect(finding.why.contains { $0.hasPrefix("One decision for all of them: Cart") })
    }

    @Test func `what is left between two layers is one cause`() throws {
        let analysis = Analysis.stub(
            ["A", "B", "C", "X", "Y", "Z"].map { Module.stub($0) },
            imports: ["A": ["X"], "B": ["Y"], "C": ["Z"]],
            layers: [.stub("Top", ["X", "Y", "Z"]), .stub("Low", ["A", "B", "C"])])
        let found = diagnoseHealth(analysis).findings.filter { $0.topic == .pattern }
        #expect(found.map(\.title) == ["Low → Top: 3 dependencies, against the layers"])
        // Two of a kind are two causes.
        let two = Analysis.stub(
            ["A", "B", "X", "Y"].map { Module.stub($0) }, imports: ["A": ["X"], "B": ["Y"]],
            layers: [.stub("Top", ["X", "Y"]), .stub("Low", ["A", "B"])])
        #expect(
            diagnoseHealth(two).findings.map(\.topic).filter {
                $0 != .manifest && $0 != .tightening
            }
                == [.edge, .edge])
    }

    @Test func `a module that reaches many is a cause of its own`() throws {
        let names = ["Hub", "A", "B", "C"]
        let analysis = Analysis.stub(
            names.map { Module.stub($0, uses: $0 == "Hub" ? ["A", "B", "C"] : []) },
            imports: ["Hub": ["A", "B", "C"]],
            layers: [.stub("Top", ["A", "B", "C"]), .stub("Low", ["Hub"])])
        let found = try #require(diagnoseHealth(analysis).findings.first)
        #expect(found.topic == .source)
        #expect(found.title == "Hub: imports 3 modules of higher layers")
        // Nothing is used by name, so that there is nothing to turn around.
        #expect(found.steps.first?.command == "strata invert Hub A")
    }

    @Test func `what reaches and is reached against one rule is one cause`() throws {
        let names = ["Core", "A", "B", "X", "Y", "Z"]
        let analysis = Analysis.stub(
            names.map { Module.stub($0) },
            imports: ["A": ["Core"], "B": ["Core"], "Core": ["X", "Y", "Z"]],
            layers: [.stub("All", names, options: LayerOptions(peers: .forbidden))])
        let found = diagnoseHealth(analysis).findings.filter { $0.win.edges == 5 }
        let core = try #require(found.first { $0.topic == .target })
        #expect(
            core.title == "Core: 2 modules of its own layer import it, and it imports 3")
        #expect(core.modules == ["::Core", "::A", "::B", "::X", "::Y", "::Z"])
        #expect(core.steps.first?.action == .layer(["::Core"]))
    }

    @Test func `what is only a note is no cause`() {
        let analysis = Analysis.stub(
            [Module.stub("A", uses: ["B"]), Module.stub("B")], imports: ["A": ["B"]],
            layers: [
                .stub("High", ["B"]),
                .stub("Low", ["A"], options: LayerOptions(migrating: true)),
            ])
        #expect(analysis.violations.map(\.severity) == [.info])
        #expect(diagnoseHealth(analysis).troubles == [])
    }

    @Test func `of what others declare it is not said that nothing uses it`() throws {
        let modules = ["Shop", "Cart", "Search"].map { Module.stub($0) }
        let analysis = Analysis.stub(
            modules, imports: ["Shop": ["SwiftUI"], "Cart": ["UIKit"], "Search": ["SwiftUI"]],
            layers: [.stub("Domain", ["*"], options: LayerOptions(pure: true))])
        let found = diagnoseHealth(analysis).findings.filter { !$0.violations.isEmpty }
        #expect(!found.isEmpty)
        #expect(!found.contains { $0.why.contains { $0.contains("nothing by name") } })
    }
}
