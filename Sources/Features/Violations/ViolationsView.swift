import Architecture
import TerminalUI

/// The list beside its evidence; below each other where it is narrow.
struct ViolationsView: View {
    let viewModel: ViolationsViewModel
    let catalog: Catalog
    let progress: AnalysisProgress?

    private static let wide = 100

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard !catalog.items.isEmpty else {
            return NoViolationsView(catalog: catalog, progress: progress, scope: viewModel.scope)
                .draw(on: canvas)
        }
        SummaryBar(viewModel: viewModel, catalog: catalog, progress: progress)
            .draw(on: canvas.region(Rect(x: 0, y: 0, width: canvas.size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        split(in: canvas.size).draw(on: room)
    }

    private func split(in size: Size) -> Split {
        let list = ViolationList(viewModel: viewModel, catalog: catalog)
        let detail = DetailView(viewModel: viewModel, catalog: catalog)
        let side: Split.Side = viewModel.focus == .list ? .first : .second
        if size.width >= Self.wide {
            return .columns(.fraction(0.4), minimums: (36, 50), keeping: side) {
                list
            } right: {
                detail
            }
        }
        return .rows(
            .fraction(viewModel.focus == .list ? 0.42 : 0.25), minimums: (5, 7), keeping: side
        ) {
            list
        } bottom: {
            detail
        }
    }
}
