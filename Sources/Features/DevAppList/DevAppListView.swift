import Codebase
import FeatureKit
import TerminalUI

/// The table, and what is known about the selected row: beside it where there is room for both.
struct DevAppListView: View {
    let viewModel: DevAppListViewModel

    private static let wide = 150

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        VStack {
            SummaryLine(viewModel: viewModel)
            FilterField(
                viewModel.filter, found: viewModel.rows.count, of: viewModel.table.rows.count
            ).padding(horizontal: 1)
            if viewModel.selected == nil { table } else { parts(in: canvas.size) }
        }
        .draw(on: canvas)
    }

    private func parts(in size: Size) -> Split {
        size.width >= Self.wide
            ? .columns(.fraction(0.56), minimums: (80, 60)) {
                table
            } right: {
                details
            }
            : .rows(.second(detailRows(in: size.height)), minimums: (4, 6)) {
                table
            } bottom: {
                details
            }
    }

    /// Few rows need little room; what is known about one of them gets the rest.
    private func detailRows(in height: Int) -> Int {
        max(height / 2, height - viewModel.rows.count - 5)
    }

    private var table: some View {
        VStack {
            DevAppTableView(viewModel: viewModel)
            ExplanationLine(
                viewModel.order.column.title, viewModel.order.column.explanation)
        }
    }

    private var details: some View { DetailsView(viewModel: viewModel) }
}
