import Architecture
import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct ColumnTests {
    private func headings(width: Int, sortedBy column: ModuleColumn = .layer) -> [String] {
        let stage = Stage(size: Size(width: width, height: 20))
        stage.model.sort(by: column)
        stage.press(.control("l"))
        return stage.headings
    }

    @Test func `everything is shown where there is room`() {
        #expect(headings(width: 130) == ModuleColumn.allCases.map(\.title))
    }

    @Test func `what matters most stays at eighty columns`() {
        let shown = headings(width: 80)

        for title in ["Layer", "Module", "Lines", "In", "Out", "Violations"] {
            #expect(shown.contains(title), "\(title)")
        }
        #expect(!shown.contains("Depth"))
    }

    @Test func `the smallest terminal still shows names and violations`() {
        let shown = headings(width: 60)

        #expect(shown.contains("Module"))
        #expect(shown.contains("Violations"))
    }

    @Test func `the column that sorts is never left out`() {
        for column in ModuleColumn.allCases {
            #expect(headings(width: 60, sortedBy: column).contains(column.title), "\(column)")
        }
    }

    @Test func `figures give way to long names`() {
        let long = SampleCodebase(
            layers: [],
            entries: (10..<30).map {
                .init("WarehouseInventoryReconciliationPart\($0)", .core, nil, 1, 1, "")
            })
        let stage = Stage(long, size: Size(width: 80, height: 20))

        #expect(stage.shows("WarehouseInventoryReconciliationPart10"))
        #expect(!stage.headings.contains("Files"))
    }

    @Test func `unknown figures are dots and not zeros`() {
        let stage = Stage()
        stage.press("t", "/")
        stage.type("nio")

        let line = stage.terminal.lines.first { $0.contains("NIOCore") }
        #expect(line?.contains("·") == true)
        #expect(line?.contains("0.00") == false)
    }

    @Test func `warnings alone are not marked as errors`() {
        let sample = SampleCodebase.depot.analysis()
        let analysis = Analysis(
            codebase: sample.codebase, graph: sample.graph, configuration: sample.configuration,
            assignment: sample.assignment,
            violations: [
                Violation(
                    kind: .unused, from: "::Goods", to: "::Kit", severity: .warning, message: "")
            ],
            facts: sample.facts, isComplete: true, incomplete: [], milliseconds: 0)
        let model = ModulesViewModel(
            source: FixedAnalysis(.complete(analysis)), router: PreviewRouter(log: RouteLog()))
        let screen = ModulesScreen(viewModel: model)

        let text = ScreenBuffer(drawing: screen.body, size: Size(width: 80, height: 20)).text

        #expect(text.contains("▲ 1"))
        #expect(!text.contains("✗"))
    }

    @Test func `errors and warnings are counted apart`() {
        let sample = SampleCodebase.depot.analysis()
        let found = [Severity.warning, .error, .warning].map {
            Violation(kind: .unused, from: "::Goods", to: "::Kit", severity: $0, message: "")
        }
        let analysis = Analysis(
            codebase: sample.codebase, graph: sample.graph, configuration: sample.configuration,
            assignment: sample.assignment, violations: found, facts: sample.facts,
            isComplete: true, incomplete: [], milliseconds: 0)
        let model = ModulesViewModel(
            source: FixedAnalysis(.complete(analysis)), router: PreviewRouter(log: RouteLog()))
        let screen = ModulesScreen(viewModel: model)

        let text = ScreenBuffer(drawing: screen.body, size: Size(width: 80, height: 20)).text

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
