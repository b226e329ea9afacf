import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// The table itself: columns give way to the names when room is short.
struct DevAppTableView: CompositeView {
    let viewModel: DevAppListViewModel

    var body: some View {
        Table(
            viewModel.rows, columns: DevAppColumn.allCases.map(column), state: viewModel.list,
            sort: TableSort(
                column: viewModel.order.column.rawValue, isAscending: viewModel.order.isAscending),
            isFocused: !viewModel.filter.isEditing,
            actions: viewModel.rowActions { [viewModel] in viewModel.openSelected() },
            placeholder: placeholder,
            onSort: { [viewModel] in DevAppColumn(rawValue: $0).map(viewModel.sort) })
    }

    private var placeholder: NoMatchView {
        NoMatchView("The filter matches the names of apps and features.")
    }

    private func column(_ column: DevAppColumn) -> TableColumn<DevAppRow> {
        TableColumn(
            column.title, letter: column.letter, width: width(of: column),
            alignment: column.isNumeric && column != .built ? .trailing : .leading,
            truncation: column.isNumeric ? .end : .middle, priority: priority(of: column)
        ) { text(of: column, $0) }
    }

    private func width(of column: DevAppColumn) -> TableColumn<DevAppRow>.Width {
        switch column {
        case .name: .flexible(minimum: 18)
        case .feature: .flexible(minimum: 12)
        case .modules, .lines: .fixed(8)
        case .files, .share: .fixed(6)
        case .packages, .real: .fixed(5)
        case .built: .fixed(14)
        }
    }

    private func priority(of column: DevAppColumn) -> Int {
        if column == viewModel.order.column, column != .name { return 10 }
        return switch column {
        case .name: 11
        case .feature: 9
        case .share: 8
        case .lines: 7
        case .built: 6
        case .modules: 5
        case .real: 4
        case .packages: 3
        case .files: 2
        }
    }

    private func text(of column: DevAppColumn, _ row: DevAppRow) -> StyledText {
        switch column {
        case .name: mark(of: row) + " " + name(of: row)
        case .feature: StyledText(row.feature ?? "–", row.app == nil ? .text : .muted)
        case .built: built(row)
        default: row.app.map { figure(column, $0, row) } ?? StyledText("·", .faint)
        }
    }

    private func name(of row: DevAppRow) -> StyledText {
        guard let name = row.name else { return StyledText("none yet", .warning) }
        let matcher = FilterMatcher(viewModel.filter.text, mode: .substring)
        return StyledText(name, .plain, matching: matcher.isEmpty ? nil : matcher.match(name))
    }

    private func mark(of row: DevAppRow) -> StyledText {
        if let work = viewModel.work, work.id == row.id { return work.mark }
        guard row.app != nil else { return StyledText("+", .warning) }
        return row.isRunnable ? StyledText("▷", .faint) : StyledText("⌘", .muted)
    }

    private func figure(
        _ column: DevAppColumn, _ app: DevApp, _ row: DevAppRow
    ) -> StyledText {
        switch column {
        case .modules: StyledText(app.closure.modules.count.grouped)
        case .files: StyledText(app.closure.files.grouped)
        case .lines where app.closure.lines > 0: StyledText(app.closure.lines.grouped)
        case .share: row.share.map { StyledText($0.percent, $0.weight) } ?? ""
        case .packages where !app.closure.externals.isEmpty:
            StyledText("\(app.closure.externals.count)")
        case .real where !app.real.isEmpty: StyledText("▲ \(app.real.count)", .warning)
        default: StyledText("·", .faint)
        }
    }

    private func built(_ row: DevAppRow) -> StyledText {
        guard row.app != nil else { return StyledText("·", .faint) }
        guard row.isRunnable else { return StyledText("needs a Mac", .muted) }
        guard let build = viewModel.builds[row.id] else { return StyledText("never", .faint) }
        return StyledText(Age(seconds: viewModel.services.now() - build.endedAt).words, .muted)
    }
}

extension Double {
    /// A dev app that is compiled with most of the app is none.
    var weight: Color { self > 0.66 ? .error : self > 0.33 ? .warning : .success }
}
