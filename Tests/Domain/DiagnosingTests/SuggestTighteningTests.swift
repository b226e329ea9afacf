import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Diagnosing

@Suite struct SuggestTighteningTests {
    private func tightenings(
        _ layers: [Layer]?, imports: [String: [String]] = [:],
        severities: [ViolationKind: Severity] = [:]
    ) -> [HealthFinding] {
        let modules = ["A", "B", "C", "D", "E"].map { Module.stub($0) }
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            facts[module.sources[0]] = .stub(
                imports: (imports[module.name] ?? []).map { ImportStatement(module: $0, line: 1) })
        }
        let written = layers.map {
            LayerConfiguration(source: .file(".strata.yml"), layers: $0, severities: severities)
        }
        return diagnoseHealth(.modules(modules, facts: facts, written: written)).tightenings
    }

    @Test func `layers that are only inferred could be written`() {
        let found = tightenings(nil, imports: ["A": ["B"]])
        #expect(found.map(\.steps.first?.command) == ["strata init"])
        #expect(found.first?.title == "No layers are known, only how deep modules stand")
        #expect(found.first?.steps.map(\.action) == [.nameLayers])
    }

    @Test func `a layer whose modules stand alone could forbid peers`() {
        let found = tightenings([.stub("Core", ["A", "B", "C", "D", "E"])])
        #expect(found.map(\.title) == ["The modules of Core never import each other"])
        let related = tightenings(
            [.stub("Core", ["A", "B", "C", "D", "E"])], imports: ["A": ["B"]])
        #expect(related == [])
    }

    @Test func `a layer that uses few of those below could say so`() throws {
        let layers = ["A", "B", "C", "D", "E"].map { Layer.stub("Layer \($0)", [$0]) }
        let found = try #require(
            tightenings(layers, imports: ["A": ["C"]]).first { $0.id == "tightening imports" })
        #expect(
            found.steps.first?.sentence
                == "Add `may_import: [Layer C]` to Layer A in .strata.yml")
    }

    @Test func `a lowered severity that nothing needs could be an error`() {
        let found = tightenings(
            [.stub("Core", ["A", "B", "C", "D", "E"], options: LayerOptions(peers: .forbidden))],
            severities: [.upward: .warning])
        #expect(found.map(\.title) == ["upward is broken by nothing"])
    }
}
