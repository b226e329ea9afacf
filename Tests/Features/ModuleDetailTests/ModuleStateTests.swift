import Architecture
import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct ModuleStateTests {
    private func state(
        _ size: SampleCodebase.Size = .small, _ reading: SampleCodebase.Reading = .done
    ) -> AnalysisState {
        SampleCodebase(size: size, names: .plain, reading: reading).state
    }

    @Test func `the header says part, layer, place and figures`() async {
        let story = await Story()
        #expect(story.shows("FeedFeature  feature in Features"))
        #expect(story.shows("✗ 1 error  ▲ 1 warning"))
        #expect(story.shows("declared in Package.swift"))
        #expect(story.shows("4 files   238 lines   3 dependents"))
    }

    @Test func `a newer analysis keeps tab, selection and what is open`() async {
        let story = await Story()
        await story.press("j", .right, "j")
        let selected = story.viewModel.selectedRow?.id
        story.viewModel.take(state(.large))
        await story.stage.settle()
        #expect(story.viewModel.selectedRow?.id == selected)
        #expect(story.viewModel.isOpen("::ImageKit"))
        #expect(story.viewModel.report?.dependencies.count == 46)
    }

    @Test func `while sources are read it shows what is declared, and how far it is`() async {
        let story = await Story(.partlyRead)
        #expect(story.shows("reading sources 120 of 460…"))
        #expect(story.rows.contains("::ImageKit"))
    }

    @Test func `before anything is known it says what is being done`() async {
        #expect(await Story(.reading).shows("Strata is reading manifests 3 of 8…"))
    }

    @Test func `a module that is gone says so instead of showing old facts`() async {
        let story = await Story(.missing)
        #expect(story.shows("Gone no longer exists"))
    }

    @Test func `a codebase that cannot be read says what happened`() async {
        #expect(await Story(.failed).shows("There is no folder at /home/ada/Radio."))
    }

    @Test func `a module from elsewhere shows who uses it`() async {
        let story = await Story(.external)
        #expect(story.shows("from another package"))
        #expect(story.shows("1 dependent"))
        #expect(!story.shows("no violations"))
        #expect(story.rows == ["::FeedFeature"])
    }

    @Test func `where a source cannot be read, the excerpt says why`() async {
        #expect(
            await Story(.unreadable, size: Size(width: 200, height: 60)).shows(
                "no longer exists or is not a file."))
    }

    @Test func `the real work beside the screen comes to the same as the one at once`() async {
        let factory = ModuleDetailFactory(
            source: FixedAnalysis(state()), texts: SampleTexts.all, evidence: .byName)
        let screen = factory.makeScreen(of: "::FeedFeature", router: PreviewRouter(log: RouteLog()))
        let viewModel = (screen as? ModuleDetailScreen)?.viewModel
        await viewModel?.settle()
        viewModel?.list.move(by: 1)
        viewModel?.expand()
        await viewModel?.settle()
        #expect(viewModel?.rows.contains { $0.id.hasSuffix("12 ImageCache") } == true)
        #expect(screen.title == "FeedFeature")
    }
}
