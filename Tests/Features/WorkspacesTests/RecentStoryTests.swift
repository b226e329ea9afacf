import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Workspaces

@MainActor @Suite struct RecentStoryTests {
    @Test func `codebases have name, path, age and trust; the open one says so`() async {
        let lines = await Story().stage.terminal.lines
        func line(_ name: String) -> String { lines.first { $0.contains(name) } ?? "" }
        #expect(line("strata open").contains("~/Code/strata"))
        #expect(line("strata open").contains("just now"))
        #expect(line("swift-nio").contains("yesterday"))
        #expect(line("swift-nio").contains("✓ trusted"))
        #expect(line("prototype").contains("▲ folder missing"))
    }

    @Test func `Enter and a double-click open a codebase`() async {
        let story = await Story()
        await story.press("j", .enter)
        await story.click("hummingbird", clicks: 2)
        #expect(
            story.calls == [
                "openCodebase(/home/ada/Code/radio)", "openCodebase(/srv/checkouts/hummingbird)",
            ])
    }

    @Test func `a folder that is gone is not opened; what to do stands there`() async {
        let story = await Story()
        await story.press("G", .enter)
        #expect(story.calls.isEmpty)
        #expect(story.shows("~/Desktop/prototype no longer exists. Press d to forget it."))
    }

    @Test func `d asks first; n keeps the codebase, y forgets it`() async {
        let story = await Story()
        await story.press("j", "d")
        #expect(story.shows("Forget radio?"))
        #expect(story.shows("The folder itself does not change."))
        await story.press("n")
        #expect(story.viewModel.workspaces.count == 5)
        await story.press("d", "y")
        #expect(!story.viewModel.workspaces.contains { $0.root == "/home/ada/Code/radio" })
        #expect(story.viewModel.selected?.root == "/home/ada/Code/forks/swift-nio")
    }

    @Test func `T says what trusting means before anything is trusted; Esc leaves`() async {
        let story = await Story()
        await story.press("j", "T")
        #expect(story.shows("Trust radio?"))
        #expect(story.shows("with your rights"))
        await story.press(.escape)
        #expect(story.viewModel.selected?.trust == .untrusted)
        await story.press("T", .enter)
        #expect(story.viewModel.selected?.trust == .untrusted)
        await story.press("y")
        #expect(story.viewModel.selected?.trust == .trusted)
        #expect(story.viewModel.selected?.root == "/home/ada/Code/radio")
    }

    @Test func `trust is revoked after a question`() async {
        let story = await Story()
        await story.press("j", "j", "T")
        #expect(story.shows("Trust swift-nio no more?"))
        #expect(story.viewModel.selected?.trust == .trusted)
        await story.press("y")
        #expect(story.viewModel.selected?.trust == .untrusted)
    }

    @Test func `u asks, and puts back what was forgotten, with its time and its trust`() async {
        let story = await Story()
        let before = story.viewModel.workspaces
        await story.press("j", "j", "d", "y")
        #expect(story.viewModel.workspaces.count == 4)
        await story.press("u")
        #expect(story.shows("Put swift-nio back?"))
        #expect(story.viewModel.workspaces.count == 4)
        await story.press("y")
        #expect(story.viewModel.workspaces == before)
    }

    @Test func `l and → open nothing`() async {
        let story = await Story()
        await story.press("j", "l", .right)
        #expect(story.calls.isEmpty)
    }

    @Test func `Escape and q lead from the folders back to the recent codebases`() async {
        for key in [Key.escape, "q"] {
            let story = await Story()
            await story.press("o", key)
            #expect(story.viewModel.focus == .recent)
        }
    }

    @Test func `while a question stands there, nothing else is done`() async {
        let story = await Story()
        await story.press("d", "j", "/", "o")
        #expect(story.viewModel.sheet != nil)
        #expect(story.viewModel.list.selection == 0)
        #expect(story.viewModel.focus == .recent)
    }

    @Test func `/ finds codebases by their path`() async {
        let story = await Story()
        await story.press("/")
        await story.type("forks")
        #expect(story.viewModel.shown.map(\.root) == ["/home/ada/Code/forks/swift-nio"])
        await story.press(.escape)
        #expect(story.viewModel.shown.count == 5)
    }

    @Test func `y copies the path`() async {
        let story = await Story()
        await story.press("y")
        #expect(story.calls == ["copy(/home/ada/Code/strata)"])
    }

    @Test func `at first it says what Strata does, and the folders have the keyboard`() async {
        let story = await Story(SampleStore(recent: .none))
        #expect(story.shows("Welcome to Strata"))
        #expect(story.viewModel.focus == .browser)
        await story.press("G", .enter)
        #expect(story.calls == ["openCodebase(/home/ada/Code/strata)"])
    }

    @Test func `at the first start the welcome is there where it is narrow too`() async {
        let story = await Story(SampleStore(recent: .none), size: Size(width: 80, height: 24))
        #expect(story.shows("Welcome to Strata"))
        #expect(story.shows("Find a folder"))
    }

    @Test func `a list that cannot be read says why, and folders can still be opened`() async {
        let story = await Story(SampleStore(recent: .unreadable))
        #expect(story.shows("is damaged. Delete it"))
        await story.press("o", "G", .enter)
        #expect(story.calls == ["openCodebase(/home/ada/Code/strata)"])
    }

    @Test func `where it is narrow the list with the keyboard is shown alone`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        #expect(story.shows("Recent codebases"))
        #expect(!story.shows("Find a folder"))
        await story.press(.tab)
        #expect(!story.shows("Recent codebases"))
        #expect(story.shows("Find a folder"))
    }
}
