import Chronicling
import Codebase
import ScreenPreviews
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
                let counts = chart.counts(in: board, at: 239, of: stage.model.bands)
                #expect(counts?.reduce(0, +) == chart.value(of: metrics), "\(chart)")
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

    @Test func `before sources are read, descriptions draw a shape that says so`() async throws {
        let stage = await Stage(.outlined)
        #expect(stage.shows("Violations are not yet known") && stage.shows("not yet known"))
        let board = try #require(stage.model.board)
        #expect(board.metrics.isEmpty && board.outlined.count == 9)
        for chart in HistoryChart.allCases {
            let isTold = board.figure(of: chart, at: 239) != nil
            let told: [HistoryChart] = [
                .modules, .dependencies, .lines, .places, .appShare, .largest,
            ]
            #expect(isTold == told.contains(chart), "\(chart)")
            // What is not told is not drawn, and modules are in its place.
            #expect(stage.model.drawnChart == (isTold ? chart : .modules))
            let note = "≈ by descriptions at 9 commits, sources are being read"
            #expect(stage.shows(isTold ? note : note + " for \(chart.title)"), "\(chart)")
            await stage.press("j")
        }
    }

    @Test func `what was read takes the place of what descriptions said`() async throws {
        let stage = await Stage(.halfOutlined)
        let board = try #require(stage.model.board)
        let read = try #require(board.known.first)
        #expect(board.figure(of: .modules, at: read)?.isExact == true)
        #expect(board.figure(of: .modules, at: read - 1)?.isExact == false)
        #expect(board.figure(of: .violations, at: read - 1) == nil)
    }

    @Test func `the wheel zooms, and a click in the chart selects a commit`() async throws {
        let stage = await Stage()
        await stage.turnWheel(rows: -1)
        #expect(stage.model.range.count == 120)
        await stage.turnWheel(rows: 1)
        #expect(stage.model.range == 0...239)
        let before = try #require(stage.model.cursor)
        for kind in [MouseEvent.Kind.press(clicks: 1), .release] {
            stage.stage.application.handle(
                .mouse(MouseEvent(kind, button: .left, column: 70, row: 5)))
        }
        await stage.stage.settle()
        let after = try #require(stage.model.cursor)
        #expect(after < before && abs(after - 120) < 15 && stage.model.focus == .commits)
        await stage.press(.enter)
        #expect(stage.calls.last?.hasPrefix("showDiff(") == true)
    }

    @Test func `a figure is a line of braille, and its parts are stacked bands`() async {
        let stage = await Stage()
        let isBraille = { (line: String) in
            line.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value }
        }
        #expect(stage.terminal.lines.count(where: isBraille) > 5)
        await stage.press("j")
        #expect(!stage.terminal.lines.contains(where: isBraille))
        #expect(stage.terminal.lines.count { $0.contains("████") } > 2)
    }

    @Test func `the last day stands on the axis beside the cursor`() async {
        let stage = await Stage()
        let axis = stage.terminal.lines.first { $0.contains("▲") && $0.contains("2025-") }
        #expect(axis?.contains("2026-04-24 ▲") == true)
    }
}
