import Architecture
import Codebase
import FeatureKit
import Observation
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct LiveTests {
    private func model(_ source: ChangingSource) -> OverviewViewModel {
        OverviewViewModel(source: source, router: PreviewRouter(log: RouteLog()))
    }

    /// Lets the model take a state over, and waits until it is shown.
    private func hand(_ state: AnalysisState, to model: OverviewViewModel) async {
        model.survey.take(state)
        await model.survey.settle()
    }

    @Test func `the bands appear as soon as modules are known`() async {
        let source = ChangingSource(.starting(AnalysisProgress(step: .listing)))
        let model = model(source)

        let progress = AnalysisProgress(step: .sources, done: 1, total: 9)
        await hand(
            .partial(SampleCodebase.tempo.analysis(isComplete: false), progress), to: model)

        #expect(model.phase == .reading(progress))
        #expect(model.focus == .module("::AudioEngine"))
    }

    @Test func `the selected module stays selected when others appear`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.tempo.analysis()), to: model)
        model.select(.module("::Player"))

        var codebase = SampleCodebase.tempo
        codebase.modules.append(SampleModule("Artists", .feature, layer: 1))
        await hand(.complete(codebase.analysis()), to: model)

        #expect(model.focus == .module("::Player"))
        #expect(model.content.totals.modules == 27)
    }

    @Test func `another module is selected when the selected one is gone`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.tempo.analysis()), to: model)
        model.select(.module("::Player"))

        var codebase = SampleCodebase.tempo
        codebase.modules.removeAll { $0.name == "Player" }
        await hand(.complete(codebase.analysis()), to: model)

        #expect(model.focus == .module("::AudioEngine"))
    }

    @Test func `the selected cell stays selected when rows appear above it`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.withViolations.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.tempo.withViolations.analysis()), to: model)
        model.toggleArrangement()
        await model.survey.settle()
        model.moveCell(toViolationForward: true)
        let edge = model.selectedEdge

        var codebase = SampleCodebase.tempo.withViolations
        codebase.modules.append(SampleModule("Artists", .app, layer: 0))
        await hand(.complete(codebase.analysis()), to: model)

        #expect(model.selectedEdge == edge)
    }

    @Test func `what is known stays there when a later analysis fails`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.tempo.analysis()), to: model)

        await hand(.failed(.noSwift(path: "/codebase")), to: model)

        #expect(model.phase == .failed(.noSwift(path: "/codebase")))
        #expect(model.content.totals.modules == 26)
    }

    @Test func `r reads the codebase again`() {
        let source = ChangingSource(.failed(.noSwift(path: "/codebase")))
        let screen = OverviewScreen(viewModel: model(source))

        screen.commands.first { $0.keys.contains("r") }?.action()

        #expect(source.reloads == 1)
    }

    @Test func `a mistake in the configuration opens in the editor`() {
        let log = RouteLog()
        let mistake = ConfigurationError(
            file: ".strata.yml", line: 7, column: 2, found: "?", expected: "!")
        let model = OverviewViewModel(
            source: ChangingSource(.failed(.configuration(mistake))),
            router: PreviewRouter(log: log))

        OverviewScreen(viewModel: model).commands.first { $0.keys.contains("e") }?.action()

        #expect(log.calls == ["editLine(.strata.yml:7)"])
    }
}
