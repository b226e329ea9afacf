import Architecture
import Codebase
import Observation
import ScreenPreviews
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct LiveTests {
    private func model(_ source: ChangingSource) -> ModulesViewModel {
        ModulesViewModel(source: source, router: PreviewRouter(log: RouteLog()))
    }

    /// Hands out a state and waits until the model has taken it over.
    private func hand(
        _ state: AnalysisState, from source: ChangingSource, to model: ModulesViewModel
    ) async {
        source.yield(state)
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = (model.phase, model.table)
            } onChange: {
                Task { @MainActor in continuation.resume() }
            }
        }
    }

    @Test func `rows appear while sources are read`() async {
        let source = ChangingSource(.starting(AnalysisProgress(step: .listing)))
        let model = model(source)
        model.listen()

        let progress = AnalysisProgress(step: .sources, done: 1, total: 9)
        await hand(
            .partial(SampleCodebase.depot.analysis(isComplete: false), progress), from: source,
            to: model)

        #expect(model.phase == .reading(progress))
        #expect(model.rows.count == 11)
        model.stop()
    }

    @Test func `the selected module stays selected when others appear`() async {
        let source = ChangingSource(.complete(SampleCodebase.depot.analysis()))
        let model = model(source)
        model.list.select(6)
        #expect(model.selected?.name == "Goods")
        model.listen()

        await hand(
            .complete(SampleCodebase.depot.withWideNames.analysis()), from: source, to: model)

        #expect(model.selected?.name == "Goods")
        #expect(model.rows.count == 13)
        model.stop()
    }

    @Test func `order and filter outlive a new analysis`() async {
        let source = ChangingSource(.complete(SampleCodebase.depot.analysis()))
        let model = model(source)
        model.sort(by: .lines)
        model.filter = ListFilter("feature")
        model.listen()

        await hand(
            .complete(SampleCodebase.depot.withWideNames.analysis()), from: source, to: model)

        #expect(model.rows.map(\.name).prefix(2) == ["Orders", "Stock"])
        #expect(model.rows.count == 5)
        model.stop()
    }

    @Test func `a failure says what happened and offers a way out`() {
        let log = RouteLog()
        let model = ModulesViewModel(
            source: ChangingSource(.failed(.noSwift(path: "/photos"))),
            router: PreviewRouter(log: log))
        let screen = ModulesScreen(viewModel: model)
        let text = ScreenBuffer(drawing: screen.body, size: Size(width: 80, height: 20)).text

        screen.commands.first { $0.keys.contains("o") }?.action()

        #expect(text.contains("/photos contains no Swift files."))
        #expect(log.calls == ["openWorkspaces()"])
    }

    @Test func `r reads the codebase again`() {
        let source = ChangingSource(.failed(.noSwift(path: "/photos")))

        ModulesScreen(viewModel: model(source)).commands
            .first { $0.keys.contains("r") }?.action()

        #expect(source.reloads == 1)
    }
}
