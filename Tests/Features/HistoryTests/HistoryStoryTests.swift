import Chronicling
import Codebase
import SnapshotKit
import TerminalUI
import Testing

@testable import History

@MainActor @Suite struct HistoryStoryTests {
    @Test func `how it is and how it was stands above, and when it is done`() async {
        let stage = await Stage()
        #expect(stage.shows("9 violations, 34 on 2025-01-01   10 modules"))
        #expect(stage.shows("done about "))
    }

    @Test func `Tab leads to the commits, and Enter shows what one changed`() async throws {
        let stage = await Stage()
        await stage.press(.tab, "j", .enter)
        let commit = try #require(stage.model.selected)
        #expect(stage.model.cursor == 238)
        #expect(stage.calls == ["showDiff(\(commit.note.shortName))"])
        await stage.press("y", .escape)
        #expect(stage.calls.last == "copy(\(commit.id))")
        #expect(stage.model.focus == .charts)
    }

    @Test func `each figure is drawn, and bands say their parts`() async {
        let stage = await Stage()
        for chart in HistoryChart.allCases {
            #expect(stage.model.chart == chart)
            if let board = stage.model.board, let metrics = board.metrics(at: 239), chart.isPart {
                let counts = chart.counts(of: metrics, in: stage.model.bands)
                #expect(counts.reduce(0, +) == chart.value(of: metrics), "\(chart)")
            }
            await stage.press("j")
        }
    }

    @Test func `zoom keeps the commit in sight, and z shows all`() async {
        let stage = await Stage()
        stage.model.select(30)
        await stage.press("+", "+")
        #expect(stage.model.range == 0...59 && stage.model.cursor == 30)
        #expect(stage.model.commits.count == 60)
        await stage.press("-")
        #expect(stage.model.range == 0...119)
        await stage.press("z")
        #expect(stage.model.range == 0...239 && stage.model.cursor == 30)
        for _ in 0..<12 { await stage.press("+") }
        #expect(stage.model.range.count == 8)
    }

    @Test func `c marks a commit, and what changed since then is listed`() async {
        let stage = await Stage(.compared)
        #expect(stage.model.compared?.from == 60 && stage.model.compared?.to == 200)
        #expect(stage.shows("New modules") && stage.shows("Violations that went"))
        #expect(stage.model.difference?.addedModules.count == 6)
        stage.model.select(60)
        await stage.press("c")
        #expect(stage.model.mark == nil)
    }

    @Test func `v shows what changed, then what changes together, then commits`() async {
        let stage = await Stage()
        await stage.press("v")
        #expect(stage.shows("What changed"))
        await stage.press("v")
        #expect(stage.shows("Modules that nothing joins"))
        #expect(stage.shows("  18   75 %  FeedFeature ⇄ ProfileFeature"))
        #expect(stage.shows("Modules that always change together"))
        await stage.press("v")
        #expect(stage.shows("violations and their change"))
    }

    @Test func `brackets lead to the next change of the figure`() async {
        let stage = await Stage()
        await stage.press("[")
        let cursor = stage.model.cursor ?? 0
        let board = stage.model.board
        #expect(board?.metrics[cursor]?.violations != board?.metrics[cursor - 1]?.violations)
        await stage.press("]")
        #expect(stage.model.cursor ?? 0 >= cursor)
    }

    @Test func `the filter finds authors and subjects`() async {
        let stage = await Stage()
        await stage.press(.tab, "/")
        await stage.type("split userdomain")
        let board = stage.model.board
        let subjects = stage.model.commits.compactMap { board?.commits[$0].note.subject }
        #expect(Set(subjects) == ["Split UserDomain"])
        await stage.press(.escape)
        #expect(stage.model.commits.count == 240)
    }

    @Test(arguments: [
        (HistoryPreviews.noRepository, "is in no git repository"),
        (.noCommits, "Nothing is committed here yet"), (.waiting, "Listing the commits"),
        (.shallow, "The repository is a shallow clone"), (.sampled, "reading commits 20 of 240"),
        (.unreadable, "2 other commits and 10"), (.incomplete, "could not be read whole"),
    ])
    func `what is not known is said in words`(preview: HistoryPreviews, words: String) async {
        #expect(await Stage(preview).shows(words))
    }

    @Test func `a commit that cannot be read has no figure, and never zero`() async {
        let stage = await Stage(.unreadable)
        let board = stage.model.board
        #expect(board?.metrics[238] == nil && board?.history.unreadable.count == 3)
        #expect(stage.shows("✗"))
        #expect(board?.metrics(at: 238) == board?.metrics[237])
    }
}
