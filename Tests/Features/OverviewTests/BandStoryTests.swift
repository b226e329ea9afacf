import Codebase
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct BandStoryTests {
    @Test func `the first module is selected at the start`() {
        let stage = Stage()

        #expect(stage.selected == "Tempo")
        #expect(stage.shows("→ Library"))
    }

    @Test func `arrows and letters move over lines and on to the next band`() {
        let stage = Stage()

        stage.press(.down)
        #expect(stage.selected == "Downloads")
        stage.press("l", .right, "h")
        #expect(stage.selected == "Library")
        stage.press("k")
        #expect(stage.selected == "Tempo")
        stage.press("l")
        #expect(stage.selected == "Downloads")
    }

    @Test func `moving through a short line comes back to the column`() {
        let stage = Stage(size: Size(width: 100, height: 40))
        stage.press("j", "l", "l")
        let start = stage.selected

        stage.press("k", "j")

        #expect(stage.selected == start)
    }

    @Test func `Tab goes from layer to layer`() {
        let stage = Stage()

        stage.press(.tab, .tab)
        #expect(stage.selected == "LibraryInterface")
        stage.press(.backTab)
        #expect(stage.selected == "Downloads")
    }

    @Test func `g and G go to the ends`() {
        let stage = Stage()

        stage.press("G")
        #expect(stage.selected == "LintPlugin")
        stage.press("g")
        #expect(stage.selected == "Tempo")
    }

    @Test func `the last module is visible after going there`() {
        let stage = Stage(size: Size(width: 80, height: 20))
        #expect(!stage.shows("LintPlugin"))

        stage.press("G")

        #expect(stage.shows("LintPlugin"))
        #expect(!stage.shows("executables and apps"))
    }

    @Test func `the heading stays while its chips move away`() {
        let stage = Stage(.large(modules: 600), size: Size(width: 80, height: 24))

        for _ in 0..<18 { stage.press("j") }

        #expect(stage.terminal.lines[2].contains("App"))
        #expect(stage.model.offset > 0)
    }

    @Test func `Enter opens the module and v its violations`() {
        let stage = Stage()

        stage.press(.tab, .enter, "v", "y", "e")

        #expect(
            stage.calls == [
                "openModule(::Downloads)", "showViolations(::Downloads)", "copy(::Downloads)",
                "editLine(Package.swift:20)",
            ])
    }

    @Test func `the selected module lights up its neighbours`() {
        let stage = Stage()
        stage.model.select(.module("::Library"))
        stage.press(.control("l"))

        #expect(stage.shows("⇒ Player"))
        #expect(stage.shows("⇐ Downloads"))
        #expect(stage.shows("← Tempo"))
        #expect(stage.shows("→ PlayerInterface"))
    }

    @Test func `the filter leaves only what matches until Escape`() {
        let stage = Stage()

        stage.press("/")
        stage.type("play")

        #expect(!stage.shows("Onboarding ▃"))
        #expect(stage.shows("PlayerTests"))
        #expect(stage.shows("5 of 26"))

        stage.press(.enter, .escape)
        #expect(stage.shows("Onboarding ▃"))
    }

    @Test func `letters of the filter start no command`() {
        let stage = Stage()

        stage.press("/")
        stage.type("vyem")

        #expect(stage.calls.isEmpty)
        #expect(stage.model.arrangement == .bands)
        #expect(stage.shows("No match"))
    }

    @Test func `the selection stays where it is while the filter lets it through`() {
        let stage = Stage()
        stage.model.select(.module("::PlayerTests"))

        stage.press("/")
        stage.type("player")

        #expect(stage.selected == "PlayerTests")
    }

    @Test func `a band outside the layers folds up and unfolds`() {
        let stage = Stage()
        stage.model.select(.module("::CatalogTests"))

        stage.press(.space)
        #expect(!stage.shows("CatalogTests"))
        #expect(stage.model.focus == .band("outside Tests"))

        stage.press(.enter)
        #expect(stage.shows("CatalogTests"))
        #expect(stage.selected == "CatalogTests")
    }

    @Test func `a layer does not fold up`() {
        let stage = Stage()

        stage.press(.space)

        #expect(stage.model.folded.isEmpty)
        #expect(stage.shows("Only groups outside the layers fold."))
    }

    @Test func `many tests start folded up`() {
        var codebase = SampleCodebase.tempo
        codebase.modules += (0..<50).map { SampleModule("Case\($0)Tests", .tests, files: 1) }

        let stage = Stage(codebase)

        #expect(stage.shows("▸ Tests  53"))
        #expect(!stage.shows("Case7Tests"))
    }

    @Test func `the filter finds what is folded up`() {
        let stage = Stage()
        stage.model.select(.module("::CatalogTests"))
        stage.press(.space, "/")
        stage.type("catalogt")

        #expect(stage.shows("CatalogTests"))
    }

    @Test func `a click selects and a double click opens`() {
        let stage = Stage()

        stage.click(on: "Persistence ▅")
        #expect(stage.selected == "Persistence")
        stage.click(on: "Persistence ▅", clicks: 2)

        #expect(stage.calls == ["openModule(::Persistence)"])
    }

    @Test func `a click on a count shows the violations of that kind`() {
        let stage = Stage()

        stage.click(on: "⚗ 2")

        #expect(stage.calls == ["showViolations(impure)"])
    }

    @Test func `a click on a heading folds the band`() {
        let stage = Stage()

        stage.click(on: "Macros")

        #expect(!stage.shows("RouteMacros"))
    }

    @Test func `the wheel scrolls and takes the selection along only when it must`() {
        let stage = Stage(.large(modules: 600), size: Size(width: 80, height: 24))
        stage.press("j", "j", "j", "j", "j", "j", "j", "j")
        let selected = stage.selected

        stage.turnWheel(rows: 1)
        #expect(stage.selected == selected)
        for _ in 0..<8 { stage.turnWheel(rows: 1) }

        #expect(stage.selected != selected)
        #expect(stage.model.offset == 27)
    }

    @Test func `inferred layers can be kept and those of a file need not`() {
        let inferred = Stage()
        inferred.press("W")
        #expect(inferred.calls == ["writeLayers()"])

        let written = Stage(.tempo.withConfiguration)
        written.press("W")
        #expect(written.calls.isEmpty)
        #expect(written.shows("The layers come from .strata.yml already."))
    }
}
