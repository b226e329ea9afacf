import Codebase
import TerminalUI
import Testing

@testable import Workspaces

@MainActor @Suite struct StoreStoryTests {
    @Test
    func `coming back to the screen reads the list again and keeps the selection`() async throws {
        let store = SampleStore()
        let story = await Story(store)
        await story.press("j", "j")
        try await store.noteOpened("/home/ada/Code/new")
        story.viewModel.load()
        await story.settle()
        #expect(story.viewModel.workspaces.first?.root == "/home/ada/Code/new")
        #expect(story.viewModel.selected?.root == "/home/ada/Code/forks/swift-nio")
    }

    @Test func `the last codebase can be forgotten, and the friendly start comes back`() async {
        let story = await Story()
        for _ in 0..<5 { await story.press("d", "y") }
        #expect(story.viewModel.isFirstStart)
        #expect(story.shows("Welcome to Strata"))
    }

    @Test func `a click on either side gives it the keyboard`() async {
        let story = await Story()
        await story.click("radio-server")
        #expect(story.viewModel.focus == .browser)
        #expect(story.viewModel.browser.selected?.name == "radio-server")
        await story.click("hummingbird")
        #expect(story.viewModel.focus == .recent)
        #expect(story.viewModel.selected?.root == "/srv/checkouts/hummingbird")
    }

    @Test func `a double-click on a folder goes in, on a project opens it`() async {
        let story = await Story()
        await story.click("forks ", clicks: 2)
        #expect(story.folders == ["swift-nio"])
        await story.press("o", .backspace)
        await story.click("radio-server", clicks: 2)
        #expect(story.calls == ["openCodebase(/home/ada/Code/radio-server)"])
    }

    @Test func `names of any width and script stay in their columns`() async {
        let story = await Story(SampleStore(recent: .wideNames), size: Size(width: 80, height: 24))
        #expect(story.shows("4 days ago"))
        #expect(story.shows("yesterday"))
        #expect(story.shows("t-since-years  4 days ago"))
    }
}
