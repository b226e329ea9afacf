import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct CycleRuleTests {
    private func cycles(_ imports: [String: [String]]) -> [Violation] {
        let names = Set(imports.keys).union(imports.values.flatMap(\.self)).sorted()
        return Analysis.stub(names.map { .stub($0) }, imports: imports).violations
            .filter { $0.kind == .cycle }
    }

    @Test func `modules that import each other are a cycle`() throws {
        let cycle = try #require(cycles(["A": ["B"], "B": ["A"]]).first)
        #expect(cycle.cycle == ["::A", "::B"])
        #expect(cycle.sites.count == 2)
        #expect(cycle.breakers.count == 1)
        #expect(cycle.message == "A → B → A; removing one edge breaks the cycle.")
    }

    @Test func `the shortest path is shown and the size is said`() throws {
        let cycle = try #require(
            cycles(["A": ["B"], "B": ["C"], "C": ["A", "D"], "D": ["C"]]).first)
        #expect(cycle.cycle == ["::C", "::D"])
        #expect(cycle.message.contains("4 modules depend on each other"))
        #expect(cycle.breakers.count == 2)
    }

    @Test func `every knot is one violation`() {
        #expect(cycles(["A": ["B"], "B": ["A"], "C": ["D"], "D": ["C"]]).count == 2)
    }

    @Test func `a chain is no cycle`() {
        #expect(cycles(["A": ["B"], "B": ["C"]]).isEmpty)
    }

    @Test func `what is only declared makes no cycle`() {
        let modules = [Module.stub("A", uses: ["B"]), .stub("B", uses: ["A"])]
        #expect(!Analysis.stub(modules).violations.contains { $0.kind == .cycle })
    }

    @Test func `the identifier does not depend on where the cycle begins`() throws {
        let cycle = try #require(cycles(["B": ["A"], "A": ["B"]]).first)
        #expect(cycle.id == "cycle ::A ::B")
    }

    @Test func `the edge with the fewest imports breaks it`() throws {
        let a = Module.stub("A", sources: ["a1.swift", "a2.swift"])
        let facts: [RelativePath: SourceFacts] = [
            "a1.swift": .importing("B"), "a2.swift": .importing("B"),
            "Sources/B/B.swift": .importing("A"),
        ]
        let analysis = Analysis.stub(.stub([a, .stub("B")]), facts: facts)
        let cycle = try #require(analysis.violations.first { $0.kind == .cycle })
        #expect(cycle.breakers == [EdgeID(from: "::B", to: "::A")])
    }
}
