import Architecture
import Codebase
import Diagnosing
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Health

@MainActor @Suite struct HealthStoryTests {
    @Test func `what is worth most is first and selected`() async {
        let stage = await Stage()
        #expect(stage.model.selected == stage.model.rows.first)
        let scores = stage.model.health?.troubles.map(\.score) ?? []
        #expect(scores.count > 3 && scores == scores.sorted(by: >))
    }

    @Test func `the details say why, what it wins and costs, and what to do`() async throws {
        let stage = await Stage()
        let finding = try #require(stage.model.selected?.finding)
        let step = try #require(finding.steps.first)
        #expect(stage.shows("wins") && stage.shows("costs"))
        #expect(stage.shows(String(step.sentence.prefix(30))))
    }

    @Test func `a large module is drawn by folders, and what comes free beside them`() async {
        let stage = await Stage(.monolith)
        await stage.model.leading?.value
        #expect(
            stage.model.folders?.parts.map(\.name).sorted()
                == ["Common", "Data", "Domain", "Features/Berths", "Tides", "files in no folder"])
        #expect(stage.model.folders?.parts.filter { $0.number != nil }.map(\.lines) == [137])
        #expect(stage.shows("Harbour by lines") && stage.shows("→ Tides"))
    }

    @Test func `Enter takes the next step of each finding`() async {
        let stage = await Stage()
        for row in stage.model.rows.indices where stage.model.rows[row].finding != nil {
            stage.model.list.select(row)
            let before = stage.calls.count
            await stage.press(.enter)
            #expect(stage.calls.count == before + 1, "\(stage.model.rows[row].id)")
        }
    }

    @Test func `O asks who did it: for a rule, a dependency, a module`() async throws {
        let stage = await Stage()
        for row in stage.model.rows.indices {
            guard let finding = stage.model.rows[row].finding else { continue }
            stage.model.list.select(row)
            await stage.press("O")
            if let violation = finding.violations.first {
                #expect(stage.calls.last == "blame(\(violation))")
            } else if let edge = finding.edges.first {
                #expect(stage.calls.last == "blame(\(edge.from) \(edge.to))")
            } else if let module = finding.modules.first {
                #expect(stage.calls.last == "blame(\(module))")
            }
        }
        #expect(stage.calls.contains { $0.hasPrefix("blame(") })
    }

    @Test func `what commits changed ranks findings once it is known`() async throws {
        let analysis = SampleMusic.tangled
        let before = diagnoseHealth(analysis)
        let last = try #require(before.findings.last { $0.topic == .edge || $0.topic == .target })
        let site = try #require(analysis.graph.edge(last.edges[0])?.sites.first)
        let model = HealthViewModel(
            source: ChangingSource(.complete(analysis)),
            diagnose: { diagnoseHealth($0, history: $1) },
            history: { ChangeHistory(commits: Array(repeating: [site.file], count: 300)) },
            router: PreviewRouter(log: RouteLog()))
        model.content.survey.take(.complete(analysis))
        await model.content.survey.settle()
        await model.reading?.value
        await model.content.survey.settle()
        let finding = try #require(model.health?.findings.first { $0.id == last.id })
        #expect(finding.win.commits == 300)
        #expect(finding.why.last?.contains("300 of the last 300 commits") == true)
    }

    @Test func `the step of the selected finding is tried and reworded`() async throws {
        let model = HealthViewModel(
            source: ChangingSource(.complete(SampleMusic.tangled)),
            diagnose: { diagnoseHealth($0, history: $1) },
            tryFirstStep: TryFirstStep(StepTrials { _, _ in "declare a protocol" }),
            router: PreviewRouter(log: RouteLog()))
        model.content.survey.take(.complete(SampleMusic.tangled))
        await model.content.survey.settle()
        let inverted = { (finding: HealthFinding?) in
            finding?.steps.contains { if case .invert = $0.action { true } else { false } } ?? false
        }
        let row = try #require(model.rows.firstIndex { inverted($0.finding) })
        model.list.select(row)
        #expect(model.finding == model.rows[row].finding)
        await model.trial?.value
        #expect(
            model.finding?.steps.contains { $0.sentence.hasSuffix("around: declare a protocol") }
                == true)
        #expect(
            model.evidence.contains {
                if case .step(let step, _) = $0 {
                    step.sentence.hasSuffix("around: declare a protocol")
                } else {
                    false
                }
            })
    }

    /// Two at once would take both threads of a small machine, and no screen would get its rows.
    @Test func `steps are tried one at a time, that of the selected finding among them`() async {
        let trials = Mutex((running: 0, most: 0))
        let model = HealthViewModel(
            source: ChangingSource(.complete(SampleMusic.tangled)),
            diagnose: { diagnoseHealth($0, history: $1) },
            tryFirstStep: TryFirstStep(
                StepTrials { _, _ in
                    trials.withLock {
                        $0.running += 1
                        $0.most = max($0.most, $0.running)
                    }
                    try? await Task.sleep(for: .milliseconds(60))
                    trials.withLock { $0.running -= 1 }
                    return nil
                }),
            router: PreviewRouter(log: RouteLog()))
        model.content.survey.take(.complete(SampleMusic.tangled))
        await model.content.survey.settle()
        model.list.select(model.rows.count - 1)
        await model.trial?.value
        await model.leading?.value
        #expect(trials.withLock(\.most) == 1)
    }

    @Test func `what can be done leads as in the command, unless a person has moved`() async throws
    {
        let analysis = SampleMusic.tangled
        let trial = TryFirstStep(
            StepTrials(invert: { _, _ in nil }, fixManifests: { _, _, _ in nil }))
        let before = diagnoseHealth(analysis)
        let after = await trial.attempt(before, in: analysis, first: TryFirstStep.leading)
        let order = after.findings.map(\.id)
        #expect(order != before.findings.map(\.id))
        func model() async -> HealthViewModel {
            let model = HealthViewModel(
                source: ChangingSource(.complete(analysis)),
                diagnose: { diagnoseHealth($0, history: $1) }, tryFirstStep: trial,
                router: PreviewRouter(log: RouteLog()))
            model.content.survey.take(.complete(analysis))
            await model.content.survey.settle()
            return model
        }
        let still = await model()
        await still.leading?.value
        await still.content.survey.settle()
        #expect(still.rows.compactMap(\.finding?.id) == order)
        #expect(still.selected?.id == order.first)
        let moved = await model()
        moved.list.select(1)
        await moved.leading?.value
        await moved.content.survey.settle()
        #expect(moved.rows.compactMap(\.finding?.id) == before.findings.map(\.id))
    }

    @Test func `Enter on a dependency opens its violation`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        await stage.press(.tab)
        let edge = try #require(stage.model.evidence.firstIndex { $0.edge == finding.edges[0] })
        stage.model.evidenceList.select(edge)
        await stage.press(.enter)
        #expect(stage.calls == ["openViolation(\(finding.violations[0]))"])
        await stage.press(.escape)
        #expect(stage.model.focus == .findings)
    }

    @Test func `a dependency that breaks no rule leads to the lines that make it`() async throws {
        let edge = try #require(SampleMusic.tangled.graph.edges.first?.id)
        let finding = HealthFinding(
            .lever, "one", title: "One file brings many", why: [], edges: [edge],
            steps: [HealthStep(.cut(edge), "Cut it")])
        let log = RouteLog()
        let model = HealthViewModel(
            source: ChangingSource(.complete(SampleMusic.tangled)),
            diagnose: { _, _ in Health(findings: [finding], checks: []) },
            router: PreviewRouter(log: log))
        model.content.survey.take(.complete(SampleMusic.tangled))
        await model.content.survey.settle()
        model.takeStep()
        #expect(log.calls == ["showImports(\(edge.from) \(edge.to))"])
    }

    @Test func `steps that exclude or move ask for the decision, and d asks which`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        await stage.press("d", .tab)
        let edge = try #require(stage.model.evidence.firstIndex { $0.edge == finding.edges[0] })
        stage.model.evidenceList.select(edge)
        await stage.press("d")
        for (number, line) in stage.model.evidence.enumerated() {
            guard case .step(let step, _) = line else { continue }
            switch step.action {
            case .exclude, .layer:
                stage.model.evidenceList.select(number)
                await stage.press(.enter)
            default: break
            }
        }
        #expect(
            stage.calls == [
                "decide(\(finding.violations.joined(separator: ", ")))",
                "decide(\(finding.violations[0]))", "move(\(finding.modules[0]))",
                "exclude(\(finding.violations[0]))",
            ])
    }

    @Test func `m opens the module, y copies the command, E explains`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        await stage.press("m", "y", "E")
        #expect(stage.calls.first == "openModule(\(finding.modules[0]))")
        #expect(stage.calls[1] == "copy(\(finding.steps[0].command ?? ""))")
        #expect(stage.calls[2].hasPrefix("explain("))
    }

    @Test func `e opens the first import of a dependency, else the declaration`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        let edge = try #require(finding.edges.first)
        await stage.press("e")
        let sites = SampleMusic.tangled.graph.edges.first { $0.id == edge }?.sites
        let site = try #require(sites?.first)
        #expect(stage.calls == ["editLine(\(site.file):\(site.line))"])
        let other = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .monolith })
        stage.model.list.select(other)
        let id = try #require(stage.model.selected?.finding?.modules.first)
        let module = try #require(SampleMusic.tangled.codebase.modules.first { $0.id == id })
        await stage.press("e")
        #expect(stage.calls.last == "editLine(\(try #require(module.sources.first)))")
    }

    @Test func `W asks about saving layers where a file does not name them yet`() async throws {
        let clean = await Stage(.clean)
        await clean.press("W")
        #expect(clean.calls == ["writeLayers()"])
        for preview in [HealthPreviews.causes, .reading] {
            let stage = await Stage(preview)
            let command = try #require(stage.model.commands.first { $0.meaning == .write })
            #expect(command.disabledReason != nil, "\(preview)")
        }
    }

    @Test func `ways into the module are commands that the palette finds`() async throws {
        let stage = await Stage()
        let module = try #require(stage.model.selected?.finding?.modules.first)
        for id in ["graph", "dependents", "why"] {
            stage.model.commands.first { $0.id == "health.\(id)" }?.action()
        }
        #expect(
            stage.calls == [
                "showGraph(\(module))", "showDependents(\(module))", "askWhy(\(module))",
            ])
    }

    @Test func `reading again keeps what is shown, and works it out once when done`() async {
        let analysis = SampleMusic.tangled
        let diagnoses = Mutex(0)
        let model = HealthViewModel(
            source: ChangingSource(.complete(analysis)),
            diagnose: { analysis, _ in
                diagnoses.withLock { $0 += 1 }
                return diagnoseHealth(analysis)
            }, router: PreviewRouter(log: RouteLog()))
        let survey = model.content.survey
        let states: [AnalysisState] =
            [.complete(analysis)]
            + (1...3).map {
                .partial(analysis, AnalysisProgress(step: .sources, done: $0, total: 3))
            }
        for state in states {
            survey.take(state)
            await survey.settle()
            #expect(model.progress == nil && !model.rows.isEmpty)
        }
        #expect(diagnoses.withLock(\.self) == 1)
        survey.take(.complete(SampleMusic.clean))
        await survey.settle()
        #expect(diagnoses.withLock(\.self) == 2)
        #expect(model.health?.troubles.isEmpty == true)
    }

    @Test func `the filter finds titles and topics`() async {
        let stage = await Stage(.filtered)
        #expect(
            stage.model.rows.allSatisfy { row in
                row.finding?.title.lowercased().contains("songs") ?? true
            })
        #expect(await Stage(.noMatch).shows("No match"))
    }

    @Test func `where nothing hurts it says what was looked at`() async {
        #expect(await Stage(.quiet).shows("Nothing hurts"))
        #expect(await Stage(.quiet).shows("Looked at: whether all Swift files are read"))
        #expect(await Stage(.clean).shows("nothing hurts"))
    }
}

extension HealthStoryTests {
    @Test func `who owns the code behind a finding is told, and is found by it`() async throws {
        let state = AnalysisState.complete(SampleMusic.tangled)
        let model = HealthViewModel(
            source: FixedAnalysis(state), diagnose: { analysis, _ in diagnoseHealth(analysis) },
            owners: OwnersOfAll(), router: PreviewRouter(log: RouteLog()))
        model.content.survey.take(state)
        await model.content.survey.settle()
        await model.ownership.settle()
        await model.content.survey.settle()
        #expect(model.owners == ["@everything"])
        let all = model.rows.count
        model.filter = ListFilter("@every")
        await model.content.survey.settle()
        #expect(!model.rows.isEmpty && model.rows.count <= all)
        model.filter = ListFilter("@nobody")
        await model.content.survey.settle()
        #expect(model.rows.isEmpty)
    }

    /// Says that one team owns everything.
    private struct OwnersOfAll: OwnersReader, FileOwners {
        func owners(in contents: any SourceContents) async -> (any FileOwners)? { self }

        func owners(of file: RelativePath) -> [String] { ["@everything"] }
    }
}
