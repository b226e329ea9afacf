import Architecture
import Codebase
import FeatureKit
import Graphs
import SnapshotKit
import TerminalUI
import Testing

@testable import Graph

@MainActor @Suite struct GraphStoryTests {
    @Test func `arrows lead to the node beside and to the nearest below`() async throws {
        let stage = await Stage()
        let drawing = try #require(stage.model.drawing)
        let start = try #require(stage.model.position)
        await stage.press(.down)
        let below = try #require(stage.model.position)
        #expect(drawing.points[below].row > drawing.points[start].row)
        await stage.press(.up)
        let back = try #require(stage.model.position)
        #expect(drawing.points[back].row == drawing.points[start].row)
        await stage.press("g")
        let first = try #require(stage.model.position)
        #expect(drawing.points[first].row == 0)
    }

    @Test func `Enter draws what is around a module, Escape the whole again`() async {
        let stage = await Stage()
        await stage.press(.enter)
        #expect(stage.shows("Around Cart, 1 step"))
        #expect(!stage.shows("[Log]") && stage.shows("Orders"))
        await stage.press("+")
        #expect(stage.shows("Around Cart, 2 steps") && stage.shows("Log]"))
        await stage.press("-")
        #expect(stage.model.survey.question.depth == 1)
        await stage.press(.escape)
        #expect(stage.shows("The whole graph") && stage.model.selected == .module("::Cart"))
    }

    @Test func `Enter on the module in the middle opens it`() async {
        let stage = await Stage(.around)
        await stage.press(.enter)
        #expect(stage.calls == ["openModule(::Orders)"])
    }

    @Test func `a layer unfolds in place and folds again`() async throws {
        let stage = await Stage(.layers)
        let names = { stage.model.board?.picture.nodes.map(\.name) }
        #expect(names() == ["Apps", "Features", "Services", "Core"])
        stage.model.select(.layer(1))
        await stage.press(.enter)
        #expect(names()?.count == 7 && names()?[1] == "Cart")
        #expect(stage.model.selected == .module("::Cart"))
        await stage.press(.space)
        #expect(names()?.count == 4 && stage.model.selected == .layer(1))
    }

    @Test func `columns list neighbours, and Enter walks to one`() async throws {
        let stage = await Stage(.columns)
        #expect(stage.shows("Dependents (3)") && stage.shows("Dependencies (3)"))
        let first = try #require(stage.model.target)
        await stage.press(.enter)
        #expect(stage.model.selected == first && stage.model.column == .centre)
        await stage.press("v")
        #expect(stage.model.page == .drawing)
    }

    @Test func `tests come with t, and many modules as their layers`() async {
        let stage = await Stage()
        #expect(!stage.shows("CartTests") && stage.shows("without 1 test"))
        await stage.press("t")
        #expect(stage.shows("CartTests"))
        let many = await Stage(.many)
        #expect(many.model.board?.picture.nodes.count == 3)
        await many.press("c")
        #expect(many.model.board?.picture.nodes.count == 200)
    }

    @Test func `d leaves out edges that longer paths imply, and says how many`() async {
        let stage = await Stage()
        let before = stage.model.board?.picture.arrows.count ?? 0
        await stage.press("d")
        let after = stage.model.board?.picture.arrows.count ?? 0
        #expect(after < before && stage.shows("· \(before - after) implied"))
        await stage.press("d")
        #expect(stage.model.board?.picture.arrows.count == before)
    }

    @Test func `n goes round the nodes where violations begin`() async throws {
        let stage = await Stage()
        var seen: Set<GraphPicture.NodeID> = []
        for _ in 0..<4 {
            await stage.press("n")
            let position = try #require(stage.model.position)
            #expect(stage.model.board?.isMarked(position) == true)
            stage.model.selected.map { _ = seen.insert($0) }
        }
        #expect(seen.contains(.module("::Storage")) && seen.contains(.module("::Cart")))
    }

    @Test func `smaller draws all modules as signs, and names the selected one`() async throws {
        let stage = await Stage(.many)
        let layers = try #require(stage.model.board?.picture.nodes.count)
        await stage.press("<")
        await stage.press("<")
        #expect(stage.model.survey.question.zoom == .signs)
        let board = try #require(stage.model.board)
        #expect(board.picture.nodes.count > layers && !board.picture.isFolded)
        let position = try #require(stage.model.position)
        #expect(stage.shows(board.fullLabels[position]))
        #expect(stage.shows("○"))
        await stage.press("<")
        #expect(stage.model.survey.question.zoom == .signs)
        await stage.press(">")
        #expect(stage.model.survey.question.zoom == .letters)
    }

    @Test func `the window moves over a drawing and comes back with the selection`() async throws {
        let stage = await Stage(.wide, size: Size(width: 60, height: 16))
        let selected = stage.model.selected
        await stage.press("J")
        await stage.press("L")
        let moved = stage.model.pan
        #expect(moved != Point(x: 0, y: 0) && stage.model.selected == selected)
        for _ in 0..<40 { await stage.press("H") }
        #expect(stage.model.pan.x == stage.model.reach.x.lowerBound)
        await stage.press(.down)
        #expect(stage.model.pan == Point(x: 0, y: 0))
    }
}
