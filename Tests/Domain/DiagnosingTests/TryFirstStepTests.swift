import Architecture
import Codebase
import DomainStubs
import Synchronization
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
        return (
            finding, await TryFirstStep(StepTrials(invert: trial)).attempt(finding, in: analysis)
        )
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
        // No other can be turned around with it.
        #expect(after.steps.count == before.steps.count)
        #expect(after.verdict == .partly(1, of: 2))
    }

    @Test func `several dependencies are turned around in one change`() async throws {
        let (before, after) = try await tried { _, _ in "declare a protocol" }
        let step = try #require(after.steps.first { $0.action == .invertAll(before.violations) })
        #expect(step.sentence == "Turn all 2 around in one change; the first: declare a protocol")
        #expect(step.command == "strata invert '*' One")
    }

    @Test func `what no recipe fits is not offered to be turned around`() async throws {
        let (before, after) = try await tried { _, _ in nil }
        #expect(inversion(before) != nil && inversion(after) == nil)
        let step = try #require(after.steps.first { $0.command == "strata why Three One" })
        #expect(step.sentence == "Cut Three → One by hand: no recipe fits the first 2")
        // One import, and four uses.
        #expect(after.verdict == .byHand(lines: 5))
    }

    @Test func `what could be stricter stays behind what hurts, even by hand`() async {
        let health = diagnoseHealth(analysis)
        let lax = HealthFinding(
            .tightening, "layers", title: "Layers are inferred", why: [], modules: [], steps: [])
        let all = Health(findings: health.troubles + [lax], checks: [])
        let tried = await TryFirstStep(StepTrials { _, _ in nil }).attempt(
            all, in: analysis, first: 9)
        #expect(tried.findings.last?.topic == .tightening)
        #expect(tried.troubles.count == health.troubles.count)
    }

    @Test func `where nothing is wrong, what could be stricter can be done`() async {
        let lax = HealthFinding(
            .tightening, "layers", title: "Layers are inferred", why: [], modules: [],
            steps: [HealthStep(.writeLayers, "Write the layers")])
        let all = Health(findings: [lax], checks: [])
        let tried = await TryFirstStep(StepTrials { _, _ in nil }).attempt(
            all, in: analysis, first: 3)
        #expect(tried.findings.first?.verdict == .doable)
    }

    @Test func `only so many findings are tried, and what advises nothing else stays`() async {
        let health = diagnoseHealth(analysis)
        let none = await TryFirstStep(StepTrials { _, _ in nil }).attempt(
            health, in: analysis, first: 0)
        #expect(none == health)
        let all = await TryFirstStep(StepTrials { _, _ in nil }).attempt(
            health, in: analysis, first: health.findings.count)
        #expect(all.findings.allSatisfy { inversion($0) == nil })
        #expect(Set(all.findings.map(\.id)) == Set(health.findings.map(\.id)))
    }

    private func finding(_ id: String, _ steps: [HealthStep]) -> HealthFinding {
        HealthFinding(.hub, id, title: id, why: [], win: HealthWin(pairs: 1), steps: steps)
    }

    /// What came of an edit that ends so many violations; nil where it could not be tried.
    private func trial(_ count: Int?) -> ManifestTrial? {
        count.map { ManifestTrial(ended: $0, cost: HealthCost(files: 7, lines: 9)) }
    }

    @Test func `the price is what the edit touches, also for what it must not cut off`() async {
        let before = HealthFinding(
            .manifest, "a", title: "a", why: [], cost: HealthCost(files: 1, lines: 1),
            violations: analysis.violations.prefix(1).map(\.id),
            steps: [HealthStep(.fixManifests(.unused), "Remove it")])
        let trials = StepTrials(fixManifests: { [trial = trial(1)] _, kind, _ in
            kind == .unused ? trial : nil
        })
        let after = await TryFirstStep(trials).attempt(before, in: analysis)
        #expect(after.cost == HealthCost(files: 7, lines: 9))
    }

    @Test(arguments: [
        (0, "Edit the manifests by hand"), (1, "Make the manifests say"),
        (nil, "Make the manifests say"),
    ])
    func `manifests are edited by hand where nothing can be written`(
        count: Int?, sentence: String
    ) async throws {
        let canEdit = count != 0
        let before = finding(
            "a",
            [
                HealthStep(
                    .fixManifests(.undeclared), "Make the manifests say it", command: "strata c")
            ])
        let after = await TryFirstStep(
            StepTrials(fixManifests: { [trial = trial(count)] _, _, _ in trial })
        ).attempt(
            before, in: analysis)
        #expect(try #require(after.steps.first).sentence.hasPrefix(sentence))
        #expect(after.steps.map(\.command) == [canEdit ? "strata c" : "strata check"])
        #expect(
            after.steps.map(\.action) == [
                canEdit ? .fixManifests(.undeclared) : .openViolations
            ])
    }

    @Test func `what can be done of a step is said where it is a part`() async throws {
        let unused = analysis.violations.prefix(2)
        try #require(unused.count == 2)
        let before = HealthFinding(
            .manifest, "a", title: "a", why: [], violations: unused.map(\.id),
            steps: [HealthStep(.fixManifests(.undeclared), "Make the manifests say it")])
        func words(_ count: Int?) async -> String? {
            let trials = StepTrials(fixManifests: { [trial = trial(count)] _, _, _ in trial })
            return await TryFirstStep(trials).attempt(before, in: analysis).verdict?.words
        }
        #expect(await words(1) == "1 of 2 now")
        #expect(await words(2) == "doable now")
        #expect(await words(nil) == "doable now")
        #expect(await words(0) == "1 line by hand")
    }

    @Test func `where nothing comes free a person chooses, after the other steps`() async {
        let cut = EdgeID(from: "::Two", to: "::One")
        let before = finding(
            "a", [HealthStep(.extract("::One"), "Plan"), HealthStep(.cut(cut), "Cut")])
        let trials = StepTrials(extract: { _, _ in .blocked(because: "none comes free") })
        let after = await TryFirstStep(trials).attempt(before, in: analysis)
        #expect(after.steps.map(\.action) == [.cut(cut), .extract("::One")])
        #expect(after.steps.last?.command == "strata plan --module One --seed FOLDER")
        #expect(after.steps.last?.sentence == "Choose a folder of One to take out: none comes free")
        let alone = finding("b", [HealthStep(.extract("::One"), "Plan")])
        let waiting = await TryFirstStep(trials).attempt(alone, in: analysis)
        #expect(waiting.verdict?.words == "not yet, because none comes free")
        #expect(waiting.steps.map(\.sentence) == ["Choose a folder of One to take out"])
    }

    private let models = ExtractionStep(
        name: "Models", files: ["Models/A.swift"], lines: 120, importers: 4)

    @Test func `files that come free are taken out in one step`() async throws {
        let next = ExtractionStep(name: "Store", files: ["Store/B.swift"], lines: 40, importers: 0)
        let free = ExtractionOutcome.free(models, next: [next])
        let before = finding("a", [HealthStep(.extract("::One"), "Plan")])
        let after = await TryFirstStep(StepTrials(extract: { _, _ in free })).attempt(
            before, in: analysis)
        #expect(after.steps.map(\.action) == [.take(models, from: "::One"), .extract("::One")])
        let step = try #require(after.steps.first)
        #expect(step.sentence == "Take out Models: 1 file, 120 lines, imported by 4")
        #expect(step.command == "strata extract Models --module One")
        #expect(after.why.last == "After it: Store: 1 file, 40 lines.")
        #expect(after.cost == HealthCost(files: 5))
        #expect(after.verdict == .doable)
    }

    @Test(arguments: [
        (true, 2, "doable now"),
        (false, 6, "not yet, because taking out Models unties no modules"),
    ])
    func `what comes free of a hub has to untie modules`(
        isUntied: Bool, pairs: Int, verdict: String
    ) async {
        let free = ExtractionOutcome.free(models, next: [])
        let modules = ["Up", "Hub", "Low"].map { Module.stub($0) }
        let tied = Analysis.stub(modules, imports: ["Up": ["Hub"], "Hub": ["Low"]])
        let after = Analysis.stub(
            modules + [.stub("Models")],
            imports: ["Up": [isUntied ? "Models" : "Hub"], "Hub": ["Low"]])
        var before = HealthFinding(
            .hub, "a", title: "a", why: [], steps: [HealthStep(.extract("::Hub"), "Plan")])
        before.win.pairs = 6
        let trials = StepTrials(extract: { _, _ in free }, simulate: { _, _, _ in after })
        let found = await TryFirstStep(trials).attempt(before, in: tied)
        #expect(found.win.pairs == pairs)
        #expect(found.verdict?.words == verdict)
    }

    @Test func `more are tried until one can be done`() async {
        let findings = (0..<6).map { finding("\($0)", [HealthStep(.extract("::One"), "Plan")]) }
        let free = ExtractionOutcome.free(models, next: [])
        let counter = Mutex(0)
        let trials = StepTrials(extract: { _, _ in
            counter.withLock { count in
                count += 1
                return count == 5 ? free : .blocked(because: "it is knotted")
            }
        })
        let health = await TryFirstStep(trials).attempt(
            Health(findings: findings, checks: []), in: analysis, first: 2)
        #expect(health.findings.map(\.title) == ["4", "0", "1", "2", "3", "5"])
        #expect(health.findings.last?.verdict == nil)
    }

    @Test func `what waits stands behind what a person edits`() async {
        let cut = EdgeID(from: "::Two", to: "::One")
        let findings = [
            finding("wait", [HealthStep(.openPreviews, "See")]),
            finding("hand", [HealthStep(.cut(cut), "Cut")]),
            finding("now", [HealthStep(.layer(["::One"]), "Move")]),
        ]
        let health = await TryFirstStep(StepTrials()).attempt(
            Health(findings: findings, checks: []), in: analysis, first: 3)
        #expect(health.findings.map(\.title) == ["now", "hand", "wait"])
    }

    @Test func `of those that were tried the ones that can be done stand first`() async {
        let findings = [
            finding("hand", [HealthStep(.extract("::One"), "Plan")]),
            finding("done", [HealthStep(.extract("::Two"), "Plan")]),
            finding("rest", [HealthStep(.extract("::Three"), "Plan")]),
        ]
        let free = ExtractionOutcome.free(models, next: [])
        let trials = StepTrials(extract: { id, _ in
            id == "::Two" ? free : .blocked(because: "it is knotted")
        })
        let health = await TryFirstStep(trials).attempt(
            Health(findings: findings, checks: []), in: analysis, first: 2)
        #expect(health.findings.map(\.title) == ["done", "hand", "rest"])
    }
}
