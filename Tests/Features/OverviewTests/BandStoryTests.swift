import Architecture
import Codebase
import FeatureKit
import Samples
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct BandStoryTests {
    @Test func `the module that breaks most, or the largest, is selected at the start`() async {
        let stage = await Stage()

        let chips = stage.model.bands.flatMap(\.chips)
        let worst = chips.min { ChipOrder.violations.puts($0, before: $1) }
        #expect(stage.selected == worst?.name)
        await stage.press("g")
        #expect(stage.selected == "Tempo")
    }

    @Test func `arrows and letters move over lines and on to the next band`() async {
        let stage = await Stage()

        await stage.press("g", .down)
        #expect(stage.selected == "Library")
        await stage.press("l", .right, "h")
        #expect(stage.selected == "Downloads")
        await stage.press("k")
        #expect(stage.selected == "Tempo")
        await stage.press("l")
        #expect(stage.selected == "Library")
    }

    @Test func `p draws the graph with the selected module`() async {
        let stage = await Stage()
        await stage.press("g", .down, "p")
        #expect(stage.calls == ["drawGraph(::Library)"])
    }

    @Test func `moving through a short line comes back to the column`() async {
        let stage = await Stage(size: Size(width: 100, height: 40))
        await stage.press("j", "l", "l")
        let start = stage.selected

        await stage.press("k", "j")

        #expect(stage.selected == start)
    }

    @Test func `brackets go from layer to layer`() async {
        let stage = await Stage()

        await stage.press("g", "]", "]")
        #expect(stage.selected == "LibraryInterface")
        await stage.press("[")
        #expect(stage.selected == "Library")
    }

    @Test func `B makes bands of packages, then of platforms, then of layers`() async {
        let modules = [
            Module.sample("Phone", .executable, .app, in: "iOS", platforms: [.iOS]),
            .sample("Cart", .library, .feature, in: "iOS", platforms: [.iOS]),
            .sample("Search", .library, .feature, in: "iOS", platforms: [.iOS]),
            .sample("Dock", .library, .feature, in: "macOS", platforms: [.macOS]),
            .sample("Menu", .library, .feature, in: "macOS", platforms: [.macOS]),
            .sample("Core", .library, .core, in: "Shared"),
            .sample("Models", .library, .core, in: "Shared", platforms: [.iOS, .macOS]),
        ]
        let written = LayerConfiguration(
            source: .file(".strata.yml"),
            layers: [Layer(name: "All", patterns: [ModulePattern(.path, "**")])])
        let stage = await Stage(
            FixedAnalysis(
                .complete(
                    .sample(
                        of: Codebase(root: "/codebase", modules: modules), facts: [:],
                        written: written, milliseconds: 1))))
        func bands() -> [String] {
            stage.model.bands.map { band in
                "\(band.title): \(band.chips.map(\.name).sorted().joined(separator: " "))"
            }
        }

        #expect(bands() == ["All: Cart Core Dock Menu Models Phone Search"])
        await stage.press("B")
        #expect(
            bands() == [
                "Apps: Phone", "Shared: Core Models", "iOS: Cart Search", "macOS: Dock Menu",
            ])
        #expect(stage.shows("by package"))
        await stage.press("B")
        #expect(
            bands() == [
                "iOS: Cart Phone Search", "macOS: Dock Menu", "iOS, macOS: Models",
                "Any platform: Core",
            ])
        await stage.press("m")
        #expect(stage.model.content.grouping == .layers)
        await stage.press("m")
        #expect(bands().count == 4)
        await stage.press("B")
        #expect(bands() == ["All: Cart Core Dock Menu Models Phone Search"])
    }

    @Test func `where all modules are of one package B changes nothing`() async {
        let stage = await Stage()
        await stage.press("B")
        #expect(stage.model.content.grouping == .layers)
        #expect(stage.model.nextGrouping == nil)
    }

    @Test func `s puts the largest first, then goes by names, then back`() async {
        let stage = await Stage()
        func features() -> [String] { stage.model.bands[1].chips.map(\.name) }

        #expect(features().prefix(3) == ["Library", "Downloads", "Player"])
        await stage.press("s")
        #expect(features().prefix(3) == ["Player", "Library", "Downloads"])
        #expect(stage.shows("by lines"))
        await stage.press("s")
        #expect(features().prefix(3) == ["Downloads", "Library", "Onboarding"])
        await stage.press("s")
        #expect(features().first == "Library")
    }

    @Test func `b counts what leads from layer to layer`() async {
        let stage = await Stage()
        stage.model.select(.module("::Library"))
        await stage.press("b")

        #expect(stage.shows("↻ 2") && stage.shows("→ 6") && stage.shows("⇒ 2"))
        await stage.press("b")
        #expect(!stage.shows("↻ 2"))
    }

    @Test func `g and G go to the ends`() async {
        let stage = await Stage()

        await stage.press("G")
        #expect(stage.selected == "LintPlugin")
        await stage.press("g")
        #expect(stage.selected == "Tempo")
    }

    @Test func `the last module is visible after going there`() async {
        let stage = await Stage(size: Size(width: 80, height: 20))
        #expect(!stage.shows("LintPlugin"))

        await stage.press("G")

        #expect(stage.shows("LintPlugin"))
        #expect(!stage.shows("executables and apps"))
    }

    @Test func `the heading stays while its chips move away`() async {
        let stage = await Stage(.large(modules: 600), size: Size(width: 80, height: 24))

        await stage.press("g")
        for _ in 0..<18 { await stage.press("j") }

        #expect(stage.terminal.lines[2].contains("App"))
        #expect(stage.model.offset > 0)
    }

    @Test func `Enter opens the module and v its violations`() async {
        let stage = await Stage()

        await stage.press("g", "]", .enter, "v", "y", "e")

        #expect(
            stage.calls == [
                "openModule(::Library)", "showViolations(::Library)", "copy(::Library)",
                "editLine(Package.swift:20)",
            ])
    }

    @Test func `the selected module lights up its neighbours`() async {
        let stage = await Stage()
        stage.model.select(.module("::Library"))
        await stage.press(.control("l"))

        #expect(stage.shows("⇒ Player"))
        #expect(stage.shows("⇐ Downloads"))
        #expect(stage.shows("← Tempo"))
        #expect(stage.shows("→ PlayerInterface"))
    }

    @Test func `the filter leaves only what matches until Escape`() async {
        let stage = await Stage()

        await stage.press("/")
        await stage.type("play")

        #expect(!stage.shows("Onboarding ▃"))
        #expect(stage.shows("PlayerTests"))
        #expect(stage.shows("5 of 26"))

        await stage.press(.enter, .escape)
        #expect(stage.shows("Onboarding ▃"))
    }

    @Test func `letters of the filter start no command`() async {
        let stage = await Stage()

        await stage.press("/")
        await stage.type("vyem")

        #expect(stage.calls.isEmpty)
        #expect(stage.model.arrangement == .bands)
        #expect(stage.shows("No match"))
    }

    @Test func `the selection stays where it is while the filter lets it through`() async {
        let stage = await Stage()
        stage.model.select(.module("::PlayerTests"))

        await stage.press("/")
        await stage.type("playe")
        #expect(stage.selected == "PlayerTests")

        await stage.type("r")
        #expect(stage.selected == "Player", "it is called just so")
    }

    @Test func `a band outside the layers folds up and unfolds`() async {
        let stage = await Stage()
        stage.model.select(.module("::CatalogTests"))

        await stage.press(.space)
        #expect(!stage.shows("CatalogTests"))
        #expect(stage.model.focus == .band("outside Tests"))

        await stage.press(.enter)
        #expect(stage.shows("CatalogTests"))
        #expect(stage.selected == "PlayerTests")
    }

    @Test func `a layer does not fold up`() async {
        let stage = await Stage()

        await stage.press(.space)

        #expect(stage.model.folded.isEmpty)
        #expect(stage.shows("Only groups outside the layers fold."))
    }

    @Test func `many tests start folded up`() async {
        var codebase = SampleCodebase.tempo
        codebase.modules += (0..<50).map { SampleModule("Case\($0)Tests", .tests, files: 1) }

        let stage = await Stage(codebase)

        #expect(stage.shows("▸ Tests  53"))
        #expect(!stage.shows("Case7Tests"))
    }

    @Test func `the filter finds what is folded up`() async {
        let stage = await Stage()
        stage.model.select(.module("::CatalogTests"))
        await stage.press(.space, "/")
        await stage.type("catalogt")

        #expect(stage.shows("CatalogTests"))
    }

    @Test func `a click selects and a double click opens`() async {
        let stage = await Stage()

        await stage.click("Persistence ▅")
        #expect(stage.selected == "Persistence")
        await stage.click("Persistence ▅", clicks: 2)

        #expect(stage.calls == ["openModule(::Persistence)"])
    }

    @Test func `a click on a count shows the violations of that kind`() async {
        let stage = await Stage()

        await stage.click("⚗ 2")

        #expect(stage.calls == ["showViolations(impure)"])
    }

    @Test func `a click on a heading folds the band`() async {
        let stage = await Stage()

        await stage.click("Macros")

        #expect(!stage.shows("RouteMacros"))
    }

    @Test func `the wheel scrolls and takes the selection along only when it must`() async {
        let stage = await Stage(.large(modules: 600), size: Size(width: 80, height: 24))
        await stage.press("g", "j", "j", "j", "j", "j", "j", "j", "j")
        let selected = stage.selected

        await stage.turnWheel(rows: 1)
        #expect(stage.selected == selected)
        for _ in 0..<8 { await stage.turnWheel(rows: 1) }

        #expect(stage.selected != selected)
        #expect(stage.model.offset == 27)
    }

    @Test func `L leads to where layers are named and arranged`() async {
        let stage = await Stage()
        await stage.press("L")
        #expect(stage.calls == ["arrangeLayers()"])
    }

    @Test func `inferred layers can be kept and those of a file need not`() async {
        let inferred = await Stage()
        await inferred.press("W")
        #expect(inferred.calls == ["writeLayers()"])

        let written = await Stage(.tempo.withConfiguration)
        await written.press("W")
        #expect(written.calls.isEmpty)
        #expect(written.shows("The layers come from .strata.yml already."))
    }
}
