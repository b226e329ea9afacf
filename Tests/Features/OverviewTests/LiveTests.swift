import Architecture
import Codebase
import Observation
import ScreenPreviews
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct LiveTests {
    private func model(_ source: ChangingSource) -> OverviewViewModel {
        OverviewViewModel(source: source, router: PreviewRouter(log: RouteLog()))
    }

    /// Hands out a state and waits until the model has taken it over.
    private func hand(
        _ state: AnalysisState, from source: ChangingSource, to model: OverviewViewModel
    ) async {
        source.yield(state)
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = (model.phase, model.content)
            } onChange: {
                Task { @MainActor in continuation.resume() }
            }
        }
    }

    @Test func `what is known is there before anything arrives`() {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))

        #expect(model(source).content.totals.modules == 26)
    }

    @Test func `the bands appear as soon as modules are known`() async {
        let source = ChangingSource(.starting(AnalysisProgress(step: .listing)))
        let model = model(source)
        model.listen()

        let progress = AnalysisProgress(step: .sources, done: 1, total: 9)
        await hand(
            .partial(SampleCodebase.tempo.analysis(isComplete: false), progress), from: source,
            to: model)

        #expect(model.phase == .reading(progress))
        #expect(model.focus == .module("::Tempo"))
        model.stop()
    }

    @Test func `the selected module stays selected when others appear`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        model.select(.module("::Player"))
        model.listen()

        var codebase = SampleCodebase.tempo
        codebase.modules.append(SampleModule("Artists", .feature, layer: 1))
        await hand(.complete(codebase.analysis()), from: source, to: model)

        #expect(model.focus == .module("::Player"))
        #expect(model.content.totals.modules == 27)
        model.stop()
    }

    @Test func `another module is selected when the selected one is gone`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        model.select(.module("::Player"))
        model.listen()

        var codebase = SampleCodebase.tempo
        codebase.modules.removeAll { $0.name == "Player" }
        await hand(.complete(codebase.analysis()), from: source, to: model)

        #expect(model.focus == .module("::Tempo"))
        model.stop()
    }

    @Test func `the selected cell stays selected when rows appear above it`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.withViolations.analysis()))
        let model = model(source)
        model.toggleArrangement()
        model.moveCell(toViolationForward: true)
        let edge = model.selectedEdge
        model.listen()

        var codebase = SampleCodebase.tempo.withViolations
        codebase.modules.append(SampleModule("Artists", .app, layer: 0))
        await hand(.complete(codebase.analysis()), from: source, to: model)

        #expect(model.selectedEdge == edge)
        model.stop()
    }

    @Test func `what is known stays there when a later analysis fails`() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        model.listen()

        await hand(.failed(.noSwift(path: "/codebase")), from: source, to: model)

        #expect(model.phase == .failed(.noSwift(path: "/codebase")))
        #expect(model.content.totals.modules == 26)
        model.stop()
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
