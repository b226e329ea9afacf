import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// The modules beside one of them in detail; where that is too narrow one of both, the modules with
/// what the selected one weighs below them.
struct Halves: View {
    /// The table with all its columns, and the detail beside it.
    private static let narrowest = (table: 69, detail: 50)

    let viewModel: PreviewsViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let isWide = canvas.size.width >= Self.narrowest.table + Self.narrowest.detail
        if isWide {
            let part = Split.Position.first(canvas.size.width > 160 ? 80 : Self.narrowest.table)
            Split.columns(part, minimums: (Self.narrowest.table, Self.narrowest.detail)) {
                modules
            } right: {
                detail
            }.draw(on: canvas)
        } else if viewModel.focus == .detail {
            detail.draw(on: canvas)
        } else {
            list(hasWeight: canvas.size.height >= 14).draw(on: canvas)
        }
    }

    private var detail: DetailPane {
        DetailPane(
            viewModel: viewModel, detail: viewModel.detail, isFocused: viewModel.focus == .detail)
    }

    private func list(hasWeight: Bool) -> some View {
        VStack {
            modules
            if hasWeight, let row = viewModel.selected {
                Panel(StyledText(row.module.name)) {
                    WeightView(row: row, name: { [viewModel] in viewModel.name(of: $0) })
                        .padding(horizontal: 1)
                }.frame(height: 6)
            }
        }
    }

    private var modules: some View {
        VStack {
            FilterField(
                viewModel.filter, found: viewModel.rows.count, of: viewModel.table.rows.count
            ).padding(horizontal: 1)
            CoverageTableView(
                rows: viewModel.rows, nameWidth: viewModel.table.nameWidth, list: viewModel.list,
                order: viewModel.order,
                matcher: FilterMatcher(viewModel.filter.text, mode: .substring),
                isFocused: viewModel.focus == .modules && !viewModel.filter.isEditing,
                actions: viewModel.moduleActions,
                onSort: { [viewModel] in viewModel.sort(by: $0) })
            ExplanationLine(
                viewModel.order.column.title, viewModel.order.column.explanation)
        }
    }
}
