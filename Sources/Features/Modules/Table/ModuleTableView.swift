import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The table itself: columns give way to the names when room is short.
struct ModuleTableView: CompositeView {
    let rows: [ModuleRow]
    /// Whether folders are shown inside modules.
    var showsTrees = false
    /// The cells that the longest name of a layer takes.
    let layerWidth: Int
    /// The cells that the longest role takes.
    let roleWidth: Int
    /// The cells that most names of modules take.
    let nameWidth: Int
    let list: ListState
    let order: ModuleOrder
    let matcher: FilterMatcher
    let isFocused: Bool
    let actions: RowActions
    let placeholder: any View
    let onSort: @MainActor (ModuleColumn) -> Void

    var body: some View {
        Table(
            rows, columns: ModuleColumn.allCases.map(column), state: list,
            sort: TableSort(column: order.column.rawValue, isAscending: order.isAscending),
            isFocused: isFocused, actions: actions, placeholder: placeholder,
            onSort: { column in ModuleColumn(rawValue: column).map(onSort) })
    }

    private func column(_ column: ModuleColumn) -> TableColumn<ModuleRow> {
        TableColumn(
            column.title, letter: column.letter, width: width(of: column),
            alignment: column.isNumeric ? .trailing : .leading,
            truncation: column == .name && !showsTrees ? .middle : .end,
            priority: priority(of: column)
        ) { text(of: column, $0) }
    }

    /// Room for the heading with its arrow, and for what is usual below it.
    private func width(of column: ModuleColumn) -> TableColumn<ModuleRow>.Width {
        switch column {
        case .layer: .fixed(min(max(layerWidth + 2, 7), 20))
        case .role: .fixed(max(roleWidth, showsTrees ? 6 : 5))
        case .name: .flexible(minimum: min(max(nameWidth, 20), 44))
        case .lines: .fixed(8)
        case .files, .depth: .fixed(6)
        case .fanIn, .fanOut: .fixed(4)
        case .instability: .fixed(7)
        case .closure: .fixed(8)
        case .violations: .fixed(12)
        }
    }

    /// The sorted column stays longer than it would.
    private func priority(of column: ModuleColumn) -> Int {
        if column == order.column, column != .name { return 10 }
        return switch column {
        case .name: 11
        case .violations: 9
        case .layer: 8
        case .fanIn: 7
        case .fanOut: 6
        case .lines: 5
        case .files: 4
        case .role: 3
        case .instability: 2
        case .closure: 1
        case .depth: 0
        }
    }

    private func text(of column: ModuleColumn, _ row: ModuleRow) -> StyledText {
        switch column {
        case .layer: layer(of: row)
        case .role: StyledText(row.role, .muted)
        case .name: name(of: row)
        case .fanIn: StyledText("\(row.fanIn)")
        default: row.figures.map { figure(column, $0) } ?? StyledText("·", .faint)
        }
    }

    /// The name below what it is inside of, with a sign where something is inside it.
    private func name(of row: ModuleRow) -> StyledText {
        let name = StyledText(
            row.name, row.figures == nil ? Style(.muted) : .plain,
            matching: matcher.isEmpty ? nil : matcher.match(row.name))
        let sign = row.isOpen.map { $0 ? "▾ " : "▸ " } ?? (showsTrees ? "  " : "")
        let prefix = row.prefix.isEmpty ? "" : StyledText("  \(row.prefix)", .muted)
        return StyledText(String(repeating: "  ", count: row.level) + sign, .muted) + name + prefix
    }

    private func layer(of row: ModuleRow) -> StyledText {
        // A folder stands in the layer of what it is inside of, unless it says so itself.
        if row.isFolder, row.layer == nil { return "" }
        guard let layer = row.layer else { return StyledText("  –", .faint) }
        let hue = row.layerIndex.map(Color.layer) ?? .muted
        return StyledText("▌", hue) + StyledText(" " + layer)
    }

    /// Errors and warnings, each behind the sign that stands for it everywhere.
    private func violations(_ figures: ModuleRow.Figures) -> StyledText {
        let cycle = ViolationKind.cycle.symbol
        let parts = [
            (figures.cycles, StyledText("\(cycle) \(figures.cycles.grouped)", .info)),
            (figures.errors, StyledText("✗ \(figures.errors.grouped)", .error)),
            (figures.warnings, StyledText("▲ \(figures.warnings.grouped)", .warning)),
        ].filter { $0.0 > 0 }.map(\.1)
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + " " + $1 }
    }

    private func figure(_ column: ModuleColumn, _ figures: ModuleRow.Figures) -> StyledText {
        switch column {
        case .files: StyledText(figures.files.grouped)
        case .lines where figures.lines > 0: StyledText(figures.lines.grouped)
        case .fanOut: StyledText("\(figures.fanOut)")
        case .instability: StyledText(figures.instability.hundredths, .muted)
        case .depth:
            figures.depth.map { StyledText("\($0)", .muted) } ?? StyledText("·", .faint)
        case .closure:
            figures.closure.map { StyledText("\($0)", .muted) } ?? StyledText("·", .faint)
        case .violations where figures.errors + figures.warnings + figures.cycles > 0:
            violations(figures)
        default: StyledText("·", .faint)
        }
    }
}
