import Architecture
import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// The chart that is selected, over the commits that are in sight.
struct ChartPanel: View {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        Panel(StyledText(heading), note: note) {
            ChartBody(viewModel: viewModel, board: board)
        }
        .draw(on: canvas)
    }

    private var heading: String {
        let chart = viewModel.drawnChart
        switch chart {
        case .rules, .layers, .owners: return "Violations \(chart.title)"
        case .places: return "Lines \(chart.title)"
        case .largest: return "Lines of the largest module"
        case .preview: return "Lines that a preview compiles (median of the modules with previews)"
        case .devApp: return "Lines that a dev app compiles (median)"
        default: return chart.title
        }
    }

    private var note: StyledText {
        let count = board.outlined.count(where: viewModel.range.contains)
        if board.isOutlined(viewModel.drawnChart, in: viewModel.range) {
            let isOther = viewModel.drawnChart != viewModel.chart
            return StyledText(
                "≈ by descriptions at \(count.counted("commit")), sources are being read"
                    + (isOther ? " for \(viewModel.chart.title)" : ""), .info)
        }
        guard let zoom = viewModel.zoom else { return "all commits" }
        return StyledText(
            "\(zoom.count.grouped) of \(board.commits.count.grouped) commits", .accent)
    }
}

/// What is inside: the chart, the cursor, the dates, and the names of bands.
private struct ChartBody: View {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    private static let legend = 24
    /// From one day below the chart to the next, in cells.
    private static let dayDistance = 20

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        let bands = viewModel.bands
        let legend = bands.isEmpty || size.width < 70 ? 0 : Self.legend
        let area = Rect(x: 1, y: 0, width: size.width - 2 - legend, height: size.height - 1)
        guard area.height > 0, area.width > scale + 2 else { return }
        let plot = Rect(
            x: area.minX + scale, y: 0, width: area.width - scale, height: area.height)
        if bands.isEmpty {
            drawLine(on: canvas.region(area), columns: plot.width * 2)
        } else {
            drawBands(bands, plot: plot, on: canvas)
        }
        if largestKnown == nil { drawNothing(in: plot, on: canvas) }
        drawCursor(in: plot, on: canvas)
        drawDates(in: plot, y: area.height, on: canvas)
        if legend > 0 {
            drawLegend(
                bands,
                on: canvas.region(
                    Rect(
                        x: size.width - legend, y: 0, width: legend - 1, height: area.height)))
        }
        listen(in: plot, on: canvas)
    }

    private var range: ClosedRange<Int> { viewModel.range }

    /// What the scale at the left takes: its largest number, a space and a line.
    private var scale: Int { largest.grouped.count + 2 }

    private var largest: Int { largestKnown ?? 0 }

    /// The largest figure in sight; nil where nothing is known.
    private var largestKnown: Int? {
        let chart = viewModel.drawnChart
        let exact = board.known.filter(range.contains).compactMap { position in
            board.metrics[position].flatMap { chart.value(of: $0) }
        }
        let outlines = board.outlined.filter(range.contains).compactMap { position in
            board.history.outlines[position].flatMap { chart.value(of: $0) }
        }
        let before = board.figure(of: chart, at: range.lowerBound)?.value
        return (exact + outlines + [before].compactMap(\.self)).max()
    }

    private func position(ofColumn column: Int, of columns: Int) -> Int {
        range.lowerBound + (range.count - 1) * column / max(1, columns - 1)
    }

    /// What may still change is drawn in the colour of what matters less.
    private func drawLine(on canvas: Canvas, columns: Int) {
        let figures = (0..<columns).map { column in
            board.figure(
                of: viewModel.drawnChart, at: position(ofColumn: column, of: columns))
        }
        let all = figures.map { $0?.value.map(Double.init) ?? .nan }
        let exact = figures.map { figure in
            figure.flatMap { $0.isExact ? $0.value : nil }.map(Double.init) ?? .nan
        }
        LineChart(
            [LineChart.Series(all, color: .muted), LineChart.Series(exact)],
            label: { Int($0).grouped }
        ).draw(on: canvas)
    }

    private func drawNothing(in plot: Rect, on canvas: Canvas) {
        let isReading = !board.history.isFinished
        canvas.write(
            StyledText(isReading ? "not yet known" : "none", .muted), x: plot.minX + 2,
            y: plot.height / 2, width: max(0, plot.width - 2), truncation: .end)
    }

    private func drawBands(_ bands: [String], plot: Rect, on canvas: Canvas) {
        let columns = (0..<plot.width).map { column -> [Int]? in
            let position = position(ofColumn: column, of: plot.width)
            return viewModel.drawnChart.counts(in: board, at: position, of: bands)
        }
        let labels = [largest.grouped, "0"]
        for (text, y) in zip(labels, [0, plot.height - 1]) {
            canvas.write(text, x: plot.minX - 2 - text.count, y: y, style: Style(.muted))
        }
        canvas.fill(
            Rect(x: plot.minX - 1, y: 0, width: 1, height: plot.height), with: "│",
            style: Style(.border))
        BandChart(columns: columns, largest: max(largest, 1)).draw(on: canvas.region(plot))
        for x in 0..<plot.width {
            let position = position(ofColumn: x, of: plot.width)
            guard board.figure(of: viewModel.drawnChart, at: position)?.isExact == false else {
                continue
            }
            canvas.restyle(Rect(x: plot.minX + x, y: 0, width: 1, height: plot.height)) { style in
                Style(
                    style.foreground, on: style.background,
                    attributes: style.attributes.union(.dim))
            }
        }
    }

    private func drawCursor(in plot: Rect, on canvas: Canvas) {
        for (position, isMark) in [(viewModel.mark, true), (viewModel.cursor, false)] {
            guard let position, range.contains(position) else { continue }
            let x = plot.minX + column(of: position, in: plot)
            canvas.restyle(Rect(x: x, y: 0, width: 1, height: plot.height)) { style in
                Style(
                    style.foreground, on: .selection, attributes: style.attributes)
            }
            canvas.write(
                isMark ? "◆" : "▲", x: x, y: plot.height, style: Style(isMark ? .info : .accent))
        }
    }

    private func column(of position: Int, in plot: Rect) -> Int {
        (position - range.lowerBound) * (plot.width - 1) / max(1, range.count - 1)
    }

    /// The days of commits at even distances, as far as there is room for them.
    private func drawDates(in plot: Rect, y: Int, on canvas: Canvas) {
        guard board.commits.indices.contains(range.upperBound), plot.width > 24 else { return }
        let count = max(2, min(range.count, plot.width / Self.dayDistance))
        var last: String?
        var free = AxisRoom(
            width: plot.width,
            marks: [viewModel.mark, viewModel.cursor].compactMap(\.self).filter(range.contains)
                .map { self.column(of: $0, in: plot) })
        for number in 0..<count {
            let column = (plot.width - 1) * number / (count - 1)
            let position = position(ofColumn: column, of: plot.width)
            let day = CalendarDay(of: board.commits[position].note).description
            if day == last { continue }
            last = day
            guard let start = free.start(of: day.count, around: column) else { continue }
            canvas.write(day, x: plot.minX + start, y: y, style: Style(.muted))
        }
    }

    /// The bands with their sizes at the cursor, the upper first.
    private func drawLegend(_ bands: [String], on canvas: Canvas) {
        let chart = viewModel.drawnChart
        let counts = viewModel.cursor.flatMap { chart.counts(in: board, at: $0, of: bands) }
        for (y, band) in bands.indices.reversed().enumerated() where y < canvas.size.height {
            let count = (counts?[band] ?? 0).grouped
            canvas.write("█", x: 0, y: y, style: Style(BandChart.color(of: band)))
            let width = canvas.size.width
            canvas.write(
                StyledText(bands[band]), x: 2, y: y, width: max(0, width - 3 - count.count),
                truncation: .middle)
            canvas.write(count, x: width - count.count, y: y)
        }
    }

    private func listen(in plot: Rect, on canvas: Canvas) {
        let (range, width) = (range, plot.width)
        canvas.onClick(in: plot) { [weak viewModel] point in
            let column = min(max(0, point.x), width - 1)
            viewModel?.select(
                range.lowerBound + (range.count - 1) * column / max(1, width - 1))
        }
        canvas.onScroll(in: plot) { [weak viewModel] rows in viewModel?.zoom(isIn: rows < 0) }
    }
}

/// Where words stand below a chart, beside the marks of commits and each other.
private struct AxisRoom {
    let width: Int
    let marks: [Int]
    private var end = -1

    init(width: Int, marks: [Int]) {
        self.width = width
        self.marks = marks
    }

    /// Where words begin: around a column as far as the edges let them, else beside the mark in the way;
    /// nil where there is no room.
    mutating func start(of length: Int, around column: Int) -> Int? {
        let middle = min(max(0, column - length / 2), width - length)
        let besides = marks.filter { $0 >= middle && $0 < middle + length }
            .flatMap { [$0 - length - 1, $0 + 2] }
        let start = ([middle] + besides).first { start in
            start > end && start >= 0 && start + length <= width
                && !marks.contains { $0 >= start && $0 < start + length }
        }
        if let start { end = start + length }
        return start
    }
}
