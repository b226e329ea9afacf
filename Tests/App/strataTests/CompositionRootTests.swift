import Architecture
import Codebase
import TerminalUI
import Testing

@testable import strata

@MainActor @Suite struct CompositionRootTests {
    @Test func `every screen can be made, and has a title and something to draw`() async throws {
        let root = await Story().root
        let session = try #require(root.session)
        let screens: [any Screen] = [
            root.makeOverview(in: session), root.makeModules(in: session),
            root.makeModuleDetail(of: "::Core", in: session), root.makeViolations(in: session),
            root.makeDevApps(in: session), root.makePreviews(in: session), root.makeWorkspaces(),
            StartingScreen(),
        ]
        for screen in screens {
            #expect(!screen.title.isEmpty)
            _ = ScreenBuffer(drawing: screen.body, size: Size(width: 80, height: 24))
        }
    }

    @Test func `the digits lead to the top-level screens, and each shows the codebase`() async {
        let story = await Story()
        #expect(story.screen.contains("HomeFeature"))
        await story.press("2")
        #expect(story.screen.contains("Closure"))
        await story.press("3")
        #expect(story.screen.contains("HomeFeature"))
        await story.press("4")
        #expect(story.screen.contains("2 features without one"))
        await story.press("5")
        #expect(story.root.navigator.top?.title == "Previews")
        await story.press("6")
        #expect(story.screen.contains("No snapshots here"))
        await story.press("7")
        #expect(story.screen.contains(InMemoryCodebase.root))
    }

    @Test func `folders on one screen leave the others and the top bar alone`() async {
        let story = await Story()
        await story.press("f")
        await story.settle { story.terminal.text.contains(" folders ·") }
        #expect(story.screen.contains(" folders ·"))
        #expect(!story.screen.contains("between folders"))
        await story.press("2")
        #expect(!story.screen.contains(" folders ·"))
        await story.press("1")
        #expect(story.screen.contains(" folders ·"))
    }

    @Test func `Enter opens a module on top, and Escape closes it`() async {
        let story = await Story()
        await story.press("2", .enter)
        #expect(story.root.navigator.stack.count == 2)
        await story.press(.escape)
        #expect(story.root.navigator.stack.count == 1)
    }

    @Test func `the palette finds a module by a part of its name and opens it`() async {
        let story = await Story()
        await story.press(":")
        for letter in "ProfileF" { await story.press(.character(letter)) }
        await story.settle { story.terminal.text.contains("ProfileFeature") }
        await story.press(.enter)
        #expect(story.root.navigator.top?.title.contains("ProfileFeature") == true)
    }

    @Test func `y puts the selected module on the clipboard`() async {
        let story = await Story()
        await story.press("2", "y")
        #expect(story.terminal.copied.count == 1)
        #expect(story.terminal.copied.first?.hasPrefix("::") == true)
    }

    @Test func `a folder that is not there says so and leads to the list of codebases`() async {
        let story = await Story()
        await story.root.open("/nowhere")
        await story.settle { if case .failed = story.root.session?.state { true } else { false } }
        #expect(story.screen.contains("There is no folder at /nowhere"))
        await story.press("7")
        #expect(story.root.navigator.top?.title == "Workspaces")
    }
}
