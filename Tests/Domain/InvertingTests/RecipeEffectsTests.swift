import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Inverting

@Suite struct RecipeEffectsTests {
    /// Home and Login, which imports what it is told to, under layers that nobody wrote or somebody did.
    private func analysis(
        _ imports: [String], peers: LayerOptions.Peers, source: LayerConfiguration.Source
    ) -> Analysis {
        let modules = ["Home", "Login", "Search"].map { Module.stub($0) }
        let made = Analysis.stub(modules, imports: ["Login": imports])
        let layers = [
            Layer.stub("Features", modules.map(\.name), options: LayerOptions(peers: peers))
        ]
        let configuration = LayerConfiguration(source: source, layers: layers)
        let assignment = assignLayers(configuration, to: made.codebase)
        return Analysis(
            codebase: made.codebase, graph: made.graph, configuration: configuration,
            assignment: assignment,
            violations: checkRules(
                codebase: made.codebase, graph: made.graph, configuration: configuration,
                assignment: assignment
            ).violations,
            facts: made.facts, isComplete: true, incomplete: [], milliseconds: 0)
    }

    private let edge = EdgeID(from: "::Home", to: "::Search")

    private func new(_ imports: [String], _ source: LayerConfiguration.Source) -> [ViolationKind] {
        let before = analysis(["Home"], peers: .allowed, source: source)
        let after = analysis(imports, peers: .features, source: source)
        return RecipeEffects(on: edge, before: before, after: after).violations.map(\.kind)
            .filter(\.isAboutLayers)
    }

    @Test func `layers that are inferred anew make nothing new of what was there`() {
        #expect(new(["Home"], .inferred).isEmpty)
        #expect(new(["Home"], .file(".strata.yml")) == [.sideways])
    }

    @Test func `a new dependency against inferred layers is new`() {
        #expect(new(["Home", "Search"], .inferred) == [.sideways])
    }
}
