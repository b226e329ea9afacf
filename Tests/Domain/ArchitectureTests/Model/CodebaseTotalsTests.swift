import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct CodebaseTotalsTests {
    /// Two modules that share a file, one of test data, a manifest and a loose file.
    private func analysis(
        _ violations: [Violation] = [], problems: [LayerProblem] = [],
        incomplete: [IncompleteItem] = [], notes: [IncompleteItem] = []
    ) -> Analysis {
        let modules: [Module] = [
            .stub("App", sources: ["App/a.swift", "Shared/s.swift"], uses: ["Kit", "Yams"]),
            .stub("Kit", sources: ["Kit/k.swift", "Shared/s.swift"]),
            .stub("Broken", in: "Tests/Fixtures/Broken"),
        ]
        let codebase = Codebase(
            root: "/codebase", modules: modules, unclaimed: ["Loose.swift"],
            manifests: ["Package.swift"], vendored: 4)
        let files: [RelativePath] =
            modules.flatMap(\.sources) + ["Loose.swift", "Package.swift", "App/Old.m"]
        let facts = Dictionary(
            files.map { ($0, SourceFacts.stub(lines: 10)) }, uniquingKeysWith: { first, _ in first }
        )
        let plain = Analysis.stub(codebase, facts: facts)
        return Analysis(
            codebase: codebase, graph: plain.graph, configuration: plain.configuration,
            assignment: LayerAssignment(layers: [:], problems: problems), violations: violations,
            facts: facts, isComplete: true, incomplete: incomplete, notes: notes, milliseconds: 0)
    }

    @Test func `a file of several modules counts once, and its lines do`() {
        let totals = analysis().totals
        #expect(totals.files.inModules == 4)
        #expect(totals.files.inSeveralModules == 1)
        #expect(totals.lines == 60)
    }

    @Test func `Swift files are those in modules, manifests and unclaimed ones`() {
        let files = analysis().totals.files
        #expect(files.swift == 6)
        #expect(files.manifests == 1)
        #expect(files.unclaimed == 1)
    }

    @Test func `modules of test data are modules, and told apart`() {
        let totals = analysis().totals
        #expect(totals.modules == 3)
        #expect(totals.fixtures == 1)
        #expect(totals.files.inFixtures == 1)
    }

    @Test func `only a dependency between modules of the codebase counts as one`() {
        #expect(analysis().totals.dependencies == 1)
    }

    @Test func `errors, warnings and notes are violations of their severity only`() {
        let found = [Severity.error, .error, .warning, .info].map {
            Violation(kind: .sideways, from: "::App", to: "::Kit", severity: $0, message: "")
        }
        let remark = IncompleteItem(path: "a", reason: "A script makes it.")
        let totals = analysis(found, notes: [remark]).totals
        #expect([totals.errors, totals.warnings, totals.notes] == [2, 1, 1])
        #expect(totals.remarks == 1)
    }

    @Test func `a module in two layers is incomplete, an unmatched pattern warns`() {
        let totals = analysis(
            problems: [
                .ambiguous(module: "::App", layers: ["A", "B"]),
                .matchesNothing(layer: "A", pattern: ModulePattern(.name, "X")),
            ], incomplete: [IncompleteItem(path: "b", reason: "?")]
        ).totals
        #expect(totals.incomplete == 2)
        #expect(totals.layerWarnings == 1)
        #expect(totals.warnings == 0)
    }

    @Test func `the words name every difference, and the parts add up`() {
        let totals = analysis().totals
        #expect(totals.modulesText() == "3 modules (1 fixture)")
        #expect(
            totals.files.sentence
                == "6 Swift files: 4 in modules (1 in several), 1 manifest, 1 unclaimed, "
                + "besides 1 C-family file, without 4 vendored")
    }

    @Test func `where all files are in one module each, nothing is to be explained`() {
        #expect(FileTotals(inModules: 9).sentence == "9 Swift files")
        #expect(CodebaseTotals(modules: 1).modulesText() == "1 module")
    }

    @Test func `the errors and warnings of all modules add up to the totals`() {
        let modules: [Module] = [
            .stub("App", .executable, uses: ["Home"]), .stub("Home"), .stub("Core"),
        ]
        let analysis = Analysis.stub(
            modules, imports: ["Core": ["Home"], "App": ["Core"]],
            layers: [.stub("Top", ["App", "Home"]), .stub("Low", ["Core"])])
        let metrics = measureModules(analysis)
        #expect(analysis.totals.errors > 0)
        #expect(metrics.reduce(0) { $0 + $1.errors } == analysis.totals.errors)
        #expect(metrics.reduce(0) { $0 + $1.warnings } == analysis.totals.warnings)
        #expect(metrics.reduce(0) { $0 + $1.fanOut } == analysis.totals.dependencies)
    }
}
