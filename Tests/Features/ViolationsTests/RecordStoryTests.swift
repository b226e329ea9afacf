import Architecture
import Codebase
import SnapshotKit
import TerminalUI
import Testing

@testable import Violations

/// What the list hands on to be recorded, noted or pruned; the program asks before it writes.
@MainActor @Suite struct RecordStoryTests {
    @Test func `a records the selected violation`() async throws {
        let story = await Story()
        let id = try #require(story.viewModel.selectedItem?.violation.id)
        await story.press("a")
        #expect(story.calls == ["record(\(id))"])
    }

    @Test func `Space marks, the footer counts, and a records what is marked`() async throws {
        let story = await Story()
        await story.press(.space, "j", .space)
        #expect(story.shows("2 marked") && story.shows("■"))
        await story.press("G", "a")
        let marked = story.viewModel.marks.ids
        #expect(marked.count == 2)
        #expect(story.calls.count == 1 && marked.allSatisfy { story.calls[0].contains($0) })
        await story.press(.escape)
        #expect(story.viewModel.marks.isEmpty && !story.shows("marked"))
    }

    @Test func `Space on a heading marks its group, closed or not`() async {
        let story = await Story()
        await story.press("g", .enter, .space)
        #expect(story.shows("2 marked"))
        await story.press(.space)
        #expect(story.viewModel.marks.isEmpty)
    }

    @Test func `nothing is done to marked rows that a filter hides`() async {
        let story = await Story()
        await story.press(.space, "t", "/")
        await story.type("settings")
        await story.press(.enter)
        #expect(story.viewModel.marks.isEmpty)
    }

    @Test func `A records all errors and warnings that are listed, and no notes`() async {
        let story = await Story()
        await story.press("A")
        let ids = story.calls.first?.split(separator: ", ") ?? []
        #expect(ids.count == 8 && story.calls.first?.contains("transitive") == false)
    }

    @Test func `notes and recorded violations are not recorded, and the bar says why`() async {
        let story = await Story()
        await story.press("t", "G", "a")
        #expect(story.shows("Only errors and warnings are recorded."))
        let recorded = await Story(.recorded)
        await recorded.press("v", "v", "j", "a")
        #expect(recorded.shows("It is recorded already."))
        #expect(story.calls.isEmpty && recorded.calls.isEmpty)
    }

    @Test func `w asks for reason and owner of what is recorded`() async {
        let story = await Story(.recorded)
        await story.press("w")
        #expect(story.calls.isEmpty && story.shows("It is not recorded: a records it."))
        await story.press("v", "v", "A", "g", .space, "w")
        #expect(story.calls.count == 1 && story.calls[0].hasPrefix("annotate(upward"))
    }

    @Test func `a stale entry is a row with what went, and p prunes it`() async {
        let story = await Story(.stale)
        #expect(story.shows("StorageKit → UserDomain is gone, but recorded."))
        #expect(story.shows(".strata.baseline.yml"))
        await story.press("p")
        #expect(story.calls == ["prune(upward ::StorageKit ::UserDomain)"])
    }

    @Test func `p prunes all that is stale from anywhere, and says if nothing is`() async {
        let story = await Story(.recorded)
        await story.press("p")
        #expect(story.calls == ["prune(upward ::StorageKit ::UserDomain)"])
        let clean = await Story()
        await clean.press("p")
        #expect(clean.calls.isEmpty && clean.shows("All that is recorded is still there."))
    }

    @Test func `a click on the stale ones shows them`() async {
        let story = await Story(.recorded)
        await story.click("1 stale")
        #expect(story.viewModel.violationFilter.states == .stale)
    }

    @Test func `what is recorded shows its reason and owner, and is found by them`() async {
        let story = await Story(.recorded)
        await story.press("v", "v", "/")
        await story.type("ada")
        await story.press(.enter)
        #expect(story.viewModel.arrangement.found == 2)
        #expect(
            story.shows("Until profiles have a domain of their own.") && story.shows("owner ada"))
    }

    @Test func `B shows how the record became what it is`() async {
        let story = await Story(.recorded)
        await story.press("B")
        #expect(story.calls == ["openRatchet()"])
    }
}
