import Architecture
import FeatureKit
import TerminalUI

/// Which modules stand in the table, in which order.
nonisolated struct CoverageListing: SortedListing {
    var order = CoverageOrder(by: .uncovered)

    static var nothing: CoverageTable { .empty }

    func table(of analysis: Analysis) -> CoverageTable { CoverageTable(analysis) }

    func rows(of table: CoverageTable, matching matcher: FilterMatcher) -> [CoverageRow] {
        order.sorted(
            matcher.isEmpty
                ? table.rows : table.rows.filter { matcher.match($0.searchText) != nil })
    }
}
