import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// How many violations may be recorded, and that the number only falls.
@Suite struct BudgetTests {
    /// Two features that use a third, all recorded unless said otherwise.
    private func analysis(
        _ budgets: [Budget], recorded: [ModuleID] = ["::Cart", "::Home"]
    ) -> Analysis {
        let modules = [
            Module.stub("Cart", uses: ["Orders"]), .stub("Home", uses: ["Orders"]),
            .stub("Orders"),
        ]
        var facts: [RelativePath: SourceFacts] = [modules[2].sources[0]: .stub()]
        for module in modules.prefix(2) { facts[module.sources[0]] = .importing("Orders") }
        let layers: [Layer] = [
            .stub("Features", ["Cart", "Home", "Orders"], options: LayerOptions(peers: .features))
        ]
        return analyze(
            .stub(modules), facts: facts,
            written: LayerConfiguration(
                source: .file(".strata.yml"), layers: layers, budgets: budgets),
            baseline: Baseline(recorded.map { BaselineEntry(.sideways, [$0, "::Orders"]) }))
    }

    private let cart = ModulePattern(.name, "Cart")

    @Test(arguments: [(1, BudgetUse.State.exceeded), (2, .met), (3, .loose)])
    func `as many as recorded is met, more is exceeded, fewer is loose`(
        limit: Int, state: BudgetUse.State
    ) {
        let found = analysis([Budget(.layer("Features"), limit: limit)]).budgets
        #expect(found.map(\.recorded) == [2])
        #expect(found.map(\.state) == [state])
        #expect((found.first?.fault == nil) == (state == .met))
    }

    @Test func `only what the scope and the kinds say is counted`() {
        let found = analysis([
            Budget(.codebase, limit: 2), Budget(.modules([cart]), limit: 1),
            Budget(.codebase, kinds: [.upward], limit: 1),
            Budget(.codebase, kinds: [.sideways], limit: 1),
        ])
        #expect(found.budgets.map(\.recorded) == [2, 1, 0, 2])
    }

    @Test func `where the budget is 0 nothing is recorded`() {
        let found = analysis([Budget(.modules([cart]), limit: 0)])
        let states = Dictionary(
            uniqueKeysWithValues: found.violations.filter { $0.kind == .sideways }
                .map { ($0.from, $0.state) })
        #expect(states == ["::Cart": .new, "::Home": .recorded])
        #expect(found.newBaseline().entries.map(\.modules) == [["::Home", "::Orders"]])
        #expect(found.budgets.map(\.state) == [.met])
    }

    @Test func `a new record says which budgets it would exceed`() {
        let found = analysis([Budget(.codebase, limit: 1)], recorded: ["::Cart"])
        #expect(found.budgets.map(\.state) == [.met])
        #expect(found.budgetsExceeded(by: found.newBaseline()).map(\.recorded) == [2])
    }

    @Test func `without a record a budget is loose`() {
        let found = analysis([Budget(.codebase, limit: 1)], recorded: [])
        #expect(found.budgets.map(\.state) == [.loose])
    }

    @Test func `a budget of modules that are gone is a warning`() {
        let gone = ModulePattern(.name, "Gone", line: 4)
        let found = analysis([Budget(.modules([gone, cart]), limit: 1)])
        #expect(found.assignment.problems == [.emptyBudget(gone)])
    }

    @Test func `only the numbers of loose budgets fall, each where it stands`() {
        let text = """
            budgets:
              - { at_most: 120, kind: upward } # 120
              - { layer: Features, at_most: 3 }
              - at_most: 7

            """
        func use(_ limit: Int, _ line: Int, _ column: Int, recorded: Int) -> BudgetUse {
            let place = Budget.Place(line: line, column: column)
            return BudgetUse(Budget(.codebase, limit: limit, place: place), recorded: recorded)
        }
        let uses = [
            use(120, 2, 16, recorded: 9), use(3, 3, 33, recorded: 3), use(7, 4, 14, recorded: 8),
        ]
        #expect(lowerBudgets(uses, in: text) == text.replacing("at_most: 120", with: "at_most: 9"))
        #expect(lowerBudgets([use(12, 2, 16, recorded: 9)], in: text) == nil)
        #expect(lowerBudgets([use(120, 9, 16, recorded: 9)], in: text) == nil)
    }
}
