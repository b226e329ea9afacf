import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The selected node between what depends on it and what it depends on, most imports first.
struct ColumnsView: View {
    let viewModel: GraphViewModel
    let board: GraphBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let position = viewModel.position else { return }
        let (width, height) = (canvas.size.width, canvas.size.height)
        let middle = min(max(20, width / 4), 36)
        let side = (width - middle - 6) / 2
        guard side >= 8, height >= 3 else { return }
        let users = board.neighbours(of: position, .dependents)
        let used = board.neighbours(of: position, .dependencies)
        drawColumn(
            .dependents, "Dependents", users,
            on: canvas.region(Rect(x: 0, y: 0, width: side, height: height)))
        drawColumn(
            .dependencies, "Dependencies", used,
            on: canvas.region(Rect(x: width - side, y: 0, width: side, height: height)))
        let centre = canvas.region(
            Rect(x: side + 3, y: height / 2 - 1, width: middle, height: 3))
        drawCentre(position, on: centre)
        for (x, isEmpty) in [(side + 1, users.isEmpty), (width - side - 2, used.isEmpty)] {
            canvas.write(isEmpty ? " " : "▶", x: x, y: height / 2, style: Style(.muted))
        }
    }

    private func drawCentre(_ position: Int, on canvas: Canvas) {
        let isSelected = viewModel.column == .centre
        let style = Style(isSelected ? .accent : .borderFocused)
        let width = canvas.size.width
        let line = String(repeating: "━", count: max(0, width - 2))
        canvas.write("┏\(line)┓", x: 0, y: 0, style: style)
        canvas.write("┃", x: 0, y: 1, style: style)
        canvas.write("┃", x: width - 1, y: 1, style: style)
        canvas.write("┗\(line)┛", x: 0, y: 2, style: style)
        let name = StyledText(board.picture.nodes[position].name, .header, .bold)
        canvas.write(name, x: 2, y: 1, width: width - 4, truncation: .middle)
    }

    private func drawColumn(
        _ column: GraphViewModel.Column, _ title: String, _ rows: [GraphNeighbour],
        on canvas: Canvas
    ) {
        let heading = rows.isEmpty ? "\(title): none" : "\(title) (\(rows.count.grouped)) · imports"
        canvas.write(StyledText(heading, .muted), x: 0, y: 0, width: canvas.size.width)
        let selected = viewModel.column == column ? viewModel.row : nil
        let room = canvas.size.height - 1
        let shown = min(rows.count, room)
        let first = min(max(0, (selected ?? 0) - shown / 2), rows.count - shown)
        let top = 1 + (room - shown) / 2
        for place in 0..<shown {
            let area = Rect(x: 0, y: top + place, width: canvas.size.width, height: 1)
            let row = first + place
            // What there is no room for is counted in place of the outermost.
            let hidden = place == 0 ? first : place == shown - 1 ? rows.count - first - shown : 0
            if hidden > 0, row != selected {
                let more = StyledText("… \((hidden + 1).grouped) more", .muted)
                canvas.write(more, x: 0, y: area.minY, width: area.width)
            } else {
                draw(rows[row], isSelected: row == selected, on: canvas.region(area))
                canvas.onClick(in: area) { [weak viewModel] _ in
                    viewModel?.column = column
                    viewModel?.row = row
                }
            }
        }
    }

    private func draw(_ neighbour: GraphNeighbour, isSelected: Bool, on canvas: Canvas) {
        let canvas = isSelected ? canvas.styled(Style(on: .selection)) : canvas
        if isSelected { canvas.fill(canvas.bounds) }
        let width = canvas.size.width
        let mark = neighbour.count.worst
        let sign = mark.map { StyledText("\($0.symbol) ", $0.color) } ?? "  "
        let imports = neighbour.count.imports
        let count = StyledText(imports == 0 ? "declared" : imports.grouped, .muted)
        let end = TextWidth.of(count)
        let name = sign + StyledText(board.picture.nodes[neighbour.node].name)
        canvas.write(name, x: 0, y: 0, width: width - end - 1, truncation: .middle)
        canvas.write(count, x: width - end, y: 0, width: end)
    }
}
