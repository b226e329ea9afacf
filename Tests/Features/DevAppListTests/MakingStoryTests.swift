import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import TerminalUI
import Testing

@testable import DevAppList

@MainActor @Suite struct MakingStoryTests {
    private let changes = SampleChanges()

    private func story(_ maker: DevAppMaker) async -> Story {
        let story = await Story(maker: maker)
        await story.press("G")
        return story
    }

    @Test func `c shows the change first, and writes nothing`() async {
        let story = await story(.sample(log: changes))
        await story.press("c")
        #expect(story.shows("Dev app for WishList"))
        #expect(story.shows("new Sources/WishListDev/main.swift"))
        #expect(story.shows("+ await show(WishListPreviews.self)"))
        #expect(story.shows("1 file created, 1 file changed"))
        #expect(changes.calls.isEmpty)
        await story.press("n")
        #expect(!story.shows("nothing is written yet"))
        #expect(changes.calls.isEmpty)
    }

    @Test func `y makes it, reads the codebase again and says that u undoes it`() async {
        let story = await story(.sample(log: changes))
        await story.press(.enter, "y")
        #expect(changes.calls == ["apply Dev app for WishList"])
        #expect(story.calls == ["noteChange(Dev app for WishList)", "reload()"])
    }

    @Test func `a name that the new file uses and nothing declares is mentioned`() async {
        let story = await story(.sample())
        await story.press("c")
        #expect(story.shows("The new file uses WishListPreviews, which nothing declares"))
        var shop = SampleShop()
        shop.declared = ["WishListPreviews"]
        let other = await Story(shop.analysis())
        await other.press("G", "c")
        #expect(other.shows("Dev app for WishList"))
        #expect(!other.shows("Nothing declares"))
    }

    @Test func `work that is not committed is mentioned`() async {
        let story = await story(.sample(warning: "2 files differ from the last commit."))
        await story.press("c")
        #expect(story.shows("2 files differ from the last commit."))
    }

    @Test func `what cannot be worked out says why`() async {
        let story = await story(.sample(refusing: true))
        await story.press("c")
        #expect(story.shows("holds other targets too: Legacy"))
        await story.press(.escape)
        #expect(!story.shows("Not possible"))
    }

    @Test func `a change that is not possible any more is not made, and says so`() async {
        let story = await story(.sample(log: SampleChanges(isLocked: true)))
        await story.press("c", "y")
        #expect(story.shows("Changed meanwhile: Package.swift"))
        #expect(story.calls.isEmpty)
    }

    @Test func `keys that are typed while the change is worked out answer nothing`() async {
        let story = await story(.sample(log: changes))
        story.stage.application.handle(.key("c"))
        #expect(story.viewModel.sheet == .planning("WishList"))
        story.stage.application.handle(.key("y"))
        await story.stage.settle()
        #expect(story.shows("nothing is written yet"))
        #expect(changes.calls.isEmpty)
        #expect(story.calls.isEmpty)
    }

    @Test func `Escape gives up working a change out`() async {
        let story = await story(.sample(log: changes))
        story.stage.application.handle(.key("c"))
        story.stage.application.handle(.key(.escape))
        await story.stage.settle()
        #expect(story.viewModel.sheet == nil)
    }

    @Test func `j and k move through a long change`() async {
        let story = await story(.sample())
        await story.press("c", "j", "j")
        #expect(story.viewModel.sheetOffset == 2)
        #expect(story.viewModel.selected?.title == "WishList")
        await story.press("G", "k", "g")
        #expect(story.viewModel.sheetOffset == 0)
    }

    @Test func `a dev app is not made twice`() async {
        let story = await Story(maker: .sample(log: changes))
        await story.press("c")
        #expect(story.shows("BrowseDev already is a dev app."))
    }

    @Test func `the new dev app is selected in the place of its feature`() async throws {
        let story = await story(.sample())
        var shop = SampleShop()
        shop.entries.append(
            SampleShop.Entry("WishListDev", role: .devApp, files: 1, lines: 9, uses: "WishList"))
        story.viewModel.content.survey.take(.complete(shop.analysis()))
        await story.stage.settle()
        #expect(story.viewModel.selected?.title == "WishListDev")
    }
}
