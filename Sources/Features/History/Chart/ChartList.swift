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
            write(words, endingAt: end, on: canvas)
            end -= now?.isExact == false ? 11 : 9
        }
        canvas.write(
            StyledText(chart.title, chart.isPart ? Style(.muted) : .plain), x: indent, y: 0,
            width: max(0, end - indent), truncation: .end)
    }

    private var now: HistoryFigure? {
        viewModel.cursor.flatMap { board.figure(of: chart, at: $0) }
    }

    private var words: StyledText {
        guard let now else { return StyledText("?", .muted) }
        return StyledText(now.words, now.isExact && now.value != nil ? .plain : Style(.muted))
    }

    /// From the marked commit, else from the first in sight, to the selected one; backwards where that is
    /// the older of the two.
    private var change: StyledText {
        let start = viewModel.mark ?? viewModel.range.lowerBound
        guard let selected = now, let other = first(from: start) else {
            return StyledText("?", .muted)
        }
        let isBefore = viewModel.cursor.map { $0 < start } ?? false
        let (first, now) = isBefore ? (selected, other) : (other, selected)
        guard let end = now.value, let begin = first.value, end != begin else {
            return StyledText("·", .muted)
        }
        let words = (end < begin ? "−" : "+") + abs(end - begin).grouped
        guard now.isExact, first.isExact else { return StyledText("≈" + words, .muted) }
        guard let wantsLess = chart.wantsLess else { return StyledText(words, .muted) }
        return StyledText(words, (end < begin) == wantsLess ? .success : .warning)
    }

    /// What is known at a position, or at the first behind it.
    private func first(from start: Int) -> HistoryFigure? {
        board.figure(of: chart, at: start)
            ?? (board.known + board.outlined).filter { $0 >= start }.sorted().lazy
            .compactMap { board.figure(of: chart, at: $0) }.first
    }

    private func write(_ text: StyledText, endingAt end: Int, on canvas: Canvas) {
        let width = TextWidth.of(text)
        canvas.write(cells: text.cells(width: width), x: end - width, y: 0)
    }
}
