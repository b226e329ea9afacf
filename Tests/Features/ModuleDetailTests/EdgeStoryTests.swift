import Architecture
import Codebase
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct EdgeStoryTests {
    @Test func `own dependencies come first, by name, then those from other packages`() async {
        let story = await Story()
        #expect(
            story.rows == [
                "::FeedDomain", "::ImageKit", "::NetworkKit", "::PlayerFeature", "::StorageKit",
                "external:observability::Metrics",
            ])
        #expect(story.shows("In this codebase  5"))
        #expect(story.shows("From other packages  1"))
    }

    @Test func `each dependency has its declaration, its imports and what it breaks`() async {
        let lines = await Story().stage.terminal.lines
        func line(_ name: String) -> String { lines.first { $0.contains("▸ \(name)") } ?? "" }
        #expect(line("ImageKit").contains("directly"))
        #expect(line("NetworkKit").contains("by others"))
        #expect(line("PlayerFeature").contains("no "))
        #expect(line("PlayerFeature").contains("⇄"))
        #expect(line("StorageKit").contains("–  ∅"))
    }

    @Test func `right shows an edge's places, left hides them from anywhere below`() async {
        let story = await Story()
        await story.press("j", .right)
        #expect(story.shows("declared Package.swift:14"))
        #expect(story.shows("Model.swift:2"))
        #expect(story.shows(":12  ImageCache"))
        await story.press("j", "j", "j")
        #expect(story.viewModel.selectedRow?.id.hasSuffix("12 ImageCache") == true)
        await story.press(.left)
        #expect(story.viewModel.selectedRow?.id == "::ImageKit")
        #expect(!story.shows("declared Package.swift:14"))
    }

    @Test func `an import says how many uses it has, and who says so`() async {
        for (index, words) in [
            (SampleIndex([("ImageKit", 15, "cached")]), "1 use exact"),
            (SampleIndex(silent: .noStore), "1 use by name"),
        ] {
            let story = await Story { log in
                ModuleDetailViewModel.preview(
                    log: log, collectEvidence: CollectEvidence(index: index))
            }
            await story.press("j", .right)
            #expect(story.shows(words))
        }
    }

    @Test func `Space opens and closes an edge`() async {
        let story = await Story()
        await story.press(.space)
        #expect(story.rows.count == 9)
        await story.press(.space)
        #expect(story.rows.count == 6)
    }

    @Test func `the excerpt follows the selection: an edge's import, a use's line`() async {
        let story = await Story()
        await story.press("j")
        #expect(story.shows("Sources/FeedFeature/Model.swift:2"))
        await story.press(.right, "j", "j", "j")
        #expect(story.shows("Sources/FeedFeature/Model.swift:12"))
        #expect(story.shows("let images = ImageCache()"))
    }

    @Test func `an edge that is declared only shows the manifest`() async {
        let story = await Story()
        await story.press("j", "j", "j", "j")
        #expect(story.shows("Package.swift:14"))
    }

    @Test func `Enter opens the selected module, and below an edge the editor`() async {
        let story = await Story()
        await story.press("j", .enter, .right, "j", "j", .enter)
        #expect(
            story.calls == [
                "openModule(::ImageKit)", "editLine(Sources/FeedFeature/Model.swift:2)",
            ])
    }

    @Test func `y copies an edge's module or a line's place, Y this module`() async {
        let story = await Story()
        await story.press("j", "y", "Y", .right, "j", "j", "y")
        #expect(
            story.calls == [
                "copy(::ImageKit)", "copy(::FeedFeature)",
                "copy(Sources/FeedFeature/Model.swift:2)",
            ])
    }

    @Test func `v shows the violations of a module that has some, or says why not`() async {
        let story = await Story()
        await story.press("v")
        #expect(story.calls == ["showViolations(of: ::FeedFeature)"])
        let clean = await Story(.alone)
        #expect(clean.shows("✓ no violations"))
        await clean.press("v")
        #expect(clean.calls.isEmpty)
        #expect(clean.shows("This module has no violations."))
    }

    @Test func `a double-click on a module opens it`() async {
        let story = await Story()
        await story.click("▸ NetworkKit", clicks: 2)
        #expect(story.calls == ["openModule(::NetworkKit)"])
    }

    @Test func `/ narrows the modules; another tab shows all of its own again`() async {
        let story = await Story()
        await story.press("/")
        await story.type("kit")
        #expect(story.rows == ["::ImageKit", "::NetworkKit", "::StorageKit"])
        #expect(story.shows("3 of 6"))
        await story.press(.enter, .tab)
        #expect(story.rows == ["::PlayerFeature", "::RadioApp", "::RadioTests"])
    }
}
