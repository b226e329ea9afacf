import Architecture
import Codebase
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct SummaryTests {
    private func summary(
        _ totals: CodebaseTotals, progress: AnalysisProgress? = nil, width: Int = 120
    ) -> String {
        var content = OverviewContent()
        content.totals = totals
        content.isInferred = true
        let view = SummaryLine(
            content: content, progress: progress, onViolations: {}, onGaps: {})
        return ScreenBuffer(drawing: view, size: Size(width: width, height: 1)).text
    }

    private let busy = CodebaseTotals(
        modules: 2_000, files: FileTotals(inModules: 12_345), lines: 1_234_567, errors: 1_204,
        warnings: 31, notes: 3, incomplete: 12)

    /// Some totals of small modules.
    private func totals(files: Int, lines: Int = 0, incomplete: Int = 0) -> CodebaseTotals {
        CodebaseTotals(
            modules: 3, files: FileTotals(inModules: files), lines: lines, incomplete: incomplete)
    }

    @Test func `everything is said where there is room`() {
        let text = summary(busy)

        #expect(text.contains("2,000 modules · 12,345 Swift files · 1,234,567 lines"))
        #expect(text.contains("✗ 1,204 errors  ▲ 31 warnings  ! 12 incomplete"))
    }

    @Test func `sizes give way to what is wrong`() {
        let text = summary(busy, width: 60)

        #expect(text.contains("2,000 modules"))
        #expect(!text.contains("files"))
        #expect(text.hasSuffix("! 12 incomplete") || text.hasSuffix("! 12"))
        #expect(!text.contains("…"))
    }

    @Test func `what is complete and clean is praised`() {
        #expect(summary(totals(files: 9, lines: 90)).hasSuffix("✓ no violations"))
    }

    @Test func `what is incomplete is never called clean`() {
        let text = summary(totals(files: 9, lines: 90, incomplete: 1))

        #expect(!text.contains("✓"))
        #expect(text.contains("! 1 incomplete"))
    }

    @Test func `violations are not counted while sources are read`() {
        let text = summary(
            totals(files: 9),
            progress: AnalysisProgress(step: .sources, done: 3, total: 12))

        #expect(text.contains("reading sources 3 of 12"))
        #expect(text.contains("━━━─"))
        #expect(!text.contains("violation"))
        #expect(!text.contains("0 lines"))
    }

    @Test func `a single one is counted in the singular`() {
        #expect(
            summary(
                CodebaseTotals(modules: 1, files: FileTotals(inModules: 1), lines: 1)
            ).contains("1 module · 1 Swift file · 1 line"))
    }

    @Test func `what the files add up of is said where there is room`() {
        let mixed = CodebaseTotals(
            modules: 7, fixtures: 2,
            files: FileTotals(inModules: 40, inSeveralModules: 3, manifests: 5, unclaimed: 1),
            lines: 900)

        #expect(
            summary(mixed, width: 160).contains(
                "7 modules (2 fixtures) · "
                    + "46 Swift files: 40 in modules (3 in several), 5 manifests, 1 unclaimed"))
        #expect(summary(mixed, width: 100).contains("46 Swift files · 900 lines"))
        #expect(summary(mixed, width: 50).contains("7 modules (2 fixtures)"))
    }

    @Test func `large numbers are grouped`() {
        #expect(999.grouped == "999")
        #expect(1_000.grouped == "1,000")
        #expect((-1_234_567).grouped == "-1,234,567")
    }
}
