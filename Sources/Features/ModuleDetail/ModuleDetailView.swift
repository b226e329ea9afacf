import Architecture
import TerminalUI

/// Who the module is, the tabs, and what the selected one shows.
struct ModuleDetailView: View {
    let viewModel: ModuleDetailViewModel
    let report: ModuleReport
    let progress: AnalysisProgress?

    private static let wide = 120
    private static let veryWide = 180

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let isLow = canvas.size.height < 20
        let header = HeaderView(report: report, progress: progress, isLow: isLow)
        let height = isLow ? 2 : 3
        let width = canvas.size.width
        header.draw(on: canvas.region(Rect(x: 0, y: 0, width: width, height: height)))
        TabBar(viewModel: viewModel, report: report)
            .draw(on: canvas.region(Rect(x: 0, y: height, width: width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: height + 1)))
        if viewModel.tab == .neighbourhood {
            Panel("Graph", isFocused: true) {
                NeighbourhoodView(viewModel: viewModel, report: report)
            }
            .draw(on: room)
        } else if viewModel.rows.isEmpty {
            DetailList(viewModel: viewModel, report: report).draw(on: room)
        } else {
            split(in: canvas.size).draw(on: room)
        }
    }

    private func split(in size: Size) -> Split {
        let list = DetailList(viewModel: viewModel, report: report)
        let excerpt = ExcerptView(excerpt: viewModel.excerpt)
        if size.width >= Self.wide {
            let share = size.width >= Self.veryWide ? 0.58 : 0.5
            return .columns(.fraction(share), minimums: (56, 40)) {
                list
            } right: {
                excerpt
            }
        }
        return .rows(.fraction(0.62), minimums: (6, 5)) {
            list
        } bottom: {
            excerpt
        }
    }
}
