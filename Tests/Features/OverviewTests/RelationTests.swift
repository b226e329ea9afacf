import Architecture
import Codebase
import Testing

@testable import Overview

@MainActor @Suite struct RelationTests {
    private let content = OverviewContent(SampleCodebase.tempo.withViolations.analysis())

    @Test func `what a module imports points away`() {
        #expect(content.links.relations(of: "::Search")["::Catalog"]?.sign == "→")
    }

    @Test func `what imports a module points to it`() {
        #expect(content.links.relations(of: "::Library")["::Tempo"]?.sign == "←")
    }

    @Test func `a forbidden edge has a double line at both ends`() {
        #expect(content.links.relations(of: "::Library")["::Player"]?.sign == "⇒")
        #expect(content.links.relations(of: "::Player")["::Library"]?.sign == "⇐")
    }

    @Test func `modules that use each other point both ways`() {
        let codebase = SampleCodebase(
            layers: [Layer(name: "Core", patterns: [])],
            modules: [
                SampleModule("A", .core, layer: 0, uses: "B"),
                SampleModule("B", .core, layer: 0, uses: "A"),
            ])
        let content = OverviewContent(codebase.analysis())

        #expect(content.links.relations(of: "::A")["::B"]?.sign == "↔")
    }

    @Test func `strangers have no relation`() {
        #expect(content.links.relations(of: "::Settings")["::Networking"] == nil)
    }

    @Test func `every edge of a cycle is forbidden`() {
        let a: ModuleID = "::A"
        let b: ModuleID = "::B"
        let codebase = SampleCodebase(
            layers: [Layer(name: "Core", patterns: [])],
            modules: [
                SampleModule("A", .core, layer: 0, uses: "B"),
                SampleModule("B", .core, layer: 0, uses: "A"),
            ])
        let plain = codebase.analysis()
        let cycle = Violation(
            kind: .cycle, from: a, to: b, severity: .error, message: "", cycle: [a, b])
        let analysis = Analysis(
            codebase: plain.codebase, graph: plain.graph, configuration: plain.configuration,
            assignment: plain.assignment, violations: [cycle], facts: [:], isComplete: true,
            incomplete: [], milliseconds: 0)

        let links = Links(analysis)

        #expect(links.imports[a]?.first?.kinds == [.cycle])
        #expect(links.imports[b]?.first?.kinds == [.cycle])
    }

    @Test func `what is information only is not forbidden`() {
        let plain = SampleCodebase.tempo.analysis()
        let note = Violation(
            kind: .transitive, from: "::Search", to: "::Catalog", severity: .info, message: "")
        let analysis = Analysis(
            codebase: plain.codebase, graph: plain.graph, configuration: plain.configuration,
            assignment: plain.assignment, violations: [note], facts: [:], isComplete: true,
            incomplete: [], milliseconds: 0)

        #expect(Links(analysis).relations(of: "::Search")["::Catalog"]?.sign == "→")
    }
}
