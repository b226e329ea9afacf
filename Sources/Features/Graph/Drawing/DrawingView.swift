import Architecture
import Codebase
import FeatureKit
import Graphs
import TerminalUI

/// The graph in rows, joined by lines of dots; what the selected node is joined with stands out.
struct DrawingView: View {
    let viewModel: GraphViewModel
    let board: GraphBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        guard size.width > 0, size.height > 0 else { return }
        // Movement is about what is seen: the widest drawing that fits.
        let fitting = board.drawings.lastIndex { $0.width <= size.width } ?? 0
        viewModel.shown = fitting
        let sheet = Sheet(
            board.drawings[fitting], board, showing: viewModel.position, in: size,
            pannedBy: viewModel.pan)
        viewModel.reach = sheet.reach
        sheet.dots.draw(on: canvas)
        drawBands(sheet, on: canvas)
        for node in board.picture.nodes.indices where node != viewModel.position {
            draw(node, sheet, on: canvas)
        }
        // Over the others, as it is named whole.
        viewModel.position.map { draw($0, sheet, on: canvas) }
        drawWeights(sheet, on: canvas)
        drawEdges(sheet, on: canvas)
    }

    private func drawBands(_ sheet: Sheet, on canvas: Canvas) {
        for (row, band) in sheet.drawing.bands.enumerated() {
            guard sheet.drawing.beginsBand(row), let name = board.bandNames[band] else { continue }
            canvas.write(name, x: 0, y: sheet.line(of: row) - 1, style: Style(.muted))
        }
    }

    private func draw(_ node: Int, _ sheet: Sheet, on canvas: Canvas) {
        let place = sheet.place(of: node)
        guard place.y >= 0, place.y < canvas.size.height else { return }
        let isSelected = node == viewModel.position
        let isNear = sheet.isNear[node]
        var style = Style(isNear || isSelected ? .text : .muted)
        if let mark = board.worst[node] { style = Style(mark.color) }
        if isSelected { style = Style(.text, on: .selection, attributes: .bold) }
        if isNear { style.attributes.insert(.bold) }
        let label = isSelected ? board.fullLabels[node] : board.labels[node]
        let width = TextWidth.of(label)
        let x = place.x - (width - TextWidth.of(board.labels[node])) / 2
        canvas.write(label, x: x, y: place.y, style: style)
        let id = board.picture.nodes[node].id
        canvas.onClick(
            in: Rect(x: x, y: place.y, width: width, height: 1),
            { [weak viewModel] _ in viewModel?.select(id) },
            double: { [weak viewModel] _ in
                viewModel?.select(id)
                viewModel?.goOn()
            })
    }

    /// Behind each neighbour of the selected node how many imports join the two.
    private func drawWeights(_ sheet: Sheet, on canvas: Canvas) {
        guard let selected = viewModel.position else { return }
        var weights: [Int: Int] = [:]
        for arrow in board.picture.arrows where arrow.from != arrow.to {
            if arrow.from == selected { weights[arrow.to, default: 0] += arrow.count.imports }
            if arrow.to == selected { weights[arrow.from, default: 0] += arrow.count.imports }
        }
        for (node, imports) in weights where imports > 0 {
            let place = sheet.place(of: node)
            guard place.y >= 0, place.y < canvas.size.height else { continue }
            let x = place.x + TextWidth.of(board.labels[node])
            canvas.write(imports.grouped, x: x, y: place.y, style: Style(.accent))
        }
    }

    /// Says at the edges that there is more.
    private func drawEdges(_ sheet: Sheet, on canvas: Canvas) {
        let style = Style(.accent)
        let (width, height) = (canvas.size.width, canvas.size.height)
        if sheet.offset.y > 0 { canvas.write("↑", x: width - 1, y: 0, style: style) }
        if sheet.offset.y + height < sheet.height {
            canvas.write("↓", x: width - 1, y: height - 1, style: style)
        }
        if sheet.offset.x > 0 { canvas.write("←", x: 0, y: height - 1, style: style) }
        if sheet.offset.x + width < sheet.width {
            canvas.write("→", x: max(0, width - 2), y: height - 1, style: style)
        }
    }
}

/// A drawing on lines and columns of the screen, moved so that the selected node is seen.
struct Sheet {
    let drawing: LayeredDrawing
    /// Whether each node is joined with the selected one.
    let isNear: [Bool]
    /// The lines that it takes.
    let height: Int
    /// The columns that it takes.
    let width: Int
    /// What is left of and above the screen; below zero where there is room to spare.
    let offset: Point
    /// How far the window can be moved from where the selected node is seen.
    let reach: (x: ClosedRange<Int>, y: ClosedRange<Int>)
    private let board: GraphBoard
    private let selected: Int?
    private let size: Size
    /// The line of each row, from the top of the drawing.
    private let lines: [Int]

    init(
        _ drawing: LayeredDrawing, _ board: GraphBoard, showing selected: Int?, in size: Size,
        pannedBy pan: Point
    ) {
        self.drawing = drawing
        self.board = board
        self.selected = selected
        self.size = size
        let dense = Self.lines(of: drawing, board)
        let gaps = drawing.rows.count - 1
        let spare = gaps > 0 ? max(0, size.height - dense.height) / gaps : 0
        let spread = board.zoom.spread
        let (lines, height) = Self.lines(
            of: drawing, board, more: max(min(spare, Self.mostSpare), (spread - 1) * 2))
        self.lines = lines
        self.height = height
        width = max(drawing.width * spread, min(size.width, drawing.width * Self.mostSpread))
        let middle = selected.map { drawing.points[$0] }
        let column = Self.start(
            of: width, in: size.width,
            showing: (middle?.middle ?? 0) * width / max(1, drawing.width))
        let top = Self.start(
            of: height, in: size.height, showing: middle.map { lines[$0.row] } ?? 0)
        reach = (
            Self.reach(of: width, in: size.width, from: column),
            Self.reach(of: height, in: size.height, from: top)
        )
        offset = Point(x: column + pan.x, y: top + pan.y)
        var isNear = [Bool](repeating: false, count: drawing.nodeCount)
        for arrow in board.picture.arrows {
            if arrow.from == selected { isNear[arrow.to] = true }
            if arrow.to == selected { isNear[arrow.from] = true }
        }
        self.isNear = isNear
    }

    /// How many times as wide as it has to be a drawing is at most, and how many lines more there are
    /// between two rows at most, where there is room.
    private static let (mostSpread, mostSpare) = (3, 3)

    /// The line of each row, and the lines of all.
    ///
    /// - Parameter spare: How many lines more stand between two rows.
    private static func lines(
        of drawing: LayeredDrawing, _ board: GraphBoard, more spare: Int = 0
    ) -> (lines: [Int], height: Int) {
        let between = drawing.segmentsBelow
        let last = drawing.rows.count - 1
        var lines: [Int] = []
        var line = 0
        for row in drawing.rows.indices {
            if drawing.beginsBand(row), board.bandNames[drawing.bands[row]] != nil { line += 1 }
            lines.append(line)
            line += 1 + (between[row] == 0 ? 0 : between[row] < 12 ? 2 : 3)
            if row < last { line += spare }
        }
        return (lines, line)
    }

    /// The column of the middle of a point, where the drawing is spread over the window.
    private func middle(of point: LayeredDrawing.Point) -> Int {
        point.middle * width / max(1, drawing.width) - offset.x
    }

    /// Where a window begins so that a place is near its middle; centred where all fits.
    private static func start(of length: Int, in room: Int, showing place: Int) -> Int {
        length <= room ? (length - room) / 2 : min(max(place - room / 2, 0), length - room)
    }

    /// How far a window that begins at a place can be moved over what it shows.
    private static func reach(of length: Int, in room: Int, from start: Int) -> ClosedRange<Int> {
        length <= room ? 0...0 : -start...(length - room - start)
    }

    /// The line of the screen on which a row stands.
    func line(of row: Int) -> Int { lines[row] - offset.y }

    /// Where a point begins on the screen.
    func place(of point: Int) -> Point {
        let point = drawing.points[point]
        return Point(x: middle(of: point) - point.width / 2, y: line(of: point.row))
    }

    /// All lines, those of the selected node over the others, and what is worse over what is not.
    var dots: Dots {
        var dots = Dots(size: size)
        let ordered = drawing.segments.map { ($0, isOfSelected($0)) }
            .sorted { left, right in
                (left.1 ? 1 : 0, left.0.style) < (right.1 ? 1 : 0, right.0.style)
            }
        for (segment, isOfSelected) in ordered {
            draw(segment, isOfSelected: isOfSelected, on: &dots)
        }
        return dots
    }

    private func isOfSelected(_ segment: LayeredDrawing.Segment) -> Bool {
        segment.target == selected
            || segment.lines.contains { board.picture.arrows[$0].from == selected }
    }

    private func draw(
        _ segment: LayeredDrawing.Segment, isOfSelected: Bool, on dots: inout Dots
    ) {
        let (upper, lower) = (drawing.points[segment.upper], drawing.points[segment.lower])
        let start = Point(x: middle(of: upper) * 2, y: (line(of: upper.row) + 1) * 4)
        let end = Point(x: middle(of: lower) * 2, y: line(of: lower.row) * 4 - 1)
        guard end.y >= 0, start.y <= size.height * 4 else { return }
        let color = segment.mark?.color ?? (isOfSelected ? .accent : .faint)
        let style = Style(color, attributes: isOfSelected ? .bold : .none)
        if segment.upper >= drawing.nodeCount {
            dots.line(from: Point(x: start.x, y: start.y - 4), to: start, style: style)
        }
        dots.line(from: start, to: end, style: style)
    }
}
