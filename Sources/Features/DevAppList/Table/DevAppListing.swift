import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// Which dev apps stand in the table, in which order.
nonisolated struct DevAppListing: SortedListing {
    var order = DevAppOrder()
    /// When each dev app was built last, as far as known.
    var builds: [ModuleID: LastBuild] = [:]
    let finder: FindDevApps
    /// Why features cannot get a dev app, by module.
    let obstacles: @Sendable (Analysis) -> [ModuleID: String]

    static var nothing: DevAppTable { DevAppTable() }

    func table(of analysis: Analysis) -> DevAppTable {
        DevAppTable(analysis, finder: finder, obstacles: obstacles(analysis))
    }

    func name(of row: DevAppRow) -> String? { row.name }

    func rows(of table: DevAppTable, matching matcher: FilterMatcher) -> [DevAppRow] {
        order.sorted(
            table.rows.filter { matcher.isEmpty || matcher.match($0.searchText) != nil },
            builds: builds)
    }

    /// A feature that has a dev app now is replaced by it.
    func replacement(for id: ModuleID, at position: Int, in rows: [DevAppRow]) -> Int {
        rows.firstIndex { $0.app?.feature == id } ?? 0
    }
}
