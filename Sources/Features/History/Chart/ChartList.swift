import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// What can be drawn, each with its course in a few cells, its figure at the cursor, and the change.
struct ChartList: CompositeView {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    var body: some View {
        let isFocused = viewModel.focus == .charts
        Panel(
            "Figures", note: "at ▲, change", isFocused: isFocused,
            scroll: ScrollPosition(viewModel.chartList)
        ) {
            List(
                viewModel.chartList, isFocused: isFocused,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectChart($0) },
                    open: { [weak viewModel] _ in viewModel?.focus = .commits },
                    scroll: { [weak viewModel] in viewModel?.chartList.scroll(by: $0) })
            ) { row in
                ChartRow(chart: viewModel.charts[row], viewModel: viewModel, board: board)
            }
        }
    }
}

private struct ChartRow: View {
    let chart: HistoryChart
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let indent = chart.isPart ? 3 : 1
        var end = width - 1
        if !chart.isPart {
            write(change, endingAt: end, on: canvas)
            end -= 9
            write(StyledText(now?.grouped ?? "?"), endingAt: end, on: canvas)
            end -= 9
        }
        canvas.write(
            StyledText(chart.title, chart.isPart ? Style(.muted) : .plain), x: indent, y: 0,
            width: max(0, end - indent), truncation: .end)
    }

    private var now: Int? {
        viewModel.cursor.flatMap { board.metrics(at: $0) }.map { chart.value(of: $0) }
    }

    /// Since the marked commit, else since the first in sight.
    private var change: StyledText {
        let start = viewModel.mark ?? viewModel.range.lowerBound
        let first =
            board.metrics(at: start)
            ?? board.known.first { $0 >= start }.flatMap { board.metrics[$0] }
        guard let now, let first else { return StyledText("?", .muted) }
        let change = now - chart.value(of: first)
        if change == 0 { return StyledText("·", .muted) }
        let words = (change < 0 ? "−" : "+") + abs(change).grouped
        guard let wantsLess = chart.wantsLess else { return StyledText(words, .muted) }
        return StyledText(words, (change < 0) == wantsLess ? .success : .warning)
    }

    private func write(_ text: StyledText, endingAt end: Int, on canvas: Canvas) {
        let width = TextWidth.of(text)
        canvas.write(cells: text.cells(width: width), x: end - width, y: 0)
    }
}
