import Architecture
import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct CyclePathTests {
    private func lines(_ cycle: [ModuleID], breakers: [EdgeID]) -> [String] {
        let analysis = SampleCodebase(violations: .none, names: .plain, reading: .done).state
            .analysis
        guard let analysis else { return [] }
        let violation = Violation(
            kind: .cycle, from: "::A", to: "::B", severity: .error, message: "", cycle: cycle,
            breakers: breakers)
        return CyclePath(violation, catalog: Catalog(analysis, scope: Scope())).lines.map(\.string)
    }

    @Test func `each module leads to the next, and the last to the first`() {
        #expect(
            lines(["::A", "::B", "::C"], breakers: []) == ["  A → B", "  B → C", "  C → A"])
    }

    @Test func `an edge that breaks the cycle is pointed out where it lies on the way`() {
        let found = lines(["::A", "::B"], breakers: [EdgeID(from: "::B", to: "::A")])
        #expect(found == ["  A → B", "  B → A  ← remove to break the cycle"])
    }

    @Test func `edges that must go too, but lie elsewhere, follow after it`() {
        let found = lines(["::A", "::B"], breakers: [EdgeID(from: "::C", to: "::D")])
        #expect(found.count == 4)
        #expect(found.last == "  C → D  ← remove to break the cycle")
    }

    @Test func `without a cycle there is nothing to show`() {
        #expect(lines([], breakers: []).isEmpty)
    }

    @Test func `a filter hides by severity, and is active only then`() {
        var filter = ViolationFilter()
        let note = ViolationItem(
            Violation(kind: .transitive, from: "::A", to: "::B", severity: .info, message: ""),
            names: [:])
        #expect(filter.contains(note) && filter == ViolationFilter())
        filter.toggle(.info)
        #expect(!filter.contains(note) && filter != ViolationFilter())
        filter.toggle(.info)
        #expect(filter.contains(note) && filter == ViolationFilter())
    }

    @Test func `what stands between backticks looks like a word of a program`() {
        let text = StyledText(prose: "Use `strata init` here.", .muted)
        #expect(text.string == "Use strata init here.")
        #expect(text.spans[1].style.foreground == .string)
        #expect(text.spans[0].style.foreground == .muted)
    }
}
