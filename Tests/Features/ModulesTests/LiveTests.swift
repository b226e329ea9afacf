import Architecture
import Codebase
import FeatureKit
import Observation
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct LiveTests {
    private func model(_ source: ChangingSource) -> ModulesViewModel {
        ModulesViewModel(source: source, router: PreviewRouter(log: RouteLog()))
    }

    /// Lets the model take a state over, and waits until it is shown.
    private func hand(_ state: AnalysisState, to model: ModulesViewModel) async {
        model.content.survey.take(state)
        await model.content.survey.settle()
    }

    @Test func `rows appear while sources are read`() async {
        let source = ChangingSource(.starting(AnalysisProgress(step: .listing)))
        let model = model(source)

        let progress = AnalysisProgress(step: .sources, done: 1, total: 9)
        await hand(
            .partial(SampleCodebase.depot.analysis(isComplete: false), progress), to: model)

        #expect(model.phase == .reading(progress))
        #expect(model.rows.count == 11)
    }

    @Test func `the selected module stays selected when others appear`() async {
        let source = ChangingSource(.complete(SampleCodebase.depot.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.depot.analysis()), to: model)
        model.list.select(6)
        #expect(model.selected?.name == "Goods")

        await hand(
            .complete(SampleCodebase.depot.withWideNames.analysis()), to: model)

        #expect(model.selected?.name == "Goods")
        #expect(model.rows.count == 13)
    }

    @Test func `order and filter outlive a new analysis`() async {
        let source = ChangingSource(.complete(SampleCodebase.depot.analysis()))
        let model = model(source)
        await hand(.complete(SampleCodebase.depot.analysis()), to: model)
        model.sort(by: .lines)
        model.filter = ListFilter("feature")
        await model.content.survey.settle()

        await hand(
            .complete(SampleCodebase.depot.withWideNames.analysis()), to: model)

        #expect(model.rows.map(\.name).prefix(2) == ["Orders", "Stock"])
        #expect(model.rows.count == 5)
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
