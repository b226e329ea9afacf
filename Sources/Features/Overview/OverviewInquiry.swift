import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What a person wants to see of the overview.
nonisolated struct OverviewInquiry: Inquiry {
    /// What is worked out once for each analysis.
    struct Table: Sendable {
        var content = OverviewContent()
        fileprivate var analysis: Analysis?
        /// The matrices that were asked for.
        fileprivate var matrices: [MatrixQuestion: DependencyMatrix] = [:]
    }

    /// What tells one matrix of an analysis from another.
    fileprivate struct MatrixQuestion: Hashable {
        let showsOthers: Bool
        let isByLayers: Bool
    }

    struct Answer: Sendable {
        let bands: [Band]
        let filter: String
        /// The module that is called as the filter says.
        let best: ModuleID?
        /// The matrix, if that is asked for.
        let grid: DependencyGrid?
    }

    var filter = ""
    /// In which order the modules of a band stand.
    var order = ChipOrder.violations
    var arrangement = OverviewViewModel.Arrangement.bands
    /// What makes modules one band.
    var grouping = Grouping.layers
    /// Whether the matrix has what stands outside the layers too.
    var showsOthers = false
    /// Whether the matrix keeps layers together; else dependencies alone order it.
    var isByLayers = true
    /// The layers that are one row of the matrix.
    var collapsed: Set<Int> = []
    /// What the codebase is compared with; nil for nothing.
    var before: Analysis?

    static var nothing: Table { Table() }

    func table(of analysis: Analysis, after before: Table) -> Table {
        Table(content: content(of: analysis), analysis: analysis)
    }

    private func content(of analysis: Analysis) -> OverviewContent {
        OverviewContent(analysis, by: shownGrouping, comparedWith: before)
    }

    /// The matrix is always by layers.
    private var shownGrouping: Grouping { arrangement == .matrix ? .layers : grouping }

    func answer(from table: inout Table) -> Answer {
        if let analysis = table.analysis, table.content.grouping != shownGrouping {
            table.content = content(of: analysis)
        }
        let matcher = FilterMatcher(filter, mode: .substring)
        let ordered = table.content.bands.map { $0.ordered(by: order) }
        let bands =
            matcher.isEmpty
            ? ordered
            : ordered.map { band in
                band.filtered { matcher.match($0.name) != nil }
            }
            .filter { $0.isLayer || !$0.chips.isEmpty }
        let typed = filter.lowercased()
        let best =
            typed.isEmpty
            ? nil : bands.lazy.flatMap(\.chips).first { $0.name.lowercased() == typed }
        return Answer(
            bands: bands, filter: filter, best: best?.id,
            grid: arrangement == .matrix ? grid(from: &table, matching: matcher) : nil)
    }

    /// The matrix is put in order once, however it is filtered.
    private func grid(
        from table: inout Table, matching matcher: FilterMatcher
    ) -> DependencyGrid {
        guard let analysis = table.analysis else { return DependencyGrid() }
        let question = MatrixQuestion(showsOthers: showsOthers, isByLayers: isByLayers)
        let matrix =
            table.matrices[question]
            ?? arrangeMatrix(analysis, includingOthers: showsOthers, byLayers: isByLayers)
        table.matrices[question] = matrix
        return DependencyGrid(
            matrix, content: table.content, analysis: analysis, matcher: matcher,
            collapsed: matcher.isEmpty && isByLayers ? collapsed : [])
    }
}
