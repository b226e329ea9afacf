import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// The rules that layers make: upward, sideways, peer, unassigned.
@Suite struct LayerRulesTests {
    /// The violations as `KIND FROM TO`.
    private func violations(
        _ modules: [Module], imports: [String: [String]], layers: [Layer]
    ) -> [String] {
        Analysis.stub(modules, imports: imports, layers: layers).violations
            .filter { [.upward, .sideways, .peer, .unassigned].contains($0.kind) }
            .map { "\($0.kind) \($0.from.targetName) \($0.to?.targetName ?? "")" }
    }

    private let two: [Layer] = [.stub("Top", ["A"]), .stub("Bottom", ["B"])]
    private let modules = [Module.stub("A", uses: ["B"]), .stub("B", uses: ["A"])]

    @Test func `an import of a higher layer is upward`() {
        #expect(violations(modules, imports: ["B": ["A"]], layers: two) == ["upward B A"])
    }

    @Test func `an import of a lower layer is allowed`() {
        #expect(violations(modules, imports: ["A": ["B"]], layers: two).isEmpty)
    }

    @Test func `what is migrating breaks layers without an error, others do not`() {
        let layers: [Layer] = [
            .stub("Top", ["A"]),
            .stub("Legacy", ["B"], options: LayerOptions(migrating: true)),
            .stub("Bottom", ["C"]),
        ]
        let modules = [
            Module.stub("A", uses: ["B"]), .stub("B", uses: ["A"]), .stub("C", uses: ["B"]),
        ]
        let found = Analysis.stub(
            modules, imports: ["A": ["B"], "B": ["A"], "C": ["B"]], layers: layers
        ).violations.filter { $0.kind == .upward }
        #expect(found.map(\.from.targetName) == ["C", "B"])
        #expect(found.map(\.severity) == [.error, .info])
    }

    @Test func `what is only declared breaks no layer`() {
        #expect(violations(modules, imports: [:], layers: two).isEmpty)
    }

    @Test func `the message names modules and layers, and the sites are attached`() throws {
        let analysis = Analysis.stub(modules, imports: ["B": ["A"]], layers: two)
        let upward = try #require(analysis.violations.first { $0.kind == .upward })
        #expect(upward.message == "B in Bottom imports A in Top, a higher layer.")
        #expect(upward.sites.map(\.file) == ["Sources/B/B.swift"])
        #expect(upward.declaration == DeclarationSite(file: "Package.swift", line: 7))
        #expect(upward.severity == .error)
        #expect(upward.id == "upward ::B ::A")
    }

    /// A library has the same names as the app that uses it, and all of it is below.
    @Test func `inferred layers do not compare a package with one that it is made on`() {
        func module(_ name: String, uses: [String] = []) -> Module {
            .stub(
                name, in: RelativePath(String(name.prefix(3))),
                depends: uses.map { other in
                    let container = RelativePath(String(other.prefix(3)))
                    return DependencyReference(
                        .module(ModuleID(container: container, target: other)))
                })
        }
        let modules = [
            module("AppData"), module("AppCommon", uses: ["LibData"]), module("LibData"),
            module("LibCommon", uses: ["LibData"]),
        ]
        let imports = ["AppCommon": ["LibData"], "LibCommon": ["LibData"]]
        let codebase = assignRoles(.stub(modules))
        let facts = Dictionary(
            uniqueKeysWithValues: modules.map { module in
                let names = imports[module.name] ?? []
                return (
                    module.sources[0],
                    SourceFacts.stub(imports: names.map { ImportStatement(module: $0, line: 1) })
                )
            })
        func upward(_ source: LayerConfiguration.Source) -> [String] {
            let configuration = LayerConfiguration(
                source: source, layers: [.stub("Data", ["*Data"]), .stub("Common", ["*Common"])])
            let graph = linkModules(codebase, facts: facts)
            return checkRules(
                codebase: codebase, graph: graph, configuration: configuration,
                assignment: assignLayers(configuration, to: codebase)
            ).violations.filter { $0.kind == .upward }.map(\.from.targetName).sorted()
        }
        #expect(upward(.inferred) == ["LibCommon"])
        #expect(upward(.file(".strata.yml")) == ["AppCommon", "LibCommon"])
    }

    @Test func `a strict layer may import the one directly below only`() {
        let layers: [Layer] = [
            .stub("Top", ["A"], options: LayerOptions(strict: true)), .stub("Middle", ["B"]),
            .stub("Bottom", ["C"]),
        ]
        let found = violations(
            [.stub("A"), .stub("B"), .stub("C")], imports: ["A": ["B", "C"]], layers: layers)
        #expect(found == ["upward A C"])
    }

    @Test func `a layer may import what it lists only`() {
        let layers: [Layer] = [
            .stub("Top", ["A"], options: LayerOptions(mayImport: ["Bottom"])),
            .stub("Middle", ["B"]), .stub("Bottom", ["C"]),
        ]
        let found = violations(
            [.stub("A"), .stub("B"), .stub("C")], imports: ["A": ["B", "C"]], layers: layers)
        #expect(found == ["upward A B"])
    }

    private func peers(_ peers: LayerOptions.Peers, interfaces: Bool = true) -> [Layer] {
        [
            .stub(
                "One", ["*"], options: LayerOptions(peers: peers, interfacesSideways: interfaces))
        ]
    }

    private let features = [Module.stub("HomeFeature"), .stub("LoginFeature")]

    @Test func `peers are free unless the layer says otherwise`() {
        let imports = ["HomeFeature": ["LoginFeature"]]
        #expect(violations(features, imports: imports, layers: peers(.allowed)).isEmpty)
        #expect(
            violations(features, imports: imports, layers: peers(.features))
                == ["sideways HomeFeature LoginFeature"])
        #expect(
            violations(features, imports: imports, layers: peers(.forbidden))
                == ["peer HomeFeature LoginFeature"])
    }

    @Test func `what is called after all features may use them`() {
        let modules = features + [Module.stub("Feature")]
        let layers: [Layer] = [
            .stub("Features", ["*Feature"], options: LayerOptions(peers: .features))
        ]
        let imports = ["Feature": ["LoginFeature"], "HomeFeature": ["LoginFeature"]]
        #expect(
            violations(modules, imports: imports, layers: layers)
                == ["sideways HomeFeature LoginFeature"])
    }

    @Test func `a peer's interface is allowed where the layer says so`() {
        let modules = features + [Module.stub("LoginFeatureInterface")]
        let imports = ["HomeFeature": ["LoginFeatureInterface"]]
        #expect(violations(modules, imports: imports, layers: peers(.features)).isEmpty)
        #expect(
            violations(modules, imports: imports, layers: peers(.features, interfaces: false))
                == ["sideways HomeFeature LoginFeatureInterface"])
    }

    @Test func `parts of one feature may import each other`() {
        let modules = [Module.stub("HomeFeature"), .stub("HomeUI"), .stub("FeatureHome")]
        let imports = ["HomeFeature": ["HomeUI"], "FeatureHome": ["HomeUI"]]
        #expect(violations(modules, imports: imports, layers: peers(.features)).isEmpty)
    }

    @Test func `modules in the folder of a feature are parts of it`() {
        func feature(_ folder: String, _ part: String) -> Module {
            .stub(folder + part, at: RelativePath("Features/\(folder)/\(part)"))
        }
        let home = ["Coordinator", "Screens", "Flow"].map { feature("FeatureHome", $0) }
        let login = ["Coordinator", "Screens"].map { feature("FeatureLogin", $0) }
        let imports = [
            "FeatureHomeCoordinator": ["FeatureHomeScreens", "FeatureLoginScreens"],
            "FeatureHomeScreens": ["FeatureHomeFlow"],
        ]
        #expect(
            violations(home + login, imports: imports, layers: peers(.features))
                == ["sideways FeatureHomeCoordinator FeatureLoginScreens"])
        // One folder alone may be called after the app.
        #expect(
            violations(
                home, imports: ["FeatureHomeScreens": ["FeatureHomeFlow"]],
                layers: peers(.features)) == ["sideways FeatureHomeScreens FeatureHomeFlow"])
    }

    @Test func `the hint about an interface is given only if there is one`() {
        func message(_ modules: [Module]) -> String? {
            Analysis.stub(
                modules, imports: ["HomeFeature": ["LoginFeature"]], layers: peers(.features)
            ).violations.first { $0.kind == .sideways }?.message
        }
        #expect(message(features)?.contains("interface") == false)
        #expect(message(features + [.stub("LoginInterface")])?.contains("interface") == true)
    }

    @Test func `a module in no layer is a warning`() throws {
        let analysis = Analysis.stub([.stub("A"), .stub("Z")], layers: [.stub("Top", ["A"])])
        let violation = try #require(analysis.violations.first)
        #expect(violation.kind == .unassigned)
        #expect(violation.severity == .warning)
        #expect(violation.from == "::Z")
        #expect(violation.to == nil)
    }

    @Test func `tests may import everything they declare`() {
        let modules = [
            Module.stub("A"), .stub("B"),
            .stub("BTests", .test, uses: ["A", "B"]),
        ]
        #expect(violations(modules, imports: ["BTests": ["A", "B"]], layers: two).isEmpty)
    }
}
