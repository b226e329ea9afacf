import Architecture
import Codebase
import Editing
import FeatureKit
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Layers

@MainActor @Suite struct LayersStoryTests {
    private func layer(of module: ModuleID, on stage: Stage) -> String? {
        guard let draft = stage.model.draft, let position = draft.position(of: module) else {
            return nil
        }
        return draft.bands[position].name
    }

    @Test func `packages and folders are proposed where names tell nothing`() async {
        let stage = await Stage()
        #expect(stage.model.draft?.bands.map(\.name).contains("Rooms") == true)
        #expect(stage.model.draft?.bands.contains { $0.name.hasPrefix("Level") } == false)
        #expect(stage.shows("names tell no layers"))
    }

    @Test func `J moves a module one layer down, and what breaks follows`() async throws {
        let stage = await Stage(.written)
        stage.model.content.select(.module("::Design"))
        let before = try #require(stage.model.effect)
        await stage.press("K")
        #expect(layer(of: "::Design", on: stage) == "Features")
        let after = try #require(stage.model.effect)
        #expect(after != before && !after.appeared.isEmpty)
        #expect(stage.model.selected?.module == "::Design")
        await stage.press("J")
        #expect(layer(of: "::Design", on: stage) == "Base")
        #expect(stage.model.effect?.appeared.isEmpty == true)
    }

    @Test func `J on a layer moves the layer itself`() async {
        let stage = await Stage(.written)
        await stage.press("g", "J")
        #expect(stage.model.draft?.bands.map(\.name) == ["Features", "App", "Base"])
        #expect(stage.model.selected?.name == "App")
    }

    @Test func `m moves all that is marked to the layer that is chosen`() async {
        let stage = await Stage(.marked)
        #expect(stage.shows("2 marked"))
        await stage.press("m")
        #expect(stage.calls == ["chooseLayer(2 modules)"])
        #expect(layer(of: "::Deck", on: stage) == "Apps")
        #expect(layer(of: "::Ledger", on: stage) == "Apps")
        #expect(stage.model.marks.isEmpty)
    }

    @Test func `n adds a layer with what is marked, c renames it`() async throws {
        let stage = await Stage(.marked)
        await stage.press("n")
        #expect(layer(of: "::Deck", on: stage) == "Shared")
        #expect(stage.model.selected?.name == "Shared")
        await stage.press("c")
        #expect(layer(of: "::Deck", on: stage) == "Shared of ours")
    }

    @Test func `a name that is taken is refused`() async {
        let stage = await Stage()
        await stage.press("n", "n")
        #expect(stage.calls.last == "refuse(There is a layer Shared already.)")
        #expect(stage.model.draft?.bands.count { $0.name == "Shared" } == 1)
    }

    @Test func `only an empty layer is deleted`() async {
        let stage = await Stage(.written)
        await stage.press("g", .backspace)
        #expect(stage.model.draft?.bands.count == 3)
        await stage.press("n", .backspace)
        #expect(stage.model.draft?.bands.count == 3)
        await stage.press("[")
        #expect(stage.model.draft?.bands.count == 4)
    }

    @Test func `changes are taken back with [ and made again with ]`() async {
        let stage = await Stage(.moved)
        #expect(layer(of: "::TideClient", on: stage) == "Features")
        await stage.press("[")
        #expect(layer(of: "::TideClient", on: stage) == "Base")
        await stage.press("]")
        #expect(layer(of: "::TideClient", on: stage) == "Features")
    }

    @Test func `Enter on what breaks leads to the module, e to the line`() async throws {
        let stage = await Stage(.written)
        await stage.press(.tab)
        let violation = try #require(stage.model.selectedViolation)
        await stage.press("e")
        #expect(stage.calls.first?.hasPrefix("editLine(") == true)
        await stage.press(.enter)
        #expect(stage.model.selected?.module == violation.from)
        #expect(stage.model.focus == .layers)
    }

    @Test func `Enter closes a layer and opens a module`() async {
        let stage = await Stage(.written)
        await stage.press("g", .enter)
        #expect(stage.model.rows[0].isFolded)
        await stage.press(.enter, "j", .enter)
        #expect(stage.calls == ["openModule(::Ferry)"])
    }

    @Test func `the filter finds modules with their layers`() async {
        let stage = await Stage(.filtered)
        #expect(stage.model.rows.map(\.name).contains("Tide"))
        #expect(!stage.model.rows.map(\.name).contains("Rope"))
    }

    @Test func `W asks whether to save what is shown`() async {
        let stage = await Stage(.written)
        await stage.press("W")
        #expect(stage.calls == ["save(App, Features, Base)"])
    }
}
