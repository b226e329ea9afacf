import StaticSwift
import Testing

@Suite struct SharedLimitsTests {
    /// For each of some programs, which need so many steps, whether it came to its end.
    private func run(_ needs: [Int], _ limits: inout SharedLimits) async -> [Bool] {
        await limits.run(needs) { need, limits in
            Measured(need <= limits.steps, steps: min(need, limits.steps + 1))
        }
    }

    @Test func `those that need more share what is left, in their order`() async {
        var limits = SharedLimits(most: Limits(steps: 50), each: 10, together: 100)
        #expect(await run([5, 40, 1_000, 40, 10], &limits) == [true, true, false, false, true])
        #expect(limits.left == 9)
    }

    @Test func `small programs get their steps, however many there are`() async {
        var limits = SharedLimits(most: Limits(steps: 50), each: 10, together: 0)
        let needs = Array(repeating: 10, count: 1_000)
        #expect(await run(needs, &limits).allSatisfy(\.self))
    }

    @Test func `programs without end take no more together than there is`() async {
        var limits = SharedLimits(most: Limits(steps: 50), each: 10, together: 200)
        #expect(await run(Array(repeating: .max - 1, count: 100), &limits).allSatisfy { !$0 })
        #expect(limits.left <= 10)
        #expect(await run([40, 3], &limits) == [false, true])
    }

    @Test func `a program counts its steps, and too many where it has no end`() {
        let loop = Program(
            sources: [SourceText(path: "a.swift", text: "while true {}")],
            library: testLibrary, limits: Limits(steps: 1_000)
        ).evaluate()
        #expect(loop.steps > 1_000)
        let short = Program(
            sources: [SourceText(path: "a.swift", text: "let a = 1")], library: testLibrary,
            limits: Limits(steps: 1_000)
        ).evaluate()
        #expect((1...100).contains(short.steps))
    }
}
