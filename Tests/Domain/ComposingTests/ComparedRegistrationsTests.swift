import Codebase
import Testing

@testable import Composing

@Suite struct ComparedRegistrationsTests {
    private let place = CompositionPlace(file: "A.swift", line: 1)

    private func registration(_ type: String) -> Registration {
        Registration(
            type: type, lifetime: .call, container: "c", place: place, style: .swinject,
            module: ModuleID(rawValue: "::App"))
    }

    private func resolution(_ type: String) -> Resolution {
        Resolution(
            type: type, isForced: true, place: place, style: .swinject,
            module: ModuleID(rawValue: "::App"))
    }

    private let types = [
        "Cat", "Zoo.Cat", "Far.Zoo.Cat", "Cat<Int>", "Zoo.Cat<A.B>", "Box<Zoo.Cat>", "Box<Cat>.Lid",
        "Lid", "[Cat]", "(A) -> Zoo.Cat", "", ".", "B>", "A.B",
    ]

    @Test func `what may mean the same is among those that are compared`() {
        let index = TypeIndex(types.map { [$0] })
        for type in types {
            let candidates = index.candidates(for: type)
            for (place, other) in types.enumerated() where TypeText.match(other, type) {
                #expect(candidates.contains(place), "\(other) \(type)")
            }
        }
    }

    @Test func `each resolution knows what has its type, and what it may get`() {
        var named = registration("Cat")
        named.name = .known("tom")
        let pool = [registration("Zoo.Cat"), registration("Dog"), named]
        let compared = ComparedRegistrations(pool, [resolution("Cat"), resolution("Fox")]) { _, _ in
            true
        }
        #expect(compared.alike == [[0, 2], []])
        #expect(compared.fitting == [[0], []])
        #expect(compared.isAsked == [true, false, false])
        #expect(compared.firstLeftOut == nil)
    }

    @Test func `what is alike is compared up to the budget and told`() {
        let pool = (0..<100).map { _ in registration("Cat") }
        let asked = (0..<10).map { _ in resolution("Cat") }
        let compared = ComparedRegistrations(pool, asked, budget: 350) { _, _ in true }
        #expect(compared.firstLeftOut == 3)
        #expect(compared.fitting.map(\.count) == [100, 100, 100] + [Int](repeating: 0, count: 7))
        #expect(compared.isCompared(2) && !compared.isCompared(3))
    }

    @Test func `types of other names cost nothing`() {
        let pool = (0..<3_000).map { registration("P\($0)") }
        let asked = (0..<3_000).map { resolution("P\($0)") }
        let compared = ComparedRegistrations(pool, asked, budget: 3_000) { _, _ in true }
        #expect(compared.firstLeftOut == nil)
        #expect(compared.fitting == (0..<3_000).map { [$0] })
    }

    @Test func `a chain of any length needs no stack, and its circle is found`() {
        let count = 100_000
        let chain = (0..<count).map { [$0 + 1] } + [[]]
        #expect(FactoryCycles(in: chain).cycles.isEmpty)
        let circle = (0..<count).map { [($0 + 1) % count] }
        #expect(FactoryCycles(in: circle).cycles == [Array(0..<count)])
    }

    @Test func `circles through each of many are told up to a length in all`() {
        let needs = (0..<3_000).map { [0, $0 + 1] } + [[]]
        let cycles = FactoryCycles(in: needs).cycles
        #expect(cycles.first == [0])
        #expect((500..<3_000).contains(cycles.count))
    }
}
