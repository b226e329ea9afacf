import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// The table of modules: columns give way to the names when room is short.
struct CoverageTableView: CompositeView {
    let rows: [CoverageRow]
    let nameWidth: Int
    let list: ListState
    let order: CoverageOrder
    let matcher: FilterMatcher
    let isFocused: Bool
    let actions: RowActions
    let onSort: @MainActor (CoverageColumn) -> Void

    var body: some View {
        Table(
            rows, columns: CoverageColumn.allCases.map(column), state: list,
            sort: TableSort(column: order.column.rawValue, isAscending: order.isAscending),
            isFocused: isFocused, actions: actions,
            placeholder: NoMatchView("The filter matches modules and their components."),
            onSort: { column in CoverageColumn(rawValue: column).map(onSort) })
    }

    private func column(_ column: CoverageColumn) -> TableColumn<CoverageRow> {
        TableColumn(
            column.title, letter: column.letter, width: width(of: column),
            alignment: column == .name ? .leading : .trailing,
            truncation: column == .name ? .middle : .end, priority: priority(of: column)
        ) { text(of: column, $0) }
    }

    private func width(of column: CoverageColumn) -> TableColumn<CoverageRow>.Width {
        switch column {
        case .name: .flexible(minimum: min(max(nameWidth, 14), 34))
        case .uncovered: .fixed(5)
        case .coverage: .fixed(6)
        case .states: .fixed(7)
        case .lines: .fixed(9)
        case .share: .fixed(7)
        case .saving: .fixed(8)
        }
    }

    /// The sorted column stays longer than it would.
    private func priority(of column: CoverageColumn) -> Int {
        if column == order.column, column != .name { return 10 }
        return switch column {
        case .name: 11
        case .uncovered: 9
        case .coverage: 8
        case .lines: 7
        case .saving: 6
        case .states: 5
        case .share: 4
        }
    }

    private func text(of column: CoverageColumn, _ row: CoverageRow) -> StyledText {
        switch column {
        case .name:
            StyledText(
                row.module.name, .plain,
                matching: matcher.isEmpty ? nil : matcher.match(row.module.name))
        case .uncovered:
            row.counts.uncovered > 0
                ? StyledText("○\(row.counts.uncovered.grouped.leading(4))", .warning)
                : row.counts.all > 0 ? StyledText("✓", .success) : Self.nothing
        case .coverage: coverage(of: row)
        case .states: row.states > 0 ? StyledText(row.states.grouped) : Self.nothing
        case .lines: row.lines > 0 ? StyledText(row.lines.grouped) : Self.nothing
        case .share: row.share > 0 ? StyledText(row.share.percent, .muted) : Self.nothing
        case .saving: saving(of: row)
        }
    }

    /// `30 %`: seen of all, directly or inside another.
    private func coverage(of row: CoverageRow) -> StyledText {
        guard let part = row.coverage else { return Self.nothing }
        return StyledText(part.percent, part == 1 ? .success : .text)
    }

    /// The lines that the best inversion saves as a part of all, else the packages.
    private func saving(of row: CoverageRow) -> StyledText {
        guard let best = row.best else { return Self.nothing }
        return row.saving > 0
            ? StyledText("−" + row.saving.percent, .accent)
            : StyledText("−\(best.saves.externals.count) pkg", .muted)
    }

    private static let nothing = StyledText("·", .faint)
}
