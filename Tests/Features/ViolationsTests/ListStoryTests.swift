import Architecture
import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct ListStoryTests {
    @Test func `the first violation is selected at the start, not its heading`() async {
        let story = await Story()
        #expect(story.selected == "ImageKit → ProfileFeature")
        #expect(story.shows("1 of 8"))
    }

    @Test func `notes are left out and counted until t shows them`() async {
        let story = await Story()
        let notes = story.viewModel.catalog?.items.count { $0.violation.severity == .info } ?? 0
        #expect(notes > 0 && story.shows("– \(notes) "))
        let shown = story.viewModel.arrangement.shown.count
        await story.press("t")
        #expect(story.viewModel.arrangement.shown.count == shown + notes)
    }

    @Test func `b groups by module, file and kind again, and the selection stays`() async {
        let story = await Story()
        await story.press("j", "j", "j")
        #expect(story.selected == "FeedFeature → ProfileFeature")
        for grouping in [Grouping.module, .file, .kind] {
            await story.press("b")
            #expect(story.viewModel.grouping == grouping)
            #expect(story.selected == "FeedFeature → ProfileFeature")
        }
    }

    @Test func `a violation with imports in three files stands under each of them`() async {
        let story = await Story()
        await story.press("b", "b")
        let rows = story.viewModel.arrangement.rows.filter { row in
            guard case .violation(let index, _) = row else { return false }
            return story.viewModel.catalog?.items[index].edge == "FeedFeature → ProfileFeature"
                && story.viewModel.catalog?.items[index].violation.kind == .sideways
        }
        #expect(rows.count == 3)
    }

    @Test func `Enter on a heading closes its group, and opens it again`() async {
        let story = await Story()
        let all = story.viewModel.arrangement.rows.count
        await story.press("g", .enter)
        #expect(story.viewModel.arrangement.rows.count == all - 2)
        #expect(story.viewModel.selectedGroup?.key == "upward")
        await story.press(.enter)
        #expect(story.viewModel.arrangement.rows.count == all)
    }

    @Test func `left closes a group and right opens it`() async {
        let story = await Story()
        await story.press(.left)
        #expect(story.viewModel.selectedGroup?.isOpen == false)
        await story.press(.right)
        #expect(story.viewModel.selectedGroup?.isOpen == true)
    }

    @Test func `z closes all groups and shows what the selected one stands for`() async {
        let story = await Story()
        await story.press("t", "z")
        #expect(story.viewModel.arrangement.rows.count == 7)
        #expect(story.shows("A module imports one in a higher layer"))
        await story.press("z")
        #expect(story.viewModel.arrangement.rows.count == 17)
    }

    @Test func `t shows all, then errors only, then warnings too`() async {
        let story = await Story()
        #expect(story.shows("2 notes hidden") && !story.shows("⇢ transitive"))
        await story.press("t")
        #expect(story.shows("⇢ transitive"))
        #expect(story.viewModel.arrangement.found == 10)
        await story.press("t")
        #expect(story.viewModel.arrangement.found == 6)
        await story.press("t")
        #expect(story.shows("2 notes hidden"))
    }

    @Test func `what is recorded is left out until v asks for it`() async {
        let story = await Story(.recorded)
        #expect(story.shows("2 errors") && story.shows("– 8 recorded") && story.shows("1 stale"))
        #expect(story.viewModel.arrangement.found == 2)
        await story.press("v")
        #expect(story.viewModel.arrangement.found == 9)
        await story.press("v")
        #expect(story.viewModel.arrangement.found == 6)
        await story.press("v")
        #expect(story.viewModel.arrangement.found == 1)
        await story.press(.escape)
        #expect(story.viewModel.arrangement.found == 2)
    }

    @Test func `what is excluded is counted, and v shows it with its reason`() async {
        let story = await Story(.excluded)
        #expect(story.shows("8 excluded"))
        #expect(story.shows("excluded  Until profiles have a domain of their own."))
        #expect(story.shows("by a comment") || story.shows("in .strata.yml"))
        await story.press("v")
        #expect(story.shows("– 8 excluded"))
        #expect(!story.shows("Until profiles"))
        await story.press("v")
        #expect(story.viewModel.violationFilter.states == .excluded)
    }

    @Test func `without a record nothing tells new from recorded`() async {
        let story = await Story(.evidence)
        #expect(story.shows("✗ error") && !story.shows("recorded"))
        await story.press("v")
        #expect(story.viewModel.arrangement.found == 8)
    }

    @Test func `a recorded violation that is asked for is shown`() async throws {
        let story = await Story(.recorded)
        let violations = try #require(story.viewModel.catalog?.items.map(\.violation))
        let recorded = try #require(violations.first { $0.state == .recorded })
        story.viewModel.selectWhenKnown(recorded.id)
        await story.viewModel.settle()
        #expect(story.viewModel.selectedItem?.violation.id == recorded.id)
    }

    @Test func `a, x and n, which accept, reject or answer elsewhere, hide nothing`() async {
        let story = await Story()
        let before = story.viewModel.arrangement.found
        await story.press("a", "x", "n")
        #expect(story.viewModel.arrangement.found == before)
    }

    @Test func `typing after / narrows by module, kind and file; Esc shows all again`() async {
        let story = await Story()
        await story.press("t", "/")
        await story.type("settings")
        #expect(story.viewModel.arrangement.found == 2)
        #expect(story.shows("2 of 10"))
        await story.press(.enter, .escape)
        #expect(story.viewModel.arrangement.found == 8 && story.shows("2 notes hidden"))
    }

    @Test func `letters that are commands go into the filter while it is typed`() async {
        let story = await Story()
        await story.press("/")
        await story.type("bxq")
        #expect(story.viewModel.filter.text == "bxq")
        #expect(story.viewModel.grouping == .kind)
        #expect(story.shows("No match"))
    }

    @Test func `while a filter is typed the bottom bar says what Enter and Esc do then`() async {
        let story = await Story(.filtered)
        #expect(story.shows("Enter keep"))
        #expect(story.shows("Esc show all"))
        #expect(!story.shows("Enter open"))
    }

    @Test func `Escape shows everything again, whatever was left out`() async {
        let story = await Story(.nothingMatches)
        #expect(story.shows("10 violations hidden by filters."))
        await story.press("t", .escape)
        #expect(story.viewModel.arrangement.found == 8)
    }

    @Test func `a click on a violation selects it, and one on a severity hides it`() async {
        let story = await Story()
        await story.click("UserDomain → ProfileFeature")
        #expect(story.selected == "UserDomain → ProfileFeature")
        await story.click("6 errors")
        #expect(story.shows("6 errors hidden"))
    }

    @Test func `G goes to the last of ten thousand violations, k to the one above it`() async {
        let story = await Story(.many)
        await story.press("t", "G")
        #expect(story.shows("10,000 of 10,000"))
        let last = story.selected
        await story.press("k")
        #expect(story.shows("9,999 of 10,000"))
        #expect(story.selected != last)
        #expect(story.viewModel.arrangement.rows.count == 10_002)
    }
}
