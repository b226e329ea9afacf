import Architecture
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct SummaryTests {
    private func summary(
        _ totals: Totals, progress: AnalysisProgress? = nil, width: Int = 120
    ) -> String {
        var content = OverviewContent()
        content.totals = totals
        content.isInferred = true
        let view = SummaryLine(
            content: content, progress: progress, onViolations: {}, onGaps: {})
        return ScreenBuffer(drawing: view, size: Size(width: width, height: 1)).text
    }

    private let busy = Totals(
        modules: 2_000, files: 12_345, lines: 1_234_567, errors: 1_204, warnings: 31, infos: 3,
        incomplete: 12)

    @Test func everythingIsSaidWhereThereIsRoom() {
        let text = summary(busy)

        #expect(text.contains("2,000 modules · 12,345 files · 1,234,567 lines"))
        #expect(text.contains("✗ 1,204 errors  ▲ 31 warnings  ! 12 incomplete"))
    }

    @Test func sizesGiveWayToWhatIsWrong() {
        let text = summary(busy, width: 60)

        #expect(text.contains("2,000 modules"))
        #expect(!text.contains("files"))
        #expect(text.hasSuffix("! 12 incomplete") || text.hasSuffix("! 12"))
        #expect(!text.contains("…"))
    }

    @Test func whatIsCompleteAndCleanIsPraised() {
        #expect(summary(Totals(modules: 3, files: 9, lines: 90)).hasSuffix("✓ no violation"))
    }

    @Test func whatIsIncompleteIsNeverCalledClean() {
        let text = summary(Totals(modules: 3, files: 9, lines: 90, incomplete: 1))

        #expect(!text.contains("✓"))
        #expect(text.contains("! 1 incomplete"))
    }

    @Test func violationsAreNotCountedWhileSourcesAreRead() {
        let text = summary(
            Totals(modules: 3, files: 9),
            progress: AnalysisProgress(step: .sources, done: 3, total: 12))

        #expect(text.contains("reading sources 3 of 12"))
        #expect(text.contains("━━━─"))
        #expect(!text.contains("violation"))
        #expect(!text.contains("0 lines"))
    }

    @Test func oneIsNoPlural() {
        #expect(
            summary(Totals(modules: 1, files: 1, lines: 1)).contains("1 module · 1 file · 1 line"))
    }

    @Test func largeNumbersAreGrouped() {
        #expect(999.grouped == "999")
        #expect(1_000.grouped == "1,000")
        #expect((-1_234_567).grouped == "-1,234,567")
    }
}
