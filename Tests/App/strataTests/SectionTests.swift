import Architecture
import Codebase
import TerminalUI
import Testing

@testable import strata

@MainActor @Suite struct SectionTests {
    @Test(arguments: [
        Section.ID.health, .overview, .modules, .violations, .devApps, .previews, .snapshots,
        .workspaces,
        .ratchet, .composition,
    ])
    func `a section that screens can lead to is one that the bar shows`(id: Section.ID) async {
        let navigator = await Story().root.navigator
        navigator.switchTo(id)
        #expect(navigator.sections[navigator.currentSection].id == id)
    }

    @Test func `a codebase that cannot be read leads to the other ones`() async {
        let story = await Story()
        await story.root.open("/nowhere")
        await story.settle { if case .failed = story.root.session?.state { true } else { false } }
        await story.press("o")
        #expect(story.root.navigator.top?.title == "Workspaces")
    }
}
