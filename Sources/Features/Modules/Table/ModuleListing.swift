import Architecture
import FeatureKit
import TerminalUI

/// Which modules stand in the table, in which order.
nonisolated struct ModuleListing: SortedListing {
    var order = ModuleOrder(by: .layer)
    /// Whether modules from elsewhere are shown too.
    var showsOthers = false

    static var nothing: ModuleTable { .empty }

    func table(of analysis: Analysis) -> ModuleTable { ModuleTable(analysis) }

    func name(of row: ModuleRow) -> String? { row.name }

    func rows(of table: ModuleTable, matching matcher: FilterMatcher) -> [ModuleRow] {
        let all = table.own + (showsOthers ? table.others : [])
        return order.sorted(
            matcher.isEmpty ? all : all.filter { matcher.match($0.searchText) != nil })
    }
}
