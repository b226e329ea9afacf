import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Diagnosing

@Suite struct TryFirstStepTests {
    /// Three modules, two of which use the first against the layers.
    private let analysis = Analysis.stub(
        .stub(["One", "Two", "Three"].map { .stub($0) }),
        facts: [
            "Sources/One/One.swift": .stub(declares: ["A", "B", "C", "D"].map { .stub($0) }),
            "Sources/Two/Two.swift": .stub(
                imports: [ImportStatement(module: "One", line: 1)], uses: ["A": [3], "B": [4]]),
            "Sources/Three/Three.swift": .stub(
                imports: [ImportStatement(module: "One", line: 1)],
                uses: ["A": [3], "C": [4], "D": [5], "B": [6]]),
        ],
        layers: [.stub("All", ["One", "Two", "Three"], options: LayerOptions(peers: .forbidden))])

    private func tried(
        _ trial: @escaping StepTrials.Inversion
    ) async throws -> (before: HealthFinding, after: HealthFinding) {
        let finding = try #require(
            diagnoseHealth(analysis).findings.first { $0.topic == .target })
        return (finding, await TryFirstStep(StepTrials(invert: trial))(finding, in: analysis))
    }

    private func inversion(_ finding: HealthFinding) -> HealthStep? {
        finding.steps.first { if case .invert = $0.action { true } else { false } }
    }

    @Test func `the first dependency that a recipe fits is the one to turn around`() async throws {
        let (before, after) = try await tried { edge, _ in
            edge.from == "::Two" ? "declare a protocol" : nil
        }
        #expect(before.edges.map(\.from) == ["::Three", "::Two"])
        #expect(inversion(before)?.sentence == "See how Three → One can be turned around")
        let step = try #require(inversion(after))
        #expect(step.sentence == "Turn Two → One around: declare a protocol")
        #expect(step.command == "strata invert Two One")
        #expect(after.steps.count == before.steps.count)
    }

    @Test func `what no recipe fits is not offered to be turned around`() async throws {
        let (before, after) = try await tried { _, _ in nil }
        #expect(inversion(before) != nil && inversion(after) == nil)
        let step = try #require(after.steps.first { $0.command == "strata why Three One" })
        #expect(step.sentence == "Cut Three → One by hand: no recipe fits the first 2")
    }

    @Test func `what could be stricter stays behind what hurts, even by hand`() async {
        let health = diagnoseHealth(analysis)
        let lax = HealthFinding(
            .tightening, "layers", title: "Layers are inferred", why: [], modules: [], steps: [])
        let all = Health(findings: health.troubles + [lax], checks: [])
        let tried = await TryFirstStep(StepTrials { _, _ in nil })(all, in: analysis, first: 9)
        #expect(tried.findings.last?.topic == .tightening)
        #expect(tried.troubles.count == health.troubles.count)
    }

    @Test func `only so many findings are tried, and what advises nothing else stays`() async {
        let health = diagnoseHealth(analysis)
        let none = await TryFirstStep(StepTrials { _, _ in nil })(health, in: analysis, first: 0)
        #expect(none == health)
        let all = await TryFirstStep(StepTrials { _, _ in nil })(
            health, in: analysis, first: health.findings.count)
        #expect(all.findings.allSatisfy { inversion($0) == nil })
        #expect(Set(all.findings.map(\.id)) == Set(health.findings.map(\.id)))
    }

    private func finding(_ id: String, _ steps: [HealthStep]) -> HealthFinding {
        HealthFinding(.hub, id, title: id, why: [], win: HealthWin(pairs: 1), steps: steps)
    }

    @Test(arguments: [(false, "Edit the manifests by hand"), (true, "Make the manifests say")])
    func `manifests are edited by hand where nothing can be written`(
        canEdit: Bool, sentence: String
    ) async throws {
        let before = finding(
            "a", [HealthStep(.fixManifests, "Make the manifests say it", command: "strata c")])
        let after = await TryFirstStep(StepTrials(fixManifests: { _, _ in canEdit }))(
            before, in: analysis)
        #expect(try #require(after.steps.first).sentence.hasPrefix(sentence))
        #expect(after.steps.map(\.command) == [canEdit ? "strata c" : "strata check"])
        #expect(after.steps.map(\.action) == [canEdit ? .fixManifests : .openRule(.undeclared)])
    }

    @Test func `where nothing comes free a person chooses, after the other steps`() async {
        let cut = EdgeID(from: "::Two", to: "::One")
        let before = finding(
            "a", [HealthStep(.extract("::One"), "Plan"), HealthStep(.cut(cut), "Cut")])
        let trials = StepTrials(extract: { id, _ in id != "::One" })
        let after = await TryFirstStep(trials)(before, in: analysis)
        #expect(after.steps.map(\.action) == [.cut(cut), .extract("::One")])
        #expect(after.steps.last?.command == "strata plan --module One --seed FOLDER")
    }

    @Test func `of those that were tried the ones that can be done stand first`() async {
        let findings = [
            finding("hand", [HealthStep(.extract("::One"), "Plan")]),
            finding("done", [HealthStep(.extract("::Two"), "Plan")]),
            finding("rest", [HealthStep(.extract("::Three"), "Plan")]),
        ]
        let trials = StepTrials(extract: { id, _ in id == "::Two" })
        let health = await TryFirstStep(trials)(
            Health(findings: findings, checks: []), in: analysis, first: 2)
        #expect(health.findings.map(\.title) == ["done", "hand", "rest"])
    }
}
