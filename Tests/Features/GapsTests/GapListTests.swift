import Architecture
import Codebase
import Testing

@testable import Gaps

@MainActor @Suite struct GapListTests {
    @Test func `places get the room that findings leave, and never much less than half`() {
        let short = Gap(kind: .unread, file: "A.swift", reason: "It is not UTF-8. Save it so.")
        let long = Gap(
            kind: .unread, file: RelativePath("Sources/" + String(repeating: "a", count: 60)),
            reason: "It is not UTF-8. Save it so.")
        #expect(GapWidths([short]).place(in: 70) == 7)
        #expect(GapWidths([short, long]).place(in: 70) == 70 - "It is not UTF-8.".count)
        #expect(GapWidths([short, long]).place(in: 190) == 68)
        let wordy = Gap(kind: .notes, file: "A.swift", reason: String(repeating: "b", count: 99))
        #expect(GapWidths([long, wordy]).place(in: 70) == 31)
    }

    private let gaps = Gap.all(in: SampleGaps.some)

    @Test func `a pattern that matches no module is mentioned but not counted`() {
        let gap = gaps.first { $0.kind == .layers }
        #expect(gap?.isCounted == false)
        #expect(gap?.place == ".strata.yml:9")
        #expect(gap?.reason.contains("Entity*") == true)
    }

    @Test func `a module in two layers is counted`() {
        let plain = SampleGaps.none
        let analysis = Analysis(
            codebase: plain.codebase, graph: plain.graph, configuration: plain.configuration,
            assignment: LayerAssignment(
                layers: [:],
                problems: [.ambiguous(module: "::Player", layers: ["Features", "Core"])]),
            violations: [], facts: [:], isComplete: true, incomplete: [], milliseconds: 1)
        let gap = Gap.all(in: analysis).first
        #expect(gap?.isCounted == true)
        #expect(gap?.reason.contains("Features, Core") == true)
    }

    @Test func `the folder itself is a dot, layers without a file are layers`() {
        #expect(Gap(kind: .unread, file: .root, reason: "").place == ".")
        #expect(Gap(kind: .layers, file: nil, reason: "").place == "layers")
    }

    @Test func `a folder counts with its files, anything else as one`() {
        #expect(gaps.first { $0.place == "Sketches" }?.count == 3)
        #expect(gaps.first { $0.kind == .unread }?.count == 1)
    }
}
