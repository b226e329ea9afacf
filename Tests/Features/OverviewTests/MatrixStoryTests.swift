import Architecture
import Codebase
import FeatureKit
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct MatrixStoryTests {
    /// The matrix of the sample, one module selected before.
    private func matrix(from module: String = "Tempo", size: Size = Size(width: 120, height: 40))
        async -> Stage
    {
        let stage = await Stage(size: size)
        stage.model.select(.module(ModuleID(rawValue: "::" + module)))
        await stage.press("m")
        return stage
    }

    @Test func `the same module is selected in both arrangements`() async {
        let stage = await matrix(from: "Networking")
        #expect(stage.model.subject == "::Networking")

        await stage.press("m")

        #expect(stage.selected == "Networking")
    }

    @Test func `what the layers allow stands below the diagonal`() async throws {
        let stage = await matrix()
        let grid = stage.model.grid
        let tempo = try #require(grid.index(of: "::Tempo"))
        let library = try #require(grid.index(of: "::Library"))

        let cell = grid.cell(at: .init(row: library, column: tempo))

        #expect(library > tempo)
        #expect(cell?.imports == 1)
        #expect(grid.cell(at: .init(row: tempo, column: library)) == nil)
    }

    @Test func `the bottom bar counts errors and warnings as the top does`() async {
        let stage = await matrix()
        let totals = stage.model.content.totals

        #expect(totals.errors == 6 && totals.warnings == 2)
        #expect(stage.model.gridStatus == "18 of 26 modules · 6 errors · 1 of 2 warnings")
    }

    @Test func `z makes one row of each layer, and back`() async throws {
        let stage = await matrix()
        let all = stage.model.grid.ids.count

        await stage.press("z")

        let grid = stage.model.grid
        #expect(grid.ids.count < all && grid.moduleCount == all)
        let features = try #require(grid.ids.firstIndex(of: "Features"))
        let core = try #require(grid.ids.firstIndex(of: "Core"))
        let cell = try #require(grid.cell(at: .init(row: core, column: features)))
        #expect(cell.imports > 4 && cell.violations.isEmpty)
        #expect(grid.edge(at: .init(row: core, column: features)) == nil)
        // What is forbidden inside of a layer is said beside its name.
        #expect(stage.shows("Features 6 ✗3"))
        await stage.press("z")
        #expect(stage.model.grid.ids.count == all)
    }

    @Test func `a folded cell has the sign of the worst, not of one rule`() async {
        let stage = await matrix()
        await stage.press("z")
        let grid = stage.model.grid
        for row in grid.ids.indices {
            for column in grid.ids.indices where grid.isGroup(row) || grid.isGroup(column) {
                let place = Matrix.Position(row: row, column: column)
                guard let cell = grid.cell(at: place), !cell.violations.isEmpty else { continue }
                let sign = cell.hasError ? "✗" : "▲"
                #expect(grid.mark(of: cell, at: place) == "\(sign)\(cell.imports)")
            }
        }
    }

    @Test func `Space folds the layer of the column alone`() async throws {
        let stage = await matrix(from: "Library")
        await stage.press(.space)

        #expect(stage.model.grid.ids.contains("Features"))
        #expect(!stage.model.grid.ids.contains("Core"))
        #expect(stage.model.grid.isGroup(stage.model.cell.column))
    }

    @Test func `c writes one letter for each cell`() async {
        let stage = await matrix(size: Size(width: 80, height: 24))
        await stage.press("c")

        let numbers = stage.model.grid.ids.indices.map { String(($0 + 1) % 10) }.joined()
        #expect(stage.shows(numbers))
    }

    @Test func `a warning is not drawn as an error`() async throws {
        let stage = await matrix()
        let grid = stage.model.grid
        let from = try #require(grid.index(of: "::DesignSystem"))
        let cells = grid.ids.indices.compactMap { grid.cell(at: .init(row: $0, column: from)) }
        let unused = try #require(cells.first { $0.violations == [.unused] })

        #expect(!unused.hasError)
    }

    @Test func `no number of imports is cut off`() {
        for imports in [0, 7, 99, 100, 316, 1_204] {
            let cell = DependencyMatrix.Cell(
                edge: EdgeID(from: "::A", to: "::B"), declared: .direct, imports: imports,
                violations: [.sideways], hasError: true)
            #expect(cell.mark == "⇄" + (imports == 0 ? "○" : "\(imports)"))
        }
    }

    @Test func `violations carry the sign of their rule`() async {
        let stage = await matrix()

        #expect(stage.shows("↑1"))
        #expect(stage.shows("⇄2"))
    }

    @Test func `the line below says what the cell means`() async {
        let stage = await matrix(from: "Catalog")

        await stage.press("g", "n")

        #expect(stage.shows("Downloads depends on"))
        #expect(stage.shows("2 imports   ⇄ sideways") || stage.shows("1 import   ⇄ sideways"))
    }

    @Test func `n goes through all violations and round, N back`() async {
        let stage = await matrix()
        let grid = stage.model.grid
        let ids = grid.ids.indices
        let count = ids.reduce(0) { sum, row in
            sum
                + ids.count {
                    grid.cell(at: .init(row: row, column: $0))?.violations.isEmpty == false
                }
        }
        await stage.press("n")
        let first = stage.model.cell

        for _ in 0..<count { await stage.press("n") }
        #expect(stage.model.cell == first)

        await stage.press("N", "n")
        #expect(stage.model.cell == first)
        #expect(count == 6)
    }

    @Test func `the selection stops at the edges`() async {
        let stage = await matrix()

        await stage.press("g", .up, .left)
        #expect(stage.model.cell == .init(row: 0, column: 0))
        await stage.press("G", .down, .right, "L", .pageDown)
        let last = stage.model.grid.ids.count - 1
        #expect(stage.model.cell == .init(row: last, column: last))
    }

    @Test func `o goes to the opposite edge`() async {
        let stage = await matrix()
        await stage.press("g", "j", "j", "l")

        await stage.press("o")

        #expect(stage.model.cell == .init(row: 1, column: 2))
    }

    @Test func `Enter shows the imports behind the cell`() async {
        let stage = await matrix()

        await stage.press("n", .enter)

        #expect(stage.shows("Downloads → Library"))
        #expect(stage.shows("Sources/Downloads/Downloads1.swift:3"))
        #expect(stage.shows("LibraryStore"))
    }

    @Test func `Enter on a cell without an edge says why nothing happens`() async {
        let stage = await matrix()

        await stage.press("g", .enter)

        #expect(stage.model.sheet == nil)
        #expect(stage.shows("The column does not depend on the row."))
    }

    @Test func `v shows the violation of the cell`() async {
        let stage = await matrix()

        await stage.press("n", "v")

        #expect(
            stage.calls == ["showViolations(::Downloads, sideways ::Downloads ::Library)"])
    }

    @Test func `I asks for the change that removes the violation of the cell`() async {
        let stage = await matrix()
        await stage.press("I")
        #expect(stage.calls.isEmpty)
        await stage.press("n", "I")
        #expect(stage.calls == ["openInversion(sideways ::Downloads ::Library)"])
    }

    @Test func `t brings in what stands outside the layers`() async {
        let stage = await matrix()
        #expect(!stage.shows("PlayerTests"))

        await stage.press("t")
        #expect(stage.shows("PlayerTests"))
        await stage.press("t")
        #expect(!stage.shows("PlayerTests"))
    }

    @Test func `the filter keeps matches and their neighbours`() async {
        let stage = await matrix()

        await stage.press("/")
        await stage.type("networking")

        let names = stage.model.grid.ids.map(stage.model.name)
        #expect(names == ["Tempo", "Networking", "Catalog", "Logging"])
    }

    @Test func `the same cell stays selected when the filter is gone`() async {
        let stage = await matrix(from: "Catalog")
        await stage.press("/")
        await stage.type("catalog")
        await stage.press(.enter, .escape)

        #expect(stage.model.subject == "::Catalog")
    }

    @Test func `a click selects a cell and a second one opens it`() async {
        let stage = await matrix()

        await stage.click("↑1")
        #expect(stage.model.selectedEdge == EdgeID(from: "::Catalog", to: "::Networking"))
        await stage.click("↑1")

        #expect(stage.shows("Catalog → Networking"))
    }

    @Test func `a large matrix follows the selection`() async {
        let stage = await Stage(.large(modules: 2_000), size: Size(width: 160, height: 24))

        await stage.press("m", "G")

        #expect(stage.shows("1998"))
        #expect(stage.shows("1,998 modules · 31 errors"))
    }
}
