import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

/// What is made between those that get it and what it gets, joined by lines.
struct GraphView: CompositeView {
    let viewModel: CompositionViewModel
    let board: CompositionBoard

    var body: some View {
        let isFocused = viewModel.focus == .tree
        Panel(StyledText(board.page.title), isFocused: isFocused, scroll: nil) {
            FilterField(viewModel.filter, found: board.found, of: board.findable)
            GraphColumns(viewModel: viewModel, board: board).padding(horizontal: 1)
        }
    }
}

/// The three columns.
private struct GraphColumns: View {
    let viewModel: CompositionViewModel
    let board: CompositionBoard

    /// The cells between two columns.
    private static let gap = 6

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        let side = max(8, (width - 2 * Self.gap) / 3)
        let middle = width - 2 * side - 2 * Self.gap
        guard middle >= 8, height >= 3 else { return }
        let line = (height - 1) / 2 + 1
        let left = draw(.users, in: Rect(x: 0, y: 1, width: side, height: height - 1), on: canvas)
        let right = draw(
            .parts,
            in: Rect(x: width - side, y: 1, width: side, height: height - 1), on: canvas)
        drawCentre(
            in: Rect(x: side + Self.gap, y: line - 1, width: middle, height: 3), on: canvas)
        ColumnJoints(lines: left, centre: line, opensRight: false)
            .draw(x: side + 1, width: Self.gap - 2, on: canvas)
        ColumnJoints(lines: right, centre: line, opensRight: true)
            .draw(x: width - side - Self.gap + 1, width: Self.gap - 2, on: canvas)
        drawTitle("Given to", of: .users, x: 0, width: side, on: canvas)
        drawTitle("Gets", of: .parts, x: width - side, width: side, on: canvas)
    }

    /// The numbers of the rows in a column.
    private func rows(of column: GraphColumn) -> [Int] {
        board.rows.indices.filter { row in
            if case .node(_, column) = board.rows[row].content { true } else { false }
        }
    }

    private func drawTitle(
        _ title: String, of column: GraphColumn, x: Int, width: Int, on canvas: Canvas
    ) {
        let count = rows(of: column).count
        let text = StyledText(count == 0 ? "\(title): none" : "\(title) (\(count.grouped))", .muted)
        canvas.write(cells: text.cells(width: width), x: x, y: 0)
    }

    /// Draws as many rows of a column as there is room for, around the selected one.
    ///
    /// - Returns: The lines on which they stand.
    private func draw(_ column: GraphColumn, in area: Rect, on canvas: Canvas) -> [Int] {
        let rows = rows(of: column)
        let shown = min(rows.count, area.height)
        let selected = viewModel.treeList.selection.flatMap { rows.firstIndex(of: $0) }
        let first = min(max(0, (selected ?? 0) - shown / 2), rows.count - shown)
        let top = area.minY + (area.height - shown) / 2
        return (0..<shown).map { place in
            let y = top + place
            let row = rows[first + place]
            // What there is no room for is counted in place of the outermost.
            let hidden = place == 0 ? first : place == shown - 1 ? rows.count - first - shown : 0
            let line = Rect(x: area.minX, y: y, width: area.width, height: 1)
            if hidden > 0, row != viewModel.treeList.selection {
                let text = StyledText("… \((hidden + 1).grouped) more", .muted)
                canvas.write(cells: text.cells(width: line.width), x: line.minX, y: y)
            } else {
                draw(row, in: line, on: canvas)
            }
            return y
        }
    }

    private func draw(_ row: Int, in area: Rect, on canvas: Canvas) {
        let isSelected = row == viewModel.treeList.selection
        let place = canvas.region(area)
        let bright = isSelected ? place.styled(Style(on: .selection)) : place
        if isSelected { bright.fill(bright.bounds) }
        let right = area.width >= 24 ? trailing(of: board.rows[row]) : ""
        let end = TextWidth.of(right)
        let room = area.width - (end == 0 ? 0 : end + 1)
        bright.write(cells: name(of: row).cells(width: room, truncation: .middle), x: 0, y: 0)
        bright.write(cells: right.cells(width: end), x: area.width - end, y: 0)
        onClick(row, in: area, on: canvas)
    }

    private func onClick(_ row: Int, in area: Rect, on canvas: Canvas) {
        canvas.onClick(
            in: area, { [weak viewModel] _ in viewModel?.selectRow(row) },
            double: { [weak viewModel] _ in
                viewModel?.selectRow(row)
                viewModel?.walk()
            })
    }

    private func name(of row: Int) -> StyledText {
        guard case .node(let node, _) = board.rows[row].content else { return "" }
        let marks = board.index.findings(at: board.rows[row])
            .map { board.composition.findings[$0].severity }
        let worst = marks.max { $0.weight < $1.weight }
        let mark = worst.map { $0.tone.mark + StyledText(" ") } ?? ""
        switch node {
        case .made: return mark + StyledText(board.index.name(of: node))
        case .module: return mark + StyledText(board.index.name(of: node), .header)
        }
    }

    private func trailing(of row: CompositionRow) -> StyledText {
        guard case .node(let node, _) = row.content else { return "" }
        switch node {
        case .made(let number): return board.composition.registrations[number].lifetime.word
        case .module: return StyledText("module", .muted)
        }
    }

    private func drawCentre(in area: Rect, on canvas: Canvas) {
        guard let row = rows(of: .centre).first else { return }
        let isSelected = row == viewModel.treeList.selection
        let style = Style(isSelected ? .accent : .borderFocused)
        let box = canvas.region(area)
        let line = String(repeating: "━", count: max(0, area.width - 2))
        box.write("┏\(line)┓", x: 0, y: 0, style: style)
        box.write("┃", x: 0, y: 1, style: style)
        box.write("┃", x: area.width - 1, y: 1, style: style)
        box.write("┗\(line)┛", x: 0, y: 2, style: style)
        let word = trailing(of: board.rows[row])
        let end = TextWidth.of(word)
        let hasRoom = area.width >= end + 16
        let room = area.width - 4 - (hasRoom ? end + 1 : 0)
        let cells = name(of: row).cells(width: room, truncation: .middle)
        box.write(cells: cells, x: 2, y: 1)
        if hasRoom { box.write(cells: word.cells(width: end), x: area.width - 2 - end, y: 1) }
        onClick(row, in: area, on: canvas)
    }
}

/// The lines between a column and the middle.
struct ColumnJoints {
    /// The lines on which the column has something.
    let lines: [Int]
    /// The line of the middle.
    let centre: Int
    /// Whether the column stands to the right of the middle.
    let opensRight: Bool

    func draw(x: Int, width: Int, on canvas: Canvas) {
        guard let first = lines.first, let last = lines.last, width >= 3 else { return }
        let style = Style(.muted)
        let bus = x + width / 2
        for y in min(first, centre)...max(last, centre) {
            canvas.write(joint(at: y, first: first, last: last), x: bus, y: y, style: style)
        }
        let (near, far) =
            opensRight ? (x..<bus, bus + 1..<x + width) : (bus + 1..<x + width, x..<bus)
        for place in near { canvas.write("─", x: place, y: centre, style: style) }
        for y in lines { for place in far { canvas.write("─", x: place, y: y, style: style) } }
        let heads = opensRight ? lines : [centre]
        for y in heads { canvas.write("▶", x: x + width - 1, y: y, style: style) }
    }

    private func joint(at y: Int, first: Int, last: Int) -> String {
        let up = y > min(first, centre)
        let down = y < max(last, centre)
        let isItem = lines.contains(y)
        let left = opensRight ? y == centre : isItem
        let right = opensRight ? isItem : y == centre
        switch (up, down, left, right) {
        case (true, true, true, true): return "┼"
        case (true, true, true, false): return "┤"
        case (true, true, false, true): return "├"
        case (true, true, false, false): return "│"
        case (true, false, true, true): return "┴"
        case (true, false, true, false): return "╯"
        case (true, false, false, _): return "╰"
        case (false, true, true, true): return "┬"
        case (false, true, true, false): return "╮"
        case (false, true, false, _): return "╭"
        default: return "─"
        }
    }
}
