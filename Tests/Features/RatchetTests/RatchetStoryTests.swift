import Architecture
import Codebase
import FeatureKit
import SnapshotKit
import TerminalUI
import Testing

@testable import Ratchet

@MainActor @Suite struct RatchetStoryTests {
    @Test func `what there is, was and happened lately stands above`() async {
        let stage = await Stage()
        #expect(stage.shows("17 recorded   13 fewer than on 2026-03-04"))
        #expect(stage.shows("−8 +0 in 30 days"))
        #expect(stage.shows("2 stale"))
    }

    @Test func `b counts by kind, layer and owner, and each sum is the whole`() async {
        let stage = await Stage()
        for grouping in [CourseGrouping.kind, .layer, .owner] {
            #expect(stage.model.board?.grouping == grouping)
            let courses = stage.model.board?.courses ?? []
            let parts = courses.dropFirst().compactMap(\.now).reduce(0, +)
            #expect(courses.count > 2 && parts == courses.first?.now, "\(grouping)")
            await stage.press("b")
        }
        #expect(stage.model.board?.grouping == .kind)
    }

    @Test func `the selected course is drawn, and narrows the entries`() async {
        let stage = await Stage()
        await stage.press("j", "j")
        let course = stage.model.board?.course
        #expect(course == "impure" && stage.shows("impure of all"))
        let kinds = Set(stage.model.entries.map(\.entry.kind))
        #expect(kinds == [.impure])
        await stage.press("k", "k")
        #expect(stage.model.entries.count == 17)
    }

    @Test func `v shows the oldest, what went and what came`() async {
        let stage = await Stage()
        let days = stage.model.entries.map(\.day)
        #expect(days == days.sorted())
        await stage.press("v")
        #expect(stage.shows("Went in 30 days") && stage.model.entries.count == 8)
        #expect(stage.model.entries.first?.date == "uncommitted")
        await stage.press("v")
        #expect(stage.shows("Nothing came. v shows the oldest entries."))
        await stage.press("v")
        #expect(stage.shows("Oldest entries"))
    }

    @Test func `Enter on an entry leads to its violation, to a stale one as well`() async throws {
        let stage = await Stage(.entries)
        let entry = try #require(stage.model.selected)
        await stage.press(.enter)
        #expect(stage.calls == ["openViolation(\(entry.entry.id))"])
        for row in stage.model.entries.indices {
            #expect(stage.model.entries[row].violation != nil, "\(row)")
        }
    }

    @Test func `what is gone has no violation to show, but its commit`() async throws {
        let stage = await Stage(.went)
        await stage.press(.tab, "G", .enter, "e")
        #expect(stage.calls.isEmpty)
        let commit = try #require(stage.model.selected?.commit)
        #expect(stage.shows("went with \(commit.shortName)"))
        await stage.press("y")
        #expect(stage.calls == ["copy(\(commit.name))"])
    }

    @Test func `e opens the record at the entry, m its module, E its rule`() async throws {
        let stage = await Stage(.entries)
        let entry = try #require(stage.model.selected?.entry)
        await stage.press("e", "m", "E")
        #expect(
            stage.calls == [
                "editLine(.strata.baseline.yml:\(entry.line ?? 0))",
                "openModule(\(entry.modules[0]))", "explain(\(entry.kind.rawValue))",
            ])
    }

    @Test func `O asks for the commit that brought what is recorded`() async throws {
        let stage = await Stage(.entries)
        let violation = try #require(stage.model.selected?.violation)
        await stage.press("O")
        #expect(stage.calls == ["blame(\(violation))"])
    }

    @Test func `the filter finds owners and reasons`() async {
        let stage = await Stage()
        await stage.press("/")
        await stage.type("legacy player")
        let reasons = Set(stage.model.entries.map(\.entry.note.reason))
        #expect(reasons == ["Legacy player, replaced next year."])
        await stage.press(.escape)
        #expect(stage.model.entries.count == 17)
    }

    @Test(arguments: [
        (RatchetPreviews.noRepository, "No git repository here"),
        (.uncommitted, "The record is not committed yet"), (.one, "One commit so far"),
        (.shallow, "A shallow clone: nothing is known before 2026-07-24"),
        (.damaged, "line 14: A merge left “<<<<<<<” here."),
        (.removed, "There is no .strata.baseline.yml any more"),
        (.nothing, "Nothing is recorded"), (.failed, "Cannot read this codebase"),
        (.readingHistory, "reading the history"),
    ])
    func `what is not known is said in words`(preview: RatchetPreviews, words: String) async {
        #expect(await Stage(preview).shows(words))
    }

    @Test func `what nobody could read is left out of the line, never drawn as zero`() async {
        let board = await Stage(.damaged).model.board
        let counts = board?.courses.first?.counts ?? []
        #expect(counts.count { $0 == nil } == 3)
        let steps = board?.scale.steps(counts, columns: 40) ?? []
        #expect(steps.contains(nil) && !steps.contains(0))
    }

    @Test func `where no commit is known there is no line, no change and no age`() async {
        for preview in [RatchetPreviews.noRepository, .readingHistory] {
            let stage = await Stage(preview)
            #expect(!stage.shows("in 30 days") && !stage.shows("uncommitted"), "\(preview)")
            #expect(!stage.shows("⠉") && !stage.shows("▇"), "\(preview)")
        }
    }

    @Test func `Escape drops the filter before it leaves the entries`() async {
        let stage = await Stage(.entries)
        await stage.press("/")
        await stage.type("ada")
        await stage.press(.enter, .escape)
        #expect(stage.model.focus == .entries && stage.model.entries.count == 17)
        await stage.press(.escape)
        #expect(stage.model.focus == .courses)
    }

    @Test func `in a shallow clone the oldest entries are at least so old`() async {
        let stage = await Stage(.shallow)
        #expect(stage.model.entries.first?.date == "≤2026-07-24")
    }

    @Test func `without a record there is no number of what is recorded`() async {
        let stage = await Stage(.removed)
        #expect(stage.shows("No record now") && !stage.shows("0 recorded"))
    }

    @Test func `steps keep their count until the next point`() {
        let scale = TimeScale(times: [0, 10, 90], end: 100)
        #expect(scale.steps([3, 2, 1], columns: 11) == [3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1])
        #expect(TimeScale(times: [5], end: 5).steps([7], columns: 3) == [7, 7, 7])
    }
}

extension RatchetStoryTests {
    @Test func `whom the record does not name, CODEOWNERS does`() async throws {
        let stage = await Stage()
        let entries = stage.model.entries
        #expect(entries.contains { $0.owner == nil } && entries.contains { $0.owner == "ada" })
        let analysis = try #require(stage.model.survey.analysis)
        stage.model.survey.question.take(CodebaseOwners(OwnersOfAll(), of: analysis))
        await stage.model.settle()
        let nameless = stage.model.entries.filter { $0.entry.note.owner == nil }
        let sourced = nameless.filter { entry in
            let module = entry.entry.modules.first.flatMap { analysis.codebase.module($0) }
            return module?.sources.isEmpty == false
        }
        #expect(!sourced.isEmpty && sourced.allSatisfy { $0.owner == "@everything" })
        #expect(stage.model.entries.contains { $0.owner == "ada" })
        await stage.press("b", "b")
        #expect(stage.model.board?.courses.contains { $0.key == "@everything" } == true)
    }

    /// Says that one team owns everything.
    private struct OwnersOfAll: FileOwners {
        func owners(of file: RelativePath) -> [String] { ["@everything"] }
    }
}
