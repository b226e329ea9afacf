import Architecture
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct MatrixStoryTests {
    /// The matrix of the sample, one module selected before.
    private func matrix(from module: String = "Tempo", size: Size = Size(width: 120, height: 40))
        -> Stage
    {
        let stage = Stage(size: size)
        stage.model.select(.module(ModuleID(rawValue: "::" + module)))
        stage.press("m")
        return stage
    }

    @Test func theSameModuleIsSelectedInBothArrangements() {
        let stage = matrix(from: "Networking")
        #expect(stage.model.subject == "::Networking")

        stage.press("m")

        #expect(stage.selected == "Networking")
    }

    @Test func whatTheLayersAllowStandsBelowTheDiagonal() throws {
        let stage = matrix()
        let grid = stage.model.grid
        let tempo = try #require(grid.index(of: "::Tempo"))
        let library = try #require(grid.index(of: "::Library"))

        let cell = grid.cell(at: .init(row: library, column: tempo))

        #expect(library > tempo)
        #expect(cell?.imports == 1)
        #expect(grid.cell(at: .init(row: tempo, column: library)) == nil)
    }

    @Test func violationsCarryTheSignOfTheirRule() {
        let stage = matrix()

        #expect(stage.shows("↑1"))
        #expect(stage.shows("⇄2"))
    }

    @Test func theLineBelowSaysWhatTheCellMeans() {
        let stage = matrix(from: "Catalog")

        stage.press("g", "n")

        #expect(stage.shows("Downloads uses"))
        #expect(stage.shows("2 imports   ⇄ sideways") || stage.shows("1 import   ⇄ sideways"))
    }

    @Test func nGoesThroughAllViolationsAndRoundAndNBack() {
        let stage = matrix()
        let count = stage.model.grid.violationCount
        stage.press("n")
        let first = stage.model.cell

        for _ in 0..<count { stage.press("n") }
        #expect(stage.model.cell == first)

        stage.press("N", "n")
        #expect(stage.model.cell == first)
        #expect(count == 6)
    }

    @Test func theSelectionStopsAtTheEdges() {
        let stage = matrix()

        stage.press("g", .up, .left)
        #expect(stage.model.cell == .init(row: 0, column: 0))
        stage.press("G", .down, .right, "L", .pageDown)
        let last = stage.model.grid.ids.count - 1
        #expect(stage.model.cell == .init(row: last, column: last))
    }

    @Test func oGoesToTheOppositeEdge() {
        let stage = matrix()
        stage.press("g", "j", "j", "l")

        stage.press("o")

        #expect(stage.model.cell == .init(row: 1, column: 2))
    }

    @Test func enterShowsTheImportsBehindTheCell() {
        let stage = matrix()

        stage.press("n", .enter)

        #expect(stage.shows("Downloads → Library"))
        #expect(stage.shows("Sources/Downloads/Downloads1.swift:3"))
        #expect(stage.shows("LibraryStore"))
    }

    @Test func enterOnACellWithoutAnEdgeSaysWhyNothingHappens() {
        let stage = matrix()

        stage.press("g", .enter)

        #expect(stage.model.sheet == nil)
        #expect(stage.shows("The column's module does not use the row's module."))
    }

    @Test func vShowsTheViolationOfTheCell() {
        let stage = matrix()

        stage.press("n", "v")

        #expect(
            stage.calls == ["showViolations(::Downloads, sideways ::Downloads ::Library)"])
    }

    @Test func tBringsInWhatStandsOutsideTheLayers() {
        let stage = matrix()
        #expect(!stage.shows("PlayerTests"))

        stage.press("t")
        #expect(stage.shows("PlayerTests"))
        stage.press("t")
        #expect(!stage.shows("PlayerTests"))
    }

    @Test func theFilterKeepsMatchesAndTheirNeighbours() {
        let stage = matrix()

        stage.press("/")
        stage.type("networking")

        let names = stage.model.grid.ids.map(stage.model.name)
        #expect(names == ["Tempo", "Networking", "Catalog", "Logging"])
    }

    @Test func theSameCellStaysSelectedWhenTheFilterIsGone() {
        let stage = matrix(from: "Catalog")
        stage.press("/")
        stage.type("catalog")
        stage.press(.enter, .escape)

        #expect(stage.model.subject == "::Catalog")
    }

    @Test func aClickSelectsACellAndASecondOneOpensIt() {
        let stage = matrix()

        stage.click(on: "↑1")
        #expect(stage.model.selectedEdge == EdgeID(from: "::Catalog", to: "::Networking"))
        stage.click(on: "↑1")

        #expect(stage.shows("Catalog → Networking"))
    }

    @Test func aLargeMatrixFollowsTheSelection() {
        let stage = Stage(.large(modules: 2_000), size: Size(width: 80, height: 24))

        stage.press("m", "G")

        #expect(stage.shows("1998"))
        #expect(stage.shows("1,998 modules, 31 forbidden"))
    }
}
