import Codebase
import FeatureKit
import Previewing

/// In which order the dev apps stand; features without one come last, by name.
nonisolated struct DevAppOrder: ListOrder {
    let column: DevAppColumn
    var isAscending: Bool

    /// An order by a column in the direction that people look for first.
    init(by column: DevAppColumn = .name) {
        self.column = column
        isAscending = !column.isNumeric
    }

    func sorted(_ rows: [DevAppRow], builds: [ModuleID: LastBuild]) -> [DevAppRow] {
        rows.map { (row: $0, number: number(of: $0, builds), text: text(of: $0)) }
            .sorted { left, right in
                guard (left.row.app == nil) == (right.row.app == nil) else {
                    return left.row.app != nil
                }
                if left.row.app != nil, left.number != right.number {
                    return (left.number < right.number) == isAscending
                }
                if left.row.app != nil, left.text != right.text {
                    return (left.text < right.text) == (isAscending || column.isNumeric)
                }
                return (left.row.title.lowercased(), left.row.id)
                    < (right.row.title.lowercased(), right.row.id)
            }
            .map(\.row)
    }

    private func text(of row: DevAppRow) -> String {
        (column == .feature ? row.feature ?? "" : row.title).lowercased()
    }

    private func number(of row: DevAppRow, _ builds: [ModuleID: LastBuild]) -> Double {
        switch column {
        case .name, .feature: 0
        case .modules: Double(row.app?.closure.modules.count ?? 0)
        case .files: Double(row.app?.closure.files ?? 0)
        case .lines: Double(row.app?.closure.lines ?? 0)
        case .share: row.share ?? 0
        case .packages: Double(row.app?.closure.externals.count ?? 0)
        case .real: Double(row.app?.real.count ?? 0)
        case .built: Double(builds[row.id]?.endedAt ?? 0)
        }
    }
}
