import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct AnalysisStoryTests {
    private func state(
        _ violations: SampleCodebase.Violations, _ reading: SampleCodebase.Reading = .done
    ) -> AnalysisState {
        SampleCodebase(violations: violations, names: .plain, reading: reading).state
    }

    @Test func `a newer analysis leaves violation, place and groups as they were`() async {
        let story = await Story()
        await story.press("j", "j", "j", "n")
        let place = story.viewModel.evidence.place
        story.viewModel.take(state(.some, .incomplete))
        await story.stage.settle()
        #expect(story.selected == "FeedFeature → ProfileFeature")
        #expect(story.viewModel.evidence.place == place)
        #expect(story.shows("! 2 incomplete"))
    }

    @Test func `when the selected violation is gone the list stays near its place`() async {
        let story = await Story { log in .preview(violations: .many, log: log) }
        await story.press("G")
        story.viewModel.take(state(.some))
        await story.stage.settle()
        #expect(story.viewModel.selectedItem != nil)
        #expect(story.viewModel.list.count == 14)
    }

    @Test func `nothing found is clean only when everything was read`() async {
        let clean = await Story(.clean)
        #expect(clean.shows("No violations"))
        let checked = "Checked 10 modules, 30 Swift files and 9 dependencies against 3"
        #expect(clean.shows(checked))
        #expect(clean.shows("layers."))
        let incomplete = await Story(.incomplete)
        #expect(incomplete.shows("No violations found; incomplete"))
        #expect(incomplete.shows("2 things could not be read"))
        #expect(!incomplete.shows("✓"))
    }

    @Test func `i leads to what could not be read, as on every screen`() async {
        let story = await Story(.incomplete)
        await story.press("i")
        #expect(story.calls == ["showGaps()"])
    }

    @Test func `while sources are still read nothing is called clean`() async {
        let story = await Story(.reading)
        #expect(story.shows("No violations so far"))
        #expect(story.shows("1,204 of 3,980"))
        story.viewModel.take(state(.some))
        await story.stage.settle()
        #expect(story.selected == "ImageKit → ProfileFeature")
    }

    @Test func `while an analysis runs again what was known stays on the screen`() async {
        let story = await Story()
        story.viewModel.take(.starting(AnalysisProgress(step: .listing)))
        await story.stage.settle()
        #expect(story.selected == "ImageKit → ProfileFeature")
    }

    @Test func `a codebase that cannot be analysed says why and offers another folder`() async {
        let story = await Story(.failed)
        #expect(story.shows("/home/ada/Notes contains no Swift files."))
        await story.press("o")
        #expect(story.calls == ["openWorkspaces()"])
    }

    @Test func `a screen of one module or one kind holds only what concerns it`() {
        let analysis = state(.some)
        func count(_ scope: Scope) -> Int? {
            analysis.analysis.map { Catalog($0, scope: scope).items.count }
        }
        #expect(count(Scope()) == 10)
        #expect(count(Scope(module: "::SettingsFeature")) == 2)
        #expect(count(Scope(kind: .sideways)) == 2)
        #expect(count(Scope(module: "::PlayerFeature", kind: .sideways)) == 1)
    }

    @Test func `who owns the files is told, and is found by the filter`() async throws {
        let factory = ViolationsFactory(
            source: FixedAnalysis(state(.some)), texts: SampleTexts.all, evidence: .byName,
            owners: FeedOwners())
        let screen = factory.makeScreen(router: PreviewRouter(log: RouteLog()))
        let model = try #require((screen as? ViolationsScreen)?.viewModel)
        model.take(state(.some))
        await model.settle()
        let feed = try #require(
            model.catalog?.items.first { $0.violation.from.targetName.hasPrefix("Feed") })
        let other = try #require(
            model.catalog?.items.first { !$0.violation.from.targetName.hasPrefix("Feed") })
        #expect(model.owners(of: feed) == ["@feed-team"])
        #expect(model.owners(of: other) == [])
        model.survey.question.filter = "feed-team"
        await model.settle()
        #expect(!model.arrangement.rows.isEmpty)
        let shown = model.arrangement.rows.compactMap { row in
            if case .violation(let index, _) = row { model.catalog?.items[index].from } else { nil }
        }
        #expect(!shown.isEmpty && shown.allSatisfy { $0.hasPrefix("Feed") })
    }

    @Test func `the factory selects the violation that it is given`() async {
        let factory = ViolationsFactory(
            source: FixedAnalysis(state(.some)), texts: SampleTexts.all, evidence: .byName)
        let screen = factory.makeScreen(
            violation: "impure ::FeedDomain ::NetworkKit",
            router: PreviewRouter(log: RouteLog()))
        let viewModel = (screen as? ViolationsScreen)?.viewModel
        viewModel?.take(state(.some))
        await viewModel?.settle()
        #expect(viewModel?.shown?.violation.kind == .impure)
        #expect(viewModel?.evidence.document.importCount == 1)
    }

    @Test func `evidence that is collected beside the screen arrives with its text`() async {
        let viewModel = ViolationsViewModel(
            source: FixedAnalysis(state(.some)),
            excerpts: Excerpts(reader: SampleTexts.all, root: "/codebase"),
            router: PreviewRouter(log: RouteLog()))
        viewModel.take(state(.some))
        await viewModel.settle()
        let excerpts = viewModel.evidence.excerpts
        #expect(viewModel.shown?.edge == "ImageKit → ProfileFeature")
        #expect(
            excerpts.line(2, of: "Sources/ImageKit/ImageKitView.swift")?.string
                == "import ProfileFeature")
    }

    @Test(arguments: [
        (SampleIndex([("ProfileFeature", 3, "shown")]), "1 use exact"),
        (SampleIndex([]), "no uses exact"),
        (SampleIndex(silent: .changed), "matched by name"),
    ])
    func `the detail says whether the compiler told the uses`(index: SampleIndex, words: String)
        async
    {
        let viewModel = ViolationsViewModel(
            source: FixedAnalysis(state(.some)),
            excerpts: Excerpts(reader: SampleTexts.all, root: "/codebase"),
            router: PreviewRouter(log: RouteLog()), collectEvidence: CollectEvidence(index: index))
        viewModel.take(state(.some))
        await viewModel.settle()
        #expect(viewModel.shown?.edge == "ImageKit → ProfileFeature")
        let screen = ViolationsScreen(viewModel: viewModel)
        let text = ScreenBuffer(drawing: screen.body, size: Size(width: 160, height: 40)).text
        #expect(text.contains(words))
    }

    @Test func `a slow source is not waited for: its lines come when they are there`() async {
        let texts = SlowTexts()
        let viewModel = ViolationsViewModel(
            source: FixedAnalysis(state(.some)),
            excerpts: Excerpts(reader: texts, root: "/codebase"),
            router: PreviewRouter(log: RouteLog()))
        viewModel.take(state(.some))
        while viewModel.shown == nil { await Task.yield() }
        #expect(viewModel.evidence.place?.line == 2)
        texts.letGo()
        while viewModel.evidence.excerpts.line(2, of: texts.file) == nil { await Task.yield() }
    }

    @Test func `a running analysis with nothing new changes only the progress`() async {
        let story = await Story()
        await story.press("n")
        guard let analysis = story.viewModel.catalog?.analysis else {
            Issue.record("There is no analysis.")
            return
        }
        story.viewModel.take(
            .partial(analysis, AnalysisProgress(step: .sources, done: 1, total: 2)))
        await story.stage.settle()
        #expect(story.shows("reading sources 1 of 2…"))
        #expect(story.viewModel.evidence.place?.line == 10)
    }

    @Test func `R analyses again`() async {
        let reloads = Counter()
        let source = FixedAnalysis(state(.some), onReload: { reloads.increase() })
        let story = await Story { log in
            ViolationsViewModel(
                source: source, excerpts: Excerpts(reader: SampleTexts.all, root: "/codebase"),
                router: PreviewRouter(log: log), executor: ImmediateExecutor())
        }
        await story.press("R")
        #expect(reloads.count == 1)
    }
}

/// Says that one team owns the files of Feed.
private struct FeedOwners: OwnersReader, FileOwners {
    func owners(in contents: any SourceContents) async -> (any FileOwners)? { self }

    func owners(of file: RelativePath) -> [String] {
        file.string.contains("Feed") ? ["@feed-team"] : []
    }
}
