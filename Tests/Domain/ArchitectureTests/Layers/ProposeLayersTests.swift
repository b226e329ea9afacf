import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ProposeLayersTests {
    private let declares = [
        "App/ShopApp.swift": ["ShopApp"], "App/Presentation/List.swift": ["ListView"],
        "App/Domain/Movie.swift": ["Movie"], "App/Data/Store.swift": ["MovieStore"],
        "App/Gadgets/G.swift": ["Gadget"],
    ]
    private let uses = [
        "App/ShopApp.swift": ["ListView", "MovieStore"],
        "App/Presentation/List.swift": ["Movie", "Gadget"], "App/Data/Store.swift": ["Movie"],
    ]

    @Test func `layers inside a module stand below each other, and hold when written`() {
        let found = analyzeUnits(.monolith(declares: declares, uses: uses), by: .folders)
        let proposed = proposeLayers(found)
        #expect(proposed.units == .folders && proposed.refined.isEmpty)
        let assignment = assignLayers(proposed, to: found.codebase)
        #expect(assignment.problems.isEmpty && assignment.unassigned.isEmpty)
        let checked = checkRules(
            codebase: found.codebase, graph: found.graph, configuration: proposed,
            assignment: assignment)
        #expect(checked.violations.isEmpty)
        #expect(
            proposed.layers.map(\.name).filter { $0 != "Apps" } == [
                "Program", "Presentation", "Data", "Domain",
            ])
        #expect(proposed.severities[.upward] == .warning && proposed.severities[.cycle] == nil)
    }

    @Test func `what folders break already is proposed as a warning`() {
        var uses = uses
        uses["App/Domain/Movie.swift"] = ["MovieStore"]
        let found = analyzeUnits(.monolith(declares: declares, uses: uses), by: .folders)
        let proposed = proposeLayers(found)
        let written = LayerConfiguration(
            source: .file(".strata.yml"), layers: proposed.layers,
            severities: proposed.severities, units: proposed.units)
        let checked = checkRules(
            codebase: found.codebase, graph: found.graph, configuration: written,
            assignment: assignLayers(written, to: found.codebase))
        #expect(checked.violations.contains { $0.kind == .cycle })
        #expect(checked.violations.allSatisfy { $0.severity != .error })
        #expect(
            writeConfiguration(proposed).contains(
                "severities:\n  upward: warning\n  # upward: error\n  sideways: warning\n"))
    }

    private static let shop: [Module] = {
        func part(_ name: String, _ uses: [String] = []) -> Module {
            .stub(name, at: RelativePath("Features/\(name)"), uses: uses)
        }
        return [
            Module.stub("App", .app, uses: ["Home", "Pay", "Login"]),
            part("Home", ["Pay", "Login", "BaseFeature", "StoreDomain"]),
            part("Pay", ["BaseFeature"]),
            part("LoginInterface"), part("Login", ["LoginInterface", "BaseFeature"]),
            part("BaseFeature"), part("RootFeature", ["Home", "Pay", "Login"]),
            .stub("StoreDomain", uses: ["StoreData"]), .stub("StoreData"),
        ]
    }()

    @Test func `written layers of modules give the verdict of the inferred ones`() async throws {
        let modules = Self.shop
        var ports = MemoryPorts(files: [:], readings: [ProjectReading(modules: modules)])
        for module in modules {
            let imports = module.dependencies.map(\.name.bareName).enumerated().map {
                ImportStatement(module: $1, line: $0 + 1)
            }
            ports.files[module.sources[0]] = .stub(
                imports: imports, declares: [.stub(module.name + "Part")])
        }
        let before = try #require(await complete(ports))
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: proposeLayers(before).layers,
            severities: proposeLayers(before).severities)
        let after = try #require(await complete(ports))
        #expect(before.configuration.source == .inferred && after.configuration.source != .inferred)
        func told(_ analysis: Analysis) -> [String] {
            analysis.violations.map { "\($0.severity) \($0.id)" }.sorted()
        }
        #expect(told(before).contains { $0.hasPrefix("warning sideways") })
        #expect(told(before).contains { $0.hasPrefix("warning bypass") })
        #expect(!told(before).contains { $0.hasPrefix("error") })
        #expect(told(after) == told(before))
        let text = writeConfiguration(proposeLayers(before))
        #expect(text.contains("  sideways: warning\n  # sideways: error\n"))
    }

    @Test func `what layers in a file allow is proposed as a warning`() {
        let order = [
            "App", "RootFeature", "Home", "Pay", "Login", "BaseFeature", "StoreDomain", "StoreData",
        ]
        let modules = Self.shop.filter { $0.name != "LoginInterface" }
        let imports = Dictionary(
            uniqueKeysWithValues: modules.map { ($0.name, $0.dependencies.map(\.name.bareName)) })
        let written = Analysis.stub(
            modules, imports: imports, layers: order.map { .stub($0, [$0]) })
        #expect(!written.violations.contains { $0.severity == .error })
        let proposed = proposeLayers(written)
        let file = LayerConfiguration(
            source: .file(".strata.yml"), layers: proposed.layers, severities: proposed.severities)
        let checked = checkRules(
            codebase: written.codebase, graph: written.graph, configuration: file,
            assignment: assignLayers(file, to: written.codebase))
        #expect(checked.violations.contains { $0.kind == .sideways })
        #expect(!checked.violations.contains { $0.severity == .error })
        #expect(writeConfiguration(proposed).contains("  sideways: warning\n  # sideways: error\n"))
    }

    private func complete(_ ports: MemoryPorts) async -> Analysis? {
        var last: Analysis?
        for await case .complete(let analysis) in ports.analyze.states(
            root: "/codebase", trust: .untrusted)
        {
            last = analysis
        }
        return last
    }

    @Test func `modules stay as they are inferred`() {
        let base = Analysis.monolith(declares: declares, uses: uses)
        #expect(
            proposeLayers(base).layers == inferLayers(base.codebase, graph: base.graph).layers)
    }
}
