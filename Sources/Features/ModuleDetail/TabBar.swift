import Architecture
import Codebase
import TerminalUI

/// The tabs with how much is in each; Tab and a click change between them.
struct TabBar: View {
    let viewModel: ModuleDetailViewModel
    let report: ModuleReport

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        var x = 1
        for tab in DetailTab.allCases {
            let text = text(of: tab)
            let width = TextWidth.of(text)
            canvas.write(cells: text.cells(width: canvas.size.width - x), x: x, y: 0)
            let area = Rect(x: x, y: 0, width: width, height: 1)
            canvas.onClick(in: area, { [weak viewModel] _ in viewModel?.select(tab) })
            x += width + (canvas.size.width < 90 ? 2 : 4)
        }
    }

    private func text(of tab: DetailTab) -> StyledText {
        let count = StyledText(count(of: tab).map { " " + $0 } ?? "", .muted)
        guard tab == viewModel.tab else { return StyledText(tab.title, .muted) + count }
        return StyledText(tab.title, Style(.accent, attributes: [.bold, .underline])) + count
    }

    /// How much is in a tab: modules of the codebase, and what comes from elsewhere.
    private func count(of tab: DetailTab) -> String? {
        switch tab {
        case .dependencies:
            report.external == 0
                ? report.fanOut.grouped : "\(report.fanOut.grouped) + \(report.external.grouped)"
        case .dependents: report.dependents.count(where: \.edge.isUse).grouped
        case .files: report.files.count.grouped
        case .surface: report.surface.count.grouped
        case .neighbourhood: nil
        case .comparison:
            report.dependencies.count { $0.kind != .system && $0.agreement != .both }.grouped
        }
    }
}
