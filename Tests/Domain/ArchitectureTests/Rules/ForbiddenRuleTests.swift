import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Rules that a person wrote about what some modules import.
@Suite struct ForbiddenRuleTests {
    private let modules = [
        Module.stub("HomeFeature", uses: ["Client", "Domain"]), .stub("Client"), .stub("Domain"),
    ]

    private func check(_ rules: [ImportRule], layers: [Layer] = []) -> RuleFindings {
        let analysis = Analysis.stub(
            modules, imports: ["HomeFeature": ["Client", "Domain"], "Domain": ["Foundation"]])
        let configuration = LayerConfiguration(
            source: .inferred, layers: layers, severities: [.unassigned: .off], rules: rules)
        return checkRules(
            codebase: analysis.codebase, graph: analysis.graph, configuration: configuration,
            assignment: assignLayers(configuration, to: analysis.codebase))
    }

    private func rule(
        _ from: String, _ to: String..., imports: ImportRule.Permission = .forbidden
    ) -> ImportRule {
        ImportRule(
            from: ModulePattern(.name, from), to: to.map { ModulePattern(.name, $0) },
            imports: imports, reason: "Ask the team", line: 4)
    }

    @Test func `what a rule forbids is an error with its reason`() {
        let found = check([rule("*Feature", "Cli*")]).violations
        #expect(found.map(\.kind) == [.forbidden])
        #expect(found.map(\.severity) == [.error])
        #expect(
            found.map(\.message)
                == ["HomeFeature imports Client, which a rule forbids: Ask the team."])
    }

    @Test func `what is not among the allowed is forbidden, the system's too`() {
        let found = check([
            rule("HomeFeature", "Client", imports: .only), rule("Domain", "Client", imports: .only),
        ]).violations
        #expect(
            found.map(\.message) == [
                "Domain imports Foundation, which is not among what a rule allows: Ask the team.",
                "HomeFeature imports Domain, which is not among what a rule allows: Ask the team.",
            ])
    }

    @Test func `an edge against a layer and a rule is one violation`() {
        let peers = Layer.stub("All", ["*"], options: LayerOptions(peers: .forbidden))
        let found = check([rule("HomeFeature", "Client")], layers: [peers]).violations
        #expect(found.map(\.kind) == [.forbidden, .peer])
        #expect(found.map { $0.to?.targetName } == ["Client", "Domain"])
    }

    @Test func `a rule about modules that are not there is told`() {
        let configuration = LayerConfiguration(
            source: .inferred, layers: [], rules: [rule("Nobody", "Client")])
        let analysis = Analysis.stub(modules, imports: [:])
        let problems = assignLayers(configuration, to: analysis.codebase).problems
        #expect(
            problems.map(\.description) == [
                ".strata.yml:4: No module matches \"Nobody\" of a rule. Correct or remove the "
                    + "pattern."
            ])
    }
}
