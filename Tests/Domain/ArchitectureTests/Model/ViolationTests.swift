import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ViolationTests {
    private func violation(
        _ kind: ViolationKind, _ from: ModuleID, _ to: ModuleID? = nil, cycle: [ModuleID] = [],
        message: String = "m"
    ) -> Violation {
        Violation(
            kind: kind, from: from, to: to, severity: .error, message: message, cycle: cycle)
    }

    @Test func `the identifier is kind and modules and nothing that changes`() {
        #expect(violation(.upward, "::A", "::B").id == "upward ::A ::B")
        #expect(violation(.unassigned, "::A").id == "unassigned ::A")
        #expect(
            violation(.upward, "::A", "::B", message: "x").id
                == violation(.upward, "::A", "::B", message: "y").id)
    }

    @Test func `a cycle has one identifier wherever it begins`() {
        let one = violation(.cycle, "::A", "::B", cycle: ["::A", "::B", "::C"])
        let other = violation(.cycle, "::B", "::C", cycle: ["::B", "::C", "::A"])
        #expect(one.id == other.id)
    }

    @Test func `the edges of a violation are its ends or its cycle`() {
        #expect(violation(.upward, "::A", "::B").edges == [EdgeID(from: "::A", to: "::B")])
        #expect(violation(.unassigned, "::A").edges.isEmpty)
        #expect(
            violation(.cycle, "::A", "::B", cycle: ["::A", "::B"]).edges
                == [EdgeID(from: "::A", to: "::B"), EdgeID(from: "::B", to: "::A")])
    }

    @Test func `only errors weigh more than warnings`() {
        let weights = [Severity.off, .info, .warning, .error].map(\.weight)
        #expect(weights == weights.sorted())
        #expect(Set(weights).count == 4)
    }

    @Test func `a kind is an error unless it is often harmless`() {
        #expect(ViolationKind.transitive.standardSeverity == .info)
        #expect(ViolationKind.unused.standardSeverity == .warning)
        #expect(ViolationKind.cycle.standardSeverity == .error)
        let configuration = LayerConfiguration(
            source: .inferred, layers: [], severities: [.cycle: .info])
        #expect(configuration.severity(of: .cycle) == .info)
        #expect(configuration.severity(of: .undeclared) == .error)
    }

    @Test func `breaking an inferred order warns, breaking a written one is an error`() {
        let inferred = LayerConfiguration(source: .inferred, layers: [])
        let written = LayerConfiguration(source: .file(".strata.yml"), layers: [])
        for kind in [ViolationKind.upward, .sideways, .peer, .bypass, .impure] {
            #expect(inferred.severity(of: kind) == .warning)
            #expect(written.severity(of: kind) == .error)
        }
    }

    @Test func `errors say what happened and what to do`() {
        let errors: [AnalysisError] = [
            .noFolder(path: "/x"), .unreadable(path: "/x", reason: "Permission denied"),
            .noSwift(path: "/x"),
        ]
        for error in errors {
            #expect(error.description.contains("/x"))
            #expect(error.description.split(separator: ". ").count == 2)
        }
        let mistake = ConfigurationError(
            file: ".strata.yml", line: 2, column: 5, found: "Bad.", expected: "Good.")
        #expect(AnalysisError.configuration(mistake).description == ".strata.yml:2:5: Bad. Good.")
    }
}
