import Codebase
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct WhyStoryTests {
    @Test func `w asks for a module, typing finds it, Enter shows the path there`() async {
        let story = await Story()
        await story.press("w")
        #expect(story.shows("Why does FeedFeature depend on …"))
        await story.type("storage")
        #expect(story.viewModel.why?.candidates.map(\.node.name) == ["StorageKit"])
        await story.press(.enter)
        #expect(story.shows("FeedFeature → NetworkKit"))
        #expect(story.shows("NetworkKit → StorageKit"))
        #expect(story.shows("Shortest path: 2 imports"))
    }

    @Test func `on the path Enter opens the editor at the import, m its module`() async {
        let story = await Story(.chain)
        await story.press("j", .enter, "m")
        #expect(
            story.calls == [
                "editLine(Sources/NetworkKit/Model.swift:1)", "openModule(::StorageKit)",
            ])
    }

    @Test func `where nothing leads it says so`() async {
        let story = await Story(.noChain)
        #expect(story.shows("does not depend on SettingsFeature."))
    }

    @Test func `w asks about another module, Esc comes back to the screen`() async {
        let story = await Story(.chain)
        await story.press("w")
        #expect(story.viewModel.why?.isPicking == true)
        await story.press(.escape)
        #expect(story.viewModel.why == nil)
        #expect(story.viewModel.tab == .dependencies)
    }

    @Test func `arrows choose among the modules that match`() async {
        let story = await Story(.why)
        await story.press(.down, .down, .up)
        let why = story.viewModel.why
        #expect(why?.list.selection == 1)
        await story.type("zzz")
        #expect(story.shows("No match."))
        await story.press(.enter)
        #expect(why?.isPicking == true)
    }
}
