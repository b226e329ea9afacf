import Architecture
import Codebase
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct ComparisonStoryTests {
    private let before = SampleMusic.tangled
    private let after = OverviewPreviews.future

    private func stage() async -> Stage {
        await Stage(size: Size(width: 120, height: 40)) { [before, after] log in
            let model = OverviewViewModel(
                source: FixedAnalysis(.complete(after)), router: PreviewRouter(log: log),
                comparedWith: before, executor: ImmediateExecutor())
            return (model, OverviewScreen(viewModel: model))
        }
    }

    @Test func `what would be names what is made, and what comes and goes`() async throws {
        let stage = await stage()
        let changes = try #require(stage.model.content.changes)
        #expect(changes.made.map(\.targetName) == ["Halves"])
        #expect(stage.shows("What would be: +1 module, "))
        #expect(stage.shows("+ Halves"))
        #expect(changes.ended.contains(try #require(before.violations.flatMap(\.edges).first)))
        #expect(changes.appeared.allSatisfy { after.graph.edge($0) != nil })
        #expect(changes.appeared.allSatisfy { before.graph.edge($0) == nil })
        #expect(changes.errorsBefore == before.totals.errors)
    }

    @Test func `the matrix marks dependencies that come, and those that go`() async throws {
        let stage = await stage()
        await stage.press("m")
        let grid = stage.model.grid
        let changes = try #require(stage.model.content.changes)
        let ended = try #require(changes.ended.first)
        let place = Matrix.Position(
            row: try #require(grid.index(of: ended.to)),
            column: try #require(grid.index(of: ended.from)))
        #expect(grid.change(at: place) == .ended && grid.cell(at: place) == nil)
        #expect(stage.shows("−"))
        let appeared = try #require(
            changes.appeared.first {
                grid.index(of: $0.from) != nil && grid.index(of: $0.to) != nil
            })
        let other = Matrix.Position(
            row: try #require(grid.index(of: appeared.to)),
            column: try #require(grid.index(of: appeared.from)))
        #expect(grid.mark(of: try #require(grid.cell(at: other)), at: other).hasPrefix("+"))
    }

    @Test func `without a comparison nothing is marked`() async {
        let stage = await Stage(.tempo.withViolations)
        #expect(stage.model.content.changes == nil)
        #expect(!stage.shows("What would be"))
    }
}
