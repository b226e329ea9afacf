import Testing

@testable import Codebase

@Suite struct ReadingBudgetTests {
    @Test func `steps and bytes that are not there are refused and not counted`() {
        var budget = ReadingBudget(steps: 3, bytes: 10)
        #expect(throws: Never.self) { try budget.take(3) }
        #expect(throws: ReadingBudget.Overrun.steps(3)) { try budget.take() }
        #expect(budget.steps == 3)
        #expect(throws: Never.self) { try budget.keep(10) }
        #expect(throws: ReadingBudget.Overrun.bytes(10)) { try budget.keep(Int.max) }
        #expect(budget.bytes == 10)
    }

    @Test func `a level that was left can be entered again`() {
        var budget = ReadingBudget(steps: 1, depth: 1)
        #expect(throws: Never.self) { try budget.enter() }
        #expect(throws: ReadingBudget.Overrun.depth(1)) { try budget.enter() }
        budget.leave()
        #expect(throws: Never.self) { try budget.enter() }
    }

    @Test func `an overrun says what there was too much of`() {
        #expect("\(ReadingBudget.Overrun.steps(20_000))" == "takes more than 20,000 steps to read")
        #expect("\(ReadingBudget.Overrun.depth(50))" == "nests more than 50 levels deep")
        #expect("\(ReadingBudget.Overrun.bytes(64 << 20))" == "stands for more than 64 MB")
        #expect("\(ReadingBudget.Overrun.bytes(4096))" == "stands for more than 4,096 bytes")
    }
}
