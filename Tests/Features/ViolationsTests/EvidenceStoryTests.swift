import Architecture
import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct EvidenceStoryTests {
    @Test func `beside the list stand the import and the lines that use what it brings`() async {
        let story = await Story()
        #expect(story.shows("Sources/ImageKit/ImageKitView.swift"))
        #expect(story.shows("▸  2  import ProfileFeature"))
        #expect(story.shows("• 10          ProfileHeader(user, size: 12)"))
        #expect(story.shows("1 import in 1 file, 2 uses matched by name"))
    }

    @Test func `n and N walk from place to place while the list keeps the keyboard`() async {
        let story = await Story()
        #expect(story.viewModel.evidence.place?.line == 2)
        await story.press("n")
        #expect(story.viewModel.evidence.place?.line == 10)
        await story.press("n", "N")
        #expect(story.viewModel.evidence.place?.line == 10)
        #expect(story.viewModel.focus == .list)
    }

    @Test func `the lower border counts the places; the first file's name comes back`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        #expect(story.shows("line 1 of 3"))
        await story.press("n", "n")
        #expect(story.shows("line 3 of 3"))
        await story.press("N", "N")
        #expect(story.shows("Sources/ImageKit/ImageKitView.swift"))
    }

    @Test func `Enter goes to the evidence, arrows walk it, Esc goes to the list`() async {
        let story = await Story()
        await story.press(.enter)
        #expect(story.viewModel.focus == .evidence)
        await story.press(.down, .down)
        #expect(story.viewModel.evidence.place?.line == 15)
        await story.press(.escape)
        #expect(story.viewModel.focus == .list)
        #expect(story.selected == "ImageKit → ProfileFeature")
    }

    @Test func `e opens the editor at the selected place, y copies file and line`() async {
        let story = await Story()
        await story.press("n", "e", "y")
        let place = "Sources/ImageKit/ImageKitView.swift:10"
        #expect(story.calls == ["editLine(\(place))", "copy(\(place))"])
    }

    @Test func `Enter in the evidence opens the editor too`() async {
        let story = await Story()
        await story.press(.tab, .enter)
        #expect(story.calls == ["editLine(Sources/ImageKit/ImageKitView.swift:2)"])
    }

    @Test func `a double-click on a line opens the editor there`() async {
        let story = await Story()
        await story.click("router.show", clicks: 2)
        #expect(story.calls == ["editLine(Sources/ImageKit/ImageKitView.swift:15)"])
    }

    @Test func `m opens the module that breaks the rule, M the one it should not reach`() async {
        let story = await Story()
        await story.press("m", "M")
        #expect(story.calls == ["openModule(::ImageKit)", "openModule(::ProfileFeature)"])
    }

    @Test func `I asks for the change that removes the violation`() async {
        let story = await Story()
        await story.press("I")
        #expect(story.calls == ["openInversion(upward ::ImageKit ::ProfileFeature)"])
    }

    @Test func `I works out one change of what is marked, and of all under a heading`() async {
        let story = await Story()
        story.viewModel.marks.toggle(
            story.viewModel.catalog?.items.filter { $0.violation.kind == .sideways }.map(\.id) ?? []
        )
        await story.press("I")
        let marked = story.calls.last ?? ""
        #expect(marked.hasPrefix("invert(sideways ") && !marked.contains("unused"))
        story.viewModel.marks.clear()
        await story.press(.left, "I")
        #expect(
            story.calls.last
                == "invert(upward ::ImageKit ::ProfileFeature, upward ::UserDomain ::ProfileFeature)"
        )
    }

    @Test func `O asks for the commit that brought the violation`() async {
        let story = await Story()
        await story.press("O")
        #expect(story.calls == ["blame(upward ::ImageKit ::ProfileFeature)"])
    }

    @Test func `what is only declared is not inverted, and I says so`() async {
        let story = await Story()
        story.viewModel.selectWhenKnown("unused ::FeedFeature ::Analytics")
        await story.press("I")
        #expect(story.calls.isEmpty)
        #expect(story.shows("unused is about what is declared"))
    }

    @Test func `a violation about a declaration shows the manifest's line`() async {
        let story = await Story()
        story.viewModel.selectWhenKnown("unused ::FeedFeature ::Analytics")
        await story.stage.settle()
        #expect(story.shows("Where it is declared"))
        #expect(story.shows("▸ 15"))
        #expect(story.viewModel.evidence.place?.file == "Package.swift")
    }

    @Test func `a violation without a line says so, and M says why it leads nowhere`() async {
        let story = await Story()
        story.viewModel.selectWhenKnown("unassigned ::Analytics")
        await story.stage.settle()
        #expect(story.shows("This violation is about the whole module"))
        await story.press("M")
        #expect(story.shows("This violation has no target module."))
        await story.press(.enter)
        #expect(story.calls == ["openModule(::Analytics)"])
    }

    @Test func `a cycle shows the way round and which edge breaks it`() async {
        let story = await Story(.cycle)
        #expect(story.shows("FeedFeature → ProfileFeature"))
        #expect(story.shows("SettingsFeature → FeedFeature  ← remove to break the cycle"))
        await story.press("E")
        #expect(
            story.viewModel.sheet == .explanation(.cycle, of: story.viewModel.shown?.violation.id))
        #expect(story.shows("Here"))
        #expect(story.shows("SettingsFeature → FeedFeature  ← remove to break the cycle"))
    }

    @Test func `uses of a module from elsewhere are called unknown, not missing`() async {
        let story = await Story(.many)
        #expect(story.shows("uses unknown: external module"))
    }

    @Test func `under the name of a file only its own imports are counted`() async {
        let story = await Story(.byFile, size: Size(width: 200, height: 60))
        let lines = story.stage.terminal.lines.filter {
            $0.contains("⇄ sideways FeedFeature → ProfileFeature")
        }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.prefix(80).contains(" 1 ") })
    }

    @Test func `an unreadable source has the reason beside its name, the place stays`() async {
        let story = await Story(.unreadable)
        #expect(story.shows("▲ Sources/ImageKit/ImageKitView.swift no longer exists"))
        #expect(story.shows("import ProfileFeature"))
    }

    @Test func `E explains what the rule is, why and what to do; its keys close it`() async {
        let story = await Story()
        await story.press("E")
        for heading in ["What", "Why", "How"] { #expect(story.shows(heading)) }
        await story.press(.escape)
        #expect(story.viewModel.sheet == nil)
        await story.press("E", "q")
        #expect(story.viewModel.sheet == nil)
        #expect(!story.stage.application.navigator.hasQuit)
    }
}
