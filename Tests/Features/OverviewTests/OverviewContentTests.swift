import Architecture
import Codebase
import FeatureKit
import Samples
import Testing

@testable import Overview

@MainActor @Suite struct OverviewContentTests {
    private let content = OverviewContent(SampleCodebase.tempo.withViolations.withGaps.analysis())

    @Test func `layers come first from top to bottom, then what is outside`() {
        #expect(
            content.bands.map(\.title) == [
                "App", "Features", "Interfaces", "Data", "Domain", "Core", "In no layer", "Tests",
                "Test support", "Dev apps", "Macros", "Plugins",
            ])
    }

    @Test func `modules of a band stand in the order that is asked for`() {
        func features(by order: ChipOrder) -> [String] {
            content.bands[1].ordered(by: order).chips.map(\.name)
        }
        #expect(
            features(by: .name) == [
                "Downloads", "Library", "Onboarding", "Player", "Search", "Settings",
            ])
        #expect(
            features(by: .violations) == [
                "Library", "Downloads", "Player", "Search", "Settings", "Onboarding",
            ])
        #expect(features(by: .lines).first == "Player")
    }

    @Test func `dependencies between layers are counted both ways`() throws {
        let relations = content.relations(of: content.bands[1].id)
        let domain = try #require(relations["layer Domain"])
        #expect(domain.used.count == 6 && domain.used.broken == 0)
        #expect(relations["layer App"]?.using?.count == 6)
        #expect(relations["layer Data"]?.used.hasError == true)
        #expect(relations["layer Features"]?.using == nil)
    }

    @Test func `a band counts the violations that begin in it`() {
        let counts = content.bands[1].counts

        #expect(counts.map(\.kind) == [.sideways, .bypass, .impure])
        #expect(counts.map(\.count) == [2, 1, 2])
    }

    @Test func `a warning is no error`() {
        #expect(content.bands[5].counts.map(\.isError) == [false])
        #expect(content.chips["::DesignSystem"]?.mark == "▲1")
    }

    @Test func `a layer keeps its place without modules`() {
        let codebase = SampleCodebase(
            layers: [Layer(name: "Top", patterns: []), Layer(name: "Low", patterns: [])],
            modules: [SampleModule("Only", .core, layer: 1)])

        let bands = OverviewContent(codebase.analysis()).bands

        #expect(bands.map(\.title) == ["Top", "Low"])
        #expect(bands.map(\.chips.count) == [0, 1])
    }

    @Test func `the totals count files, lines and severities`() {
        #expect(content.totals.modules == 26)
        #expect(content.totals.files.inModules == 284)
        #expect(content.totals.errors == 6)
        #expect(content.totals.warnings == 2)
        #expect(content.totals.incomplete == 3)
    }

    @Test func `a module in two layers makes the result incomplete`() {
        var codebase = SampleCodebase.tempo
        codebase.problems = [.ambiguous(module: "::Search", layers: ["Features", "Core"])]

        let content = OverviewContent(codebase.analysis())

        #expect(content.totals.incomplete == 1)
    }

    @Test func `modules are declared at the first line that is known`() {
        #expect(content.places["::Library"] == SourcePlace(file: "Package.swift", line: 20))
    }

    @Test func `what comes from elsewhere is counted and not linked`() {
        let plain = SampleCodebase.tempo.analysis()
        let outside = ModuleGraph.Node(id: "external:::NIO", name: "NIO", kind: .external)
        let edge = Edge(from: "::Catalog", to: outside.id, declared: .direct)
        let analysis = Analysis(
            codebase: plain.codebase,
            graph: ModuleGraph(
                nodes: plain.graph.nodes + [outside],
                edges: (plain.graph.edges + [edge]).sorted { ($0.from, $0.to) < ($1.from, $1.to) }),
            configuration: plain.configuration, assignment: plain.assignment, violations: [],
            facts: [:], isComplete: true, incomplete: [], milliseconds: 0)

        let content = OverviewContent(analysis)

        #expect(content.links.elsewhere["::Catalog"] == 1)
        #expect(content.links.imports["::Catalog"]?.count == 1)
    }

    @Test func `what the domain finds is what the bands show`() throws {
        let sample = SampleCodebase.tempo.analysis()
        let graph = linkModules(sample.codebase, facts: sample.facts)
        let assignment = assignLayers(sample.configuration, to: sample.codebase)
        let found = checkRules(
            codebase: sample.codebase, graph: graph, configuration: sample.configuration,
            assignment: assignment)
        let analysis = Analysis(
            codebase: sample.codebase, graph: graph, configuration: sample.configuration,
            assignment: assignment, violations: found.violations, facts: sample.facts,
            isComplete: true, incomplete: [], milliseconds: 0)

        let content = OverviewContent(analysis)

        #expect(content.totals.errors == found.violations.count { $0.severity == .error })
        #expect(content.bands.reduce(0) { $0 + $1.chips.count } == sample.codebase.modules.count)
    }

    @Test func `where names tell no layers, modules stand by package and folder`() throws {
        let modules =
            ["Alpha", "Beta"].map { Module.sample($0, .library, .core, in: "One") }
            + ["Gamma", "Delta"].map { Module.sample($0, .library, .core, in: "Two") }
        let imports = ["Alpha": "Gamma", "Beta": "Alpha", "Gamma": "Delta"]
        let facts = modules.map { module in
            (
                module.sources[0],
                SourceFacts(
                    lineCount: 9,
                    imports: imports[module.name].map { [ImportStatement(module: $0, line: 1)] }
                        ?? [],
                    declarations: [], uses: NameUses([:]), problems: [])
            )
        }
        let analysis = Analysis.sample(
            of: Codebase(root: "/codebase", modules: modules),
            facts: Dictionary(uniqueKeysWithValues: facts), written: nil, milliseconds: 1)
        #expect(analysis.configuration.layers.contains { $0.isDepth })
        let content = OverviewContent(analysis)
        #expect(content.areDepths)
        #expect(content.bands.map(\.title) == ["One", "Two"])
        #expect(
            content.bands.map { $0.chips.map(\.name).sorted() } == [
                ["Alpha", "Beta"], ["Delta", "Gamma"],
            ])
    }
}
