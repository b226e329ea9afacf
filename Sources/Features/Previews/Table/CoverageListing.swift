import Architecture
import FeatureKit
import Previewing
import TerminalUI

/// Which modules stand in the table, in which order.
nonisolated struct CoverageListing: SortedListing {
    var order = CoverageOrder(by: .uncovered)

    static var nothing: CoverageTable { .empty }

    func table(of analysis: Analysis) -> CoverageTable { CoverageTable(analysis) }

    func name(of row: CoverageRow) -> String? { row.module.name }

    func rows(of table: CoverageTable, matching matcher: FilterMatcher) -> [CoverageRow] {
        order.sorted(
            matcher.isEmpty
                ? table.rows : table.rows.filter { matcher.match($0.searchText) != nil })
    }
}
