import Architecture
import Codebase
import Testing

@testable import Composing

@Suite struct PlausibilityTests {
    private func thing(
        _ name: String, line: Int, program: Int? = nil, isMissing: Bool
    ) -> Plausibility.Thing {
        let place = CompositionPlace(file: "A.swift", line: line)
        let all = Plausibility.Group(words: "that “@Injected” asks for")
        let own = program.map { Plausibility.Group(words: all.words, program: $0) }
        let finding = CompositionFinding(
            kind: .unregistered, type: name, place: place, module: ModuleID(rawValue: "::App"),
            message: "")
        return Plausibility.Thing(
            name: name, place: place, groups: [all] + [own].compactMap(\.self),
            finding: isMissing ? finding : nil)
    }

    private func things(
        _ count: Int, missing: Int, program: Int? = nil, from first: Int = 1
    ) -> [Plausibility.Thing] {
        (first..<first + count).map {
            thing("T\($0)", line: $0, program: program, isMissing: $0 < first + missing)
        }
    }

    @Test func `sixty of a hundred are told, and sixty-one are not`() {
        let few = Plausibility(things(100, missing: 60), ending: "are nowhere")
        #expect(few.findings.count == 60)
        #expect(few.notJudged.isEmpty)
        let many = Plausibility(things(100, missing: 61), ending: "are nowhere")
        #expect(many.findings.isEmpty)
        #expect(many.notJudged.count == 1)
    }

    @Test func `three things of three may be missing`() {
        #expect(Plausibility(things(3, missing: 3), ending: "").findings.count == 3)
        #expect(Plausibility(things(4, missing: 4), ending: "").findings.isEmpty)
    }

    @Test func `what is not told has its count and the lines of the first`() {
        let one = Plausibility(things(9, missing: 8), ending: "are registered nowhere")
        #expect(
            one.notJudged.map(\.reason) == [
                "Not judged: 8 of 9 that “@Injected” asks for are registered nowhere that was "
                    + "understood (here, A.swift:2, A.swift:3, A.swift:4, A.swift:5, 3 more)."
            ])
        #expect(one.notJudged.map(\.place.line) == [1])
        #expect(one.notJudged.map(\.isResolution) == [true])
    }

    @Test func `an app that was not understood leaves a large one judged`() {
        let large = things(50, missing: 2, program: 0)
        let small = things(5, missing: 5, program: 1, from: 51)
        let both = Plausibility(large + small, ending: "are registered nowhere")
        #expect(both.findings.map(\.type) == ["T1", "T2"])
        #expect(both.notJudged.map(\.place.line) == [51])
    }

    @Test func `what is found at one of its places is not missing`() {
        let found = (1...4).map { thing("T\($0)", line: $0 + 10, isMissing: false) }
        let one = Plausibility(things(4, missing: 4) + found, ending: "")
        #expect(one.findings.count == 4)
    }
}
