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

    @Test(arguments: [10, 400, 2_000, 20_000])
    func `what each may take is bounded together, however many there are`(count: Int) async {
        var limits = SharedLimits()
        let taken = await limits.run(Array(repeating: 0, count: count)) { _, limits in
            Measured(limits, steps: limits.steps + 1)
        }
        #expect(taken.reduce(0) { $0 + min($1.steps, 40_000) } <= 6_000_000)
        #expect(taken.allSatisfy { $0.freeTokens <= 65_536 && $0.steps >= 200 })
        #expect(taken.reduce(0) { $0 + $1.freeTokens } <= 4_000_000)
    }

    @Test func `a hundred long manifests are parsed and read without the common store`() async {
        var limits = SharedLimits()
        let taken = await limits.run(Array(repeating: 0, count: 100)) { _, limits in
            Measured(limits, steps: 1)
        }
        // One of 84 KB, with 50 targets of 40 dependencies, has so many tokens and takes so many steps.
        #expect(taken.allSatisfy { $0.freeTokens >= 38_000 && $0.steps >= 20_000 })
        #expect(limits.left == 4_000_000)
    }

    @Test func `what others took leaves each program of a second run its share`() async {
        var limits = SharedLimits()
        _ = await run(Array(repeating: .max - 1, count: 2), &limits)
        #expect(await run([5_000, 9_999], &limits) == [true, true])
    }

    @Test func `parsing beyond what is free takes steps`() {
        let text = "// " + String(repeating: "a ", count: 1_500)
        let limits = [100, 2_000].map { Limits(steps: 1_000, freeTokens: $0) }
        let steps = limits.map {
            Program(
                sources: [SourceText(path: "a.swift", text: text)], library: testLibrary,
                limits: $0
            ).evaluate().steps
        }
        #expect(steps[0] > 1_000)
        #expect(steps[1] < 1_000)
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
