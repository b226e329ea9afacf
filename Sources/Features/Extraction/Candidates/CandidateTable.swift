import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// The candidates: columns give way to the names when room is short.
struct CandidateTable: CompositeView {
    let viewModel: ExtractionViewModel

    var body: some View {
        let isFocused = viewModel.focus == .candidates
        let rows = viewModel.rows
        let order = viewModel.order
        Panel(
            "What to take out", note: StyledText(viewModel.order.note), isFocused: isFocused,
            scroll: ScrollPosition(viewModel.content.list)
        ) {
            FilterField(
                viewModel.content.filter, found: rows.count,
                of: viewModel.planned?.plan.candidates.count ?? 0)
            Table(
                rows, columns: CandidateColumn.allCases.map(column), state: viewModel.content.list,
                sort: TableSort(column: order.column.rawValue, isAscending: order.isAscending),
                isFocused: isFocused && !viewModel.filter.isEditing,
                actions: actions,
                placeholder: NoMatchView("The filter matches names, kinds and files."),
                onSort: { column in
                    CandidateColumn(rawValue: column).map(viewModel.sort(by:))
                })
        }
    }

    private func column(_ column: CandidateColumn) -> TableColumn<CandidateRow> {
        let isText = column == .name || column == .kind
        return TableColumn(
            column.title, width: width(of: column), alignment: isText ? .leading : .trailing,
            truncation: column == .name ? .middle : .end, priority: priority(of: column)
        ) { text(of: column, $0) }
    }

    private func width(of column: CandidateColumn) -> TableColumn<CandidateRow>.Width {
        switch column {
        case .step: .fixed(3)
        case .name: .flexible(minimum: 20)
        case .kind: .fixed(9)
        case .files, .edges, .types: .fixed(6)
        case .lines: .fixed(7)
        case .cost: .fixed(7)
        case .imports: .fixed(8)
        }
    }

    /// The sorted column stays longer than it would.
    private func priority(of column: CandidateColumn) -> Int {
        if column == viewModel.order.column, column != .name { return 10 }
        return switch column {
        case .name: 11
        case .kind: 8
        case .step: 7
        case .lines: 6
        case .edges: 5
        case .files: 4
        case .cost: 3
        case .imports: 2
        case .types: 1
        }
    }

    private func text(of column: CandidateColumn, _ row: CandidateRow) -> StyledText {
        let (candidate, price) = (row.candidate, row.candidate.price)
        let matcher = FilterMatcher(viewModel.content.filter.text, mode: .substring)
        return switch column {
        case .step:
            (viewModel.isTaken(candidate) ? StyledText("✓", .success) : "")
                + StyledText((row.number + 1).grouped, .muted)
        case .name:
            StyledText(
                candidate.name, .plain,
                matching: matcher.isEmpty ? nil : matcher.match(candidate.name))
        case .kind: StyledText(candidate.kind.marked, candidate.kind.color)
        case .files: StyledText(candidate.files.count.grouped)
        case .lines: StyledText(candidate.lines.grouped)
        case .edges:
            price.cutEdges == 0 ? StyledText("·", .faint) : StyledText(price.cutEdges.grouped)
        case .cost:
            price.cutCost == 0
                ? StyledText("·", .faint) : StyledText("~" + price.cutCost.grouped, .muted)
        case .types: StyledText(price.types.count.grouped)
        case .imports: StyledText(price.imports.grouped)
        }
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] in viewModel?.selectCandidate($0) },
            open: { [weak viewModel] row in
                viewModel?.selectCandidate(row)
                viewModel?.openBoundary()
            },
            scroll: { [weak viewModel] in viewModel?.content.list.scroll(by: $0) })
    }
}

nonisolated extension CandidateOrder {
    /// The order in words; none for that of the plan.
    var note: String {
        column == .step && isAscending
            ? "in order" : "by \(column.label) \(isAscending ? "▴" : "▾")"
    }
}

nonisolated extension ExtractionCandidate.Kind {
    /// The kind with its sign, so that it is read without colours too.
    var marked: String { mark + " " + rawValue }

    /// The sign of the kind.
    var mark: String {
        switch self {
        case .core: "◆"
        case .feature: "▣"
        }
    }

    /// The hue of the kind.
    var color: Color {
        switch self {
        case .core: .layer(5)
        case .feature: .layer(1)
        }
    }
}
