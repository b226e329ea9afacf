import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct CheckRulesTests {
    private let modules = [
        Module.stub("A", uses: ["B", "D"]),
        .stub("B", depends: [DependencyReference(.byName("C"), line: 9)]), .stub("C"),
        .stub("D", uses: ["C"]),
    ]
    private let layers: [Layer] = [.stub("Low", ["B"]), .stub("Lower", ["A", "C", "D"])]

    private func check(
        severities: [ViolationKind: Severity] = [:], exclusions: [Exclusion] = [],
        imports: [String: [String]] = ["A": ["B", "C", "D"], "D": ["C"]]
    ) -> RuleFindings {
        let analysis = Analysis.stub(modules, imports: imports)
        let configuration = LayerConfiguration(
            source: .file(".strata.yml"), layers: layers, severities: severities,
            exclusions: exclusions)
        return checkRules(
            codebase: analysis.codebase, graph: analysis.graph, configuration: configuration,
            assignment: assignLayers(configuration, to: analysis.codebase))
    }

    private func exclusion(
        _ kinds: ViolationKind..., from: String? = nil, to: String? = nil
    ) -> Exclusion {
        Exclusion(
            kinds: kinds, from: from.map { ModulePattern(.name, $0) },
            to: to.map { ModulePattern(.name, $0) }, reason: "Because.", line: 1)
    }

    @Test func `violations are in order of severity, then rule, then module`() {
        let found = check().violations
        #expect(found.map(\.kind) == [.upward, .unused, .transitive])
        #expect(found.map(\.severity) == [.error, .warning, .info])
    }

    @Test func `the configuration decides severities`() {
        let found = check(severities: [.transitive: .error, .upward: .info]).violations
        #expect(found.map(\.kind) == [.transitive, .unused, .upward])
    }

    @Test func `what is off is not worked out`() {
        let found = check(severities: [.transitive: .off, .upward: .off]).violations
        #expect(found.map(\.kind) == [.unused])
    }

    @Test func `an exclusion lets pass what it covers`() {
        let result = check(exclusions: [exclusion(.upward, from: "A", to: "B")])
        #expect(result.violations.map(\.kind) == [.unused, .transitive])
        #expect(result.unusedExclusions.isEmpty)
    }

    @Test func `an exclusion without kinds covers all`() {
        #expect(check(exclusions: [exclusion(from: "A")]).violations.map(\.kind) == [.unused])
    }

    @Test func `an exclusion of another kind or edge covers nothing and is reported`() {
        let others = [exclusion(.peer), exclusion(from: "C"), exclusion(.upward, to: "Z*")]
        let result = check(exclusions: others)
        #expect(result.violations.count == 3)
        #expect(result.unusedExclusions == others)
    }

    @Test func `an exclusion of one edge covers the cycle through it`() {
        let imports = ["A": ["B"], "B": ["C"], "C": ["A"]]
        let kinds = check(exclusions: [exclusion(.cycle, from: "B", to: "C")], imports: imports)
            .violations.map(\.kind)
        #expect(!kinds.contains(.cycle))
        #expect(check(imports: imports).violations.map(\.kind).contains(.cycle))
    }

    @Test func `an exclusion can name what is not own`() {
        let layers: [Layer] = [.stub("Domain", ["A"], options: LayerOptions(pure: true))]
        let analysis = Analysis.stub([.stub("A")], imports: ["A": ["SwiftUI"]], layers: layers)
        #expect(analysis.violations.map(\.kind) == [.impure])
        let configuration = LayerConfiguration(
            source: .inferred, layers: layers, exclusions: [exclusion(.impure, to: "SwiftUI")])
        let result = checkRules(
            codebase: analysis.codebase, graph: analysis.graph, configuration: configuration,
            assignment: analysis.assignment)
        #expect(result.violations.isEmpty)
    }

    @Test func `the same codebase gives the same violations whatever the order`() {
        let imports = ["A": ["B", "C"], "B": ["A"], "C": ["B"]]
        let straight = Analysis.stub(modules, imports: imports, layers: layers)
        let reversed = Analysis.stub(modules.reversed(), imports: imports, layers: layers)
        #expect(straight.violations == reversed.violations)
        #expect(straight.violations.count > 3)
    }

    @Test func `no two violations have the same identifier`() {
        let imports = ["A": ["B", "C"], "B": ["A"], "C": ["B"]]
        let ids = Analysis.stub(modules, imports: imports, layers: layers).violations.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `every message is a sentence`() {
        let imports = ["A": ["B", "C"], "B": ["A"], "C": ["B"]]
        for violation in Analysis.stub(modules, imports: imports, layers: layers).violations {
            #expect(violation.message.hasSuffix("."))
            #expect(!violation.message.contains("::"))
        }
    }
}
