import Architecture
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct SheetStoryTests {
    private func incomplete() -> Stage {
        let stage = Stage(.tempo.withGaps)
        stage.press("i")
        return stage
    }

    @Test func everyGapIsListedWithItsReason() {
        let stage = incomplete()

        #expect(stage.shows("Incomplete: 3"))
        #expect(stage.shows("Package.swift:31"))
        #expect(stage.shows("Trust the folder to let SwiftPM answer."))
        #expect(stage.shows("1 of 4"))
    }

    @Test func theReasonBelowBelongsToTheSelectedGap() {
        let stage = incomplete()

        stage.press("j")

        #expect(stage.shows("What stands above was used; correct the file."))
    }

    @Test func eOpensTheEditorAtTheGap() {
        let stage = incomplete()

        stage.press("j", "e", "y")

        #expect(
            stage.calls == [
                "editLine(Sources/Player/Player7.swift:88)",
                "copy(Sources/Player/Player7.swift:88)",
            ])
    }

    @Test func nothingIsTrustedWithoutAYes() {
        let stage = incomplete()

        stage.press("T")
        #expect(stage.shows("Trust this codebase?"))
        #expect(stage.calls.isEmpty)
        stage.press(.escape)

        #expect(stage.calls.isEmpty)
    }

    @Test func enterTrustsAfterTheQuestion() {
        let stage = incomplete()

        stage.press("T", .enter)

        #expect(stage.calls == ["trustCodebase()"])
        #expect(stage.model.sheet == nil)
    }

    @Test func trustIsOfferedOnlyWhereItHelps() {
        let stage = Stage()

        stage.press("T")

        #expect(stage.model.sheet == nil)
        #expect(stage.shows("Nothing here would be read better for it."))
    }

    @Test func withoutGapsThereIsNothingToList() {
        let stage = Stage()

        stage.press("i")

        #expect(stage.model.sheet == nil)
        #expect(stage.shows("Everything could be read."))
    }

    @Test func escapeAndQCloseTheSheetAndNotTheProgram() {
        for key in [Key.escape, "q"] {
            let stage = incomplete()

            stage.press(key)

            #expect(stage.model.sheet == nil)
            #expect(stage.shows("Features"))
        }
    }

    @Test func keysOfTheBandsDoNothingBelowASheet() {
        let stage = incomplete()
        let selected = stage.selected

        stage.press("l", .tab, "m")

        #expect(stage.selected == selected)
        #expect(stage.model.arrangement == .bands)
    }

    @Test func aClickOnTheCountOpensTheList() {
        let stage = Stage(.tempo.withGaps)

        stage.click(on: "! 3 incomplete")

        #expect(stage.shows("Endpoints.swift"))
    }

    @Test func importsOfAnEdgeOpenInTheEditor() {
        let stage = Stage()
        stage.press("m", "n", .enter, "j", "e", "v")

        #expect(
            stage.calls == [
                "editLine(Sources/Downloads/Downloads1.swift:17)",
                "showViolations(::Downloads, sideways ::Downloads ::Library)",
            ])
    }

    @Test func anImportIsShownAsItIsWritten() {
        let site = ImportSite(
            file: "A.swift",
            statement: ImportStatement(
                module: "Core", path: "Core.Log", kind: "struct", attributes: ["@_exported"],
                access: .public, line: 4))

        #expect(EdgeSheet.Row(importAt: site).text == "@_exported public import struct Core.Log")
    }

    @Test func anEdgeThatIsOnlyDeclaredSaysSo() {
        let analysis = SampleCodebase.tempo.withViolations.analysis()
        let sheet = EdgeSheet(
            EdgeID(from: "::DesignSystem", to: "::Logging"), kinds: [.unused], in: analysis)
        let view = EdgeSheetView(
            sheet: sheet, from: "DesignSystem", to: "Logging", list: ListState(), actions: .none)

        let text = ScreenBuffer(drawing: view, size: Size(width: 80, height: 20)).text

        #expect(text.contains("The edge is declared, but no file imports it."))
        #expect(text.contains("declared at Package.swift:12"))
        #expect(text.contains("∅ unused"))
    }
}
