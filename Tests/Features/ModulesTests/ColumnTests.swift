import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct ColumnTests {
    private func headings(width: Int, sortedBy column: ModuleColumn = .layer) async -> [String] {
        let stage = await Stage(size: Size(width: width, height: 20))
        stage.model.sort(by: column)
        await stage.press(.control("l"))
        return stage.headings
    }

    @Test func `everything is shown where there is room`() async {
        #expect(await headings(width: 130) == ModuleColumn.allCases.map(\.title))
    }

    @Test func `what matters most stays at eighty columns`() async {
        let shown = await headings(width: 80)

        for title in ["Layer", "Module", "Lines", "In", "Out", "Violations"] {
            #expect(shown.contains(title), "\(title)")
        }
        #expect(!shown.contains("Depth"))
    }

    @Test func `the smallest terminal still shows names and violations`() async {
        let shown = await headings(width: 60)

        #expect(shown.contains("Module"))
        #expect(shown.contains("Violations"))
    }

    @Test func `the column that sorts is never left out`() async {
        for column in ModuleColumn.allCases {
            #expect(await headings(width: 60, sortedBy: column).contains(column.title), "\(column)")
        }
    }

    @Test func `figures give way to long names`() async {
        let long = SampleCodebase(
            layers: [],
            entries: (10..<30).map {
                .init(
                    "WarehouseInventoryReconciliationPart\($0)", role: .core, layer: nil, files: 1,
                    lines: 1, uses: "")
            })
        let stage = await Stage(long, size: Size(width: 80, height: 20))

        #expect(stage.shows("WarehouseInventoryReconciliationPart10"))
        #expect(!stage.headings.contains("Files"))
    }

    @Test func `unknown figures are dots and not zeros`() async {
        let stage = await Stage()
        await stage.press("t", "/")
        await stage.type("nio")

        let line = stage.terminal.lines.first { $0.contains("NIOCore") }
        #expect(line?.contains("·") == true)
        #expect(line?.contains("0.00") == false)
    }

    @Test func `warnings alone are not marked as errors`() async {
        let sample = SampleCodebase.depot.analysis()
        let analysis = Analysis(
            codebase: sample.codebase, graph: sample.graph, configuration: sample.configuration,
            assignment: sample.assignment,
            violations: [
                Violation(
                    kind: .unused, from: "::Goods", to: "::Kit", severity: .warning, message: "")
            ],
            facts: sample.facts, isComplete: true, incomplete: [], milliseconds: 0)
        let stage = await Stage(
            FixedAnalysis(.complete(analysis)), size: Size(width: 80, height: 20))
        let text = stage.terminal.text

        #expect(text.contains("▲ 1"))
        #expect(!text.contains("✗"))
    }

    @Test func `errors and warnings are counted apart`() async {
        let sample = SampleCodebase.depot.analysis()
        let found = [Severity.warning, .error, .warning].map {
            Violation(kind: .unused, from: "::Goods", to: "::Kit", severity: $0, message: "")
        }
        let analysis = Analysis(
            codebase: sample.codebase, graph: sample.graph, configuration: sample.configuration,
            assignment: sample.assignment, violations: found, facts: sample.facts,
            isComplete: true, incomplete: [], milliseconds: 0)
        let stage = await Stage(
            FixedAnalysis(.complete(analysis)), size: Size(width: 80, height: 20))
        let text = stage.terminal.text

        #expect(text.contains("✗ 1 ▲ 2"))
    }

    @Test func `two places are enough for instability`() {
        #expect(0.0.hundredths == "0.00")
        #expect((3.0 / 7.0).hundredths == "0.43")
        #expect(0.999.hundredths == "1.00")
        #expect(0.05.hundredths == "0.05")
    }

    @Test func `the line above drops the order before the state`() {
        let view = SummaryLine(
            totals: CodebaseTotals(modules: 2_000, incomplete: 12), units: .modules, others: 1_200,
            showsOthers: true,
            order: ModuleOrder(by: .instability),
            progress: AnalysisProgress(step: .sources, done: 3, total: 12), onGaps: {})
        let text = ScreenBuffer(drawing: view, size: Size(width: 95, height: 1)).text

        #expect(text.contains("2,000 modules + 1,200 external"))
        #expect(!text.contains("by instability"))
        #expect(text.contains("reading sources 3 of 12… ━━━─"))
        #expect(text.hasSuffix("! 12 incomplete"))
    }
}
