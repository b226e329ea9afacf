import Codebase
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct TabStoryTests {
    @Test("Tab goes through all tabs and comes back to the first, Shift-Tab goes the other way")
    func tabs() async {
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

    @Test("a click on a tab shows it")
    func click() async {
        let story = await Story()
        await story.click("Surface")
        #expect(story.viewModel.tab == .surface)
    }

    @Test("a tab keeps its selection while another one is shown")
    func selectionPerTab() async {
        let story = await Story()
        await story.press("j", "j", .tab, "G", .backTab)
        #expect(story.viewModel.selectedRow?.id == "::NetworkKit")
    }

    @Test("dependents show who imports the module, with the files of theirs that do")
    func dependents() async {
        let story = await Story(.dependents)
        #expect(story.rows == ["::PlayerFeature", "::RadioApp", "::RadioTests"])
        await story.press("j", .right)
        #expect(story.shows("Sources/RadioApp/Model.swift:1"))
    }

    @Test("files can be ordered by their lines; Enter opens the editor")
    func files() async {
        let story = await Story(.files)
        #expect(story.rows.first == "Sources/FeedFeature/Model.swift")
        await story.press("s", "g")
        #expect(story.rows.first == "Sources/FeedFeature/Views/Header.swift")
        await story.press(.enter)
        #expect(story.calls == ["editLine(Sources/FeedFeature/Views/Header.swift:1)"])
    }

    @Test("the surface holds what other modules can see, members under the name of their type")
    func surface() async {
        let story = await Story(.surface)
        #expect(story.shows("FeedView.reload"))
        #expect(!story.shows("FeedView.client"))
        #expect(story.rows.count == 2)
    }

    @Test("the comparison names what only one of manifest and sources knows")
    func comparison() async {
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

    @Test("s says on other tabs that only files have another order")
    func orderOfFilesOnly() async {
        let story = await Story()
        await story.press("s")
        #expect(story.shows("Only files can be sorted."))
    }
}
