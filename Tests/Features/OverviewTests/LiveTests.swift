import Architecture
import Codebase
import Observation
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

    @Test func whatIsKnownIsThereBeforeAnythingArrives() {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))

        #expect(model(source).content.totals.modules == 26)
    }

    @Test func theBandsAppearAsSoonAsModulesAreKnown() async {
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

    @Test func theSelectedModuleStaysSelectedWhenOthersAppear() async {
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

    @Test func anotherModuleIsSelectedWhenTheSelectedOneIsGone() async {
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

    @Test func theSelectedCellStaysSelectedWhenRowsAppearAboveIt() async {
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

    @Test func whatIsKnownStaysThereWhenALaterAnalysisFails() async {
        let source = ChangingSource(.complete(SampleCodebase.tempo.analysis()))
        let model = model(source)
        model.listen()

        await hand(.failed(.noSwift(path: "/codebase")), from: source, to: model)

        #expect(model.phase == .failed(.noSwift(path: "/codebase")))
        #expect(model.content.totals.modules == 26)
        model.stop()
    }

    @Test func rReadsAgain() {
        let source = ChangingSource(.failed(.noSwift(path: "/codebase")))
        let screen = OverviewScreen(viewModel: model(source))

        screen.commands.first { $0.keys.contains("r") }?.action()

        #expect(source.reloads == 1)
    }

    @Test func aMistakeInTheConfigurationOpensInTheEditor() {
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
