import Architecture
import Codebase
import FeatureKit
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
            board.drawings[fitting], board, showing: viewModel.position, in: size)
        sheet.dots.draw(on: canvas)
        drawBands(sheet, on: canvas)
        for node in board.picture.nodes.indices { draw(node, sheet, on: canvas) }
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
        canvas.write(board.labels[node], x: place.x, y: place.y, style: style)
        let id = board.picture.nodes[node].id
        canvas.onClick(
            in: Rect(
                x: place.x, y: place.y, width: TextWidth.of(board.labels[node]), height: 1),
            { [weak viewModel] _ in viewModel?.select(id) },
            double: { [weak viewModel] _ in
                viewModel?.select(id)
                viewModel?.goOn()
            })
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
        if sheet.offset.x + width < sheet.drawing.width {
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
    /// What is left of and above the screen; below zero where there is room to spare.
    let offset: Point
    private let board: GraphBoard
    private let selected: Int?
    private let size: Size
    /// The line of each row, from the top of the drawing.
    private let lines: [Int]

    init(_ drawing: LayeredDrawing, _ board: GraphBoard, showing selected: Int?, in size: Size) {
        self.drawing = drawing
        self.board = board
        self.selected = selected
        self.size = size
        let between = drawing.segmentsBelow
        var lines: [Int] = []
        var line = 0
        for row in drawing.rows.indices {
            if drawing.beginsBand(row), board.bandNames[drawing.bands[row]] != nil { line += 1 }
            lines.append(line)
            line += 1 + (between[row] == 0 ? 0 : between[row] < 12 ? 2 : 3)
        }
        self.lines = lines
        height = line
        let middle = selected.map { drawing.points[$0] }
        let column = Self.start(
            of: drawing.width, in: size.width, showing: middle.map(\.middle) ?? 0)
        let top = Self.start(
            of: line, in: size.height, showing: middle.map { lines[$0.row] } ?? 0)
        offset = Point(x: column, y: top)
        var isNear = [Bool](repeating: false, count: drawing.nodeCount)
        for arrow in board.picture.arrows {
            if arrow.from == selected { isNear[arrow.to] = true }
            if arrow.to == selected { isNear[arrow.from] = true }
        }
        self.isNear = isNear
    }

    /// Where a window begins so that a place is near its middle; centred where all fits.
    private static func start(of length: Int, in room: Int, showing place: Int) -> Int {
        length <= room ? (length - room) / 2 : min(max(place - room / 2, 0), length - room)
    }

    /// The line of the screen on which a row stands.
    func line(of row: Int) -> Int { lines[row] - offset.y }

    /// Where a point begins on the screen.
    func place(of point: Int) -> Point {
        let point = drawing.points[point]
        return Point(x: point.left - offset.x, y: line(of: point.row))
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
        let start = Point(x: (upper.middle - offset.x) * 2, y: (line(of: upper.row) + 1) * 4)
        let end = Point(x: (lower.middle - offset.x) * 2, y: line(of: lower.row) * 4 - 1)
        guard end.y >= 0, start.y <= size.height * 4 else { return }
        let color = segment.mark?.color ?? (isOfSelected ? .accent : .faint)
        let style = Style(color, attributes: isOfSelected ? .bold : .none)
        if segment.upper >= drawing.nodeCount {
            dots.line(from: Point(x: start.x, y: start.y - 4), to: start, style: style)
        }
        dots.line(from: start, to: end, style: style)
    }
}
