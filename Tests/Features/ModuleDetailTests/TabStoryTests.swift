import Codebase
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct TabStoryTests {
    @Test func `Tab goes round through all tabs, Shift-Tab the other way`() async {
        let story = await Story()
        for tab in DetailTab.allCases.dropFirst() {
            await story.press(.tab)
            #expect(story.viewModel.tab == tab)
        }
        await story.press(.tab)
        #expect(story.viewModel.tab == .dependencies)
        await story.press(.backTab)
        #expect(story.viewModel.tab == .comparison)
    }

    @Test func `a click on a tab shows it`() async {
        let story = await Story()
        await story.click("Surface")
        #expect(story.viewModel.tab == .surface)
    }

    @Test func `a tab keeps its selection while another one is shown`() async {
        let story = await Story()
        await story.press("j", "j", .tab, "G", .backTab)
        #expect(story.viewModel.selectedRow?.id == "::NetworkKit")
    }

    @Test func `dependents show who imports the module, with those files`() async {
        let story = await Story(.dependents)
        #expect(story.rows == ["::PlayerFeature", "::RadioApp", "::RadioTests"])
        await story.press("j", .right)
        #expect(story.shows("Sources/RadioApp/Model.swift:1"))
    }

    @Test func `files can be ordered by their lines; Enter opens the editor`() async {
        let story = await Story(.files)
        #expect(story.rows.first == "Sources/FeedFeature/Model.swift")
        await story.press("s", "g")
        #expect(story.rows.first == "Sources/FeedFeature/Views/Header.swift")
        await story.press(.enter)
        #expect(story.calls == ["editLine(Sources/FeedFeature/Views/Header.swift:1)"])
    }

    @Test func `the surface holds what others see, members below their type`() async {
        let story = await Story(.surface)
        #expect(story.shows("FeedView.reload"))
        #expect(!story.shows("FeedView.client"))
        #expect(story.rows.count == 2)
    }

    @Test func `the comparison names what only one of manifest and sources knows`() async {
        let story = await Story(.comparison)
        let headings = story.viewModel.rows.compactMap { row -> String? in
            if case .heading(let title, _) = row.content { title } else { nil }
        }
        #expect(
            headings == [
                "Imported, but not declared", "Declared, but not imported",
                "Imported, declared only transitively", "Declared and imported",
            ])
        #expect(story.rows.first == "::PlayerFeature")
        #expect(story.shows("Compare 3"))
    }

    @Test func `s says on other tabs that only files have another order`() async {
        let story = await Story()
        await story.press("s")
        #expect(story.shows("Only files can be sorted."))
    }
}
