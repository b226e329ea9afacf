import Architecture
import Codebase
import Previewing

/// One module as the table shows it.
nonisolated struct CoverageRow: Identifiable, Equatable, Sendable {
    let module: PreviewedModule
    let counts: PreviewedModule.Counts
    let states: Int
    /// The part of the whole app's lines that must be compiled for its previews, from 0 to 1.
    let share: Double
    /// What a filter looks through: its name, its role, its components.
    let searchText: String

    var id: ModuleID { module.id }
    var lines: Int { module.weight.closure.lines }
    var best: PreviewCut? { module.weight.cuts.first }

    /// The part of the lines that the best inversion saves, from 0 to 1.
    var saving: Double {
        guard let best, lines > 0 else { return 0 }
        return Double(best.saves.lines) / Double(lines)
    }

    /// The part of the components that a preview shows, from 0 to 1; nil if there are none.
    var coverage: Double? {
        counts.all == 0 ? nil : Double(counts.previewed + counts.inside) / Double(counts.all)
    }

    init(_ module: PreviewedModule, whole: BuildClosure) {
        self.module = module
        counts = module.counts
        states = module.stateCount
        share = whole.lines == 0 ? 0 : Double(module.weight.shared.lines) / Double(whole.lines)
        searchText = ([module.name, module.role.rawValue] + module.components.map(\.name))
            .joined(separator: " ")
    }
}

/// All that the screen shows of one analysis, worked out once.
nonisolated struct CoverageTable: Equatable, Sendable {
    let survey: PreviewSurvey
    let rows: [CoverageRow]
    let counts: PreviewedModule.Counts
    let incomplete: Int
    /// The cells that nine of ten names take.
    let nameWidth: Int

    init(_ survey: PreviewSurvey, incomplete: Int = 0) {
        self.survey = survey
        self.incomplete = incomplete
        counts = survey.counts
        rows = survey.modules.map { CoverageRow($0, whole: survey.whole) }
        let widths = rows.map(\.module.name.count).sorted()
        nameWidth = widths.isEmpty ? 0 : widths[widths.count * 9 / 10]
    }

    /// What an analysis holds; of folders that of the modules, as no folder can be built alone.
    init(_ analysis: Analysis) {
        self.init(surveyPreviews(analysis.ofModules), incomplete: analysis.totals.incomplete)
    }

    static let empty = CoverageTable(
        PreviewSurvey(
            modules: [], whole: BuildClosure(modules: [], files: 0, lines: 0, externals: []),
            names: [:]))
}
