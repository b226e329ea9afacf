import Codebase
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct PanelStoryTests {
    private func panel(of module: String, size: Size = Size(width: 120, height: 40)) async -> Stage
    {
        let stage = await Stage(size: size)
        stage.model.select(.module(ModuleID(rawValue: "::" + module)))
        await stage.press(.tab)
        return stage
    }

    @Test func `Tab moves the keyboard to the neighbours, Escape back`() async {
        let stage = await panel(of: "Library")
        #expect(stage.model.neighbour?.name == "Player")

        await stage.press("j", "G")
        #expect(stage.model.neighbour?.name == "LibraryTests")
        #expect(stage.selected == "Library")

        await stage.press(.escape)
        #expect(stage.model.panelRow == nil && stage.selected == "Library")
    }

    @Test func `Enter goes on to a neighbour and stays in the panel`() async {
        let stage = await panel(of: "Library")

        await stage.press(.enter)

        #expect(stage.selected == "Player")
        #expect(stage.model.panelRow == 0)
    }

    @Test func `a neighbour that a filter hides is shown again`() async {
        let stage = await panel(of: "Library")
        stage.model.filter = ListFilter("Library")
        await stage.press(.enter)

        #expect(stage.selected == "Player" && !stage.model.filter.isActive)
    }

    @Test func `Space shows the imports behind a row`() async {
        let stage = await panel(of: "Library")

        await stage.press(.space)

        #expect(stage.model.selectedEdge == EdgeID(from: "::Library", to: "::Player"))
        #expect(stage.model.sheet != nil)
        await stage.press(.escape, "G", .space)
        #expect(stage.model.selectedEdge == EdgeID(from: "::LibraryTests", to: "::Library"))
    }

    @Test func `a long list scrolls to the selected row`() async {
        let stage = await panel(of: "Library", size: Size(width: 80, height: 24))
        #expect(!stage.shows("LibraryTests"))

        await stage.press("G")

        #expect(stage.shows("LibraryTests"))
    }

    @Test func `a module without neighbours has no panel to go to`() async {
        let stage = await panel(of: "LintPlugin")
        #expect(stage.model.panelRow == nil)
    }
}
