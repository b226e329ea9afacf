import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// An edge that breaks several rules about layers.
@Suite struct OneViolationTests {
    private let modules = [
        Module.stub("HomeFeature", uses: ["LoginFeature"]),
        .stub("LoginFeature", uses: ["LoginFeatureInterface"]), .stub("LoginFeatureInterface"),
    ]

    private func found(
        severities: [ViolationKind: Severity] = [:], exclusions: [Exclusion] = []
    ) -> [ViolationKind] {
        let analysis = Analysis.stub(modules, imports: ["HomeFeature": ["LoginFeature"]])
        let features = LayerOptions(peers: .features)
        let configuration = LayerConfiguration(
            source: .file(".strata.yml"), layers: [.stub("Features", ["*"], options: features)],
            severities: severities, exclusions: exclusions)
        let checked = checkRules(
            codebase: analysis.codebase, graph: analysis.graph, configuration: configuration,
            assignment: assignLayers(configuration, to: analysis.codebase))
        return checked.violations.map(\.kind).filter(\.isAboutLayers)
    }

    @Test func `an edge around an interface to a peer is one violation`() {
        #expect(found() == [.bypass])
    }

    @Test func `what is worse is reported before what explains more`() {
        #expect(found(severities: [.bypass: .info]) == [.sideways])
        #expect(found(severities: [.bypass: .off]) == [.sideways])
    }

    @Test func `what a person lets pass does not hide the other rule`() {
        let allowed = Exclusion(kinds: [.bypass], from: nil, to: nil, reason: "Old.", line: nil)
        #expect(found(exclusions: [allowed]) == [.sideways])
    }

    @Test func `every rule about edges is in the order that its text says`() {
        let kinds = ViolationKind.allCases.filter(\.forbidsEdges)
        #expect(Set(ViolationKind.explainingMost) == Set(kinds))
        for kind in kinds {
            #expect(
                explainRule(kind).remedy.contains(
                    "forbidden, upward, bypass, sideways, peer, impure"))
        }
        #expect(!explainRule(.cycle).what.contains("the first of"))
    }
}
