import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct SheetStoryTests {
    private func edge() async -> Stage {
        let stage = await Stage()
        await stage.press("m", "n", .enter)
        return stage
    }

    @Test func `i leads to what is missing, counted or not`() async {
        var unclaimed = SampleCodebase.tempo
        unclaimed.unclaimed = ["Sketches/Loop.swift"]
        for codebase in [SampleCodebase.tempo.withGaps, unclaimed] {
            let stage = await Stage(codebase)

            await stage.press("i")

            #expect(stage.calls == ["showGaps()"])
        }
    }

    @Test func `without gaps there is nothing to list`() async {
        let stage = await Stage()

        await stage.press("i")

        #expect(stage.calls.isEmpty)
        #expect(stage.shows("No gaps: everything was read and belongs to a module."))
    }

    @Test func `Escape and q close the sheet and not the program`() async {
        for key in [Key.escape, "q"] {
            let stage = await edge()

            await stage.press(key)

            #expect(stage.model.sheet == nil)
            #expect(stage.model.arrangement == .matrix)
        }
    }

    @Test func `keys of the matrix do nothing below a sheet`() async {
        let stage = await edge()
        let cell = stage.model.cell

        await stage.press("l", .tab, "m")

        #expect(stage.model.cell == cell)
        #expect(stage.model.arrangement == .matrix)
    }

    @Test func `a click on the count opens the list`() async {
        let stage = await Stage(.tempo.withGaps)

        await stage.click("! 3 incomplete")

        #expect(stage.calls == ["showGaps()"])
    }

    @Test func `imports of an edge open in the editor`() async {
        let stage = await Stage()
        await stage.press("g", "m", "n", .enter, "j", "e", "v")

        #expect(
            stage.calls == [
                "editLine(Sources/Downloads/Downloads1.swift:17)",
                "showViolations(::Downloads, sideways ::Downloads ::Library)",
            ])
    }

    @Test func `an import is shown as it is written`() {
        let site = ImportSite(
            file: "A.swift",
            statement: ImportStatement(
                module: "Core", path: "Core.Log", kind: .struct, attributes: ["@_exported"],
                access: .public, line: 4))

        #expect(EdgeSheet.Row(.import(site)).text == "@_exported public import struct Core.Log")
    }

    @Test func `what the compiler says takes the place of uses found by name`() async {
        let analysis = SampleCodebase.tempo.withViolations.analysis()
        let index = SampleIndex(
            analysis.codebase.modules.map { ($0.moduleName, 77, "inferredMember") })
        let stage = await Stage(
            FixedAnalysis(.complete(analysis)), evidence: CollectEvidence(index: index))
        await stage.press("m", "n", .enter)
        await stage.model.collecting?.value
        await stage.stage.settle()

        #expect(stage.shows("inferredMember"))
        #expect(stage.shows("uses exact"))
    }

    @Test func `an edge that is only declared says so`() {
        let analysis = SampleCodebase.tempo.withViolations.analysis()
        let sheet = EdgeSheet(
            EdgeID(from: "::DesignSystem", to: "::Logging"), kinds: [.unused], evidence: [],
            in: analysis)
        let view = EdgeSheetView(
            sheet: sheet, from: "DesignSystem", to: "Logging", list: ListState(), actions: .none)

        let text = ScreenBuffer(drawing: view, size: Size(width: 80, height: 20)).text

        #expect(text.contains("Declared, but no file imports it."))
        #expect(text.contains("declared at Package.swift:12"))
        #expect(text.contains("∅ unused"))
    }
}
