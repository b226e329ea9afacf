import Architecture
import TerminalUI

/// The module between those that use it and those it uses, as boxes joined by lines.
struct NeighbourhoodView: View {
    let viewModel: ModuleDetailViewModel
    let report: ModuleReport

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let above = report.neighboursAbove
        let below = report.neighboursBelow
        let selection = viewModel.list.selection ?? 0
        let top = max(0, (canvas.size.height - 15) / 2)
        let upper = BoxRow(above, selected: selection < above.count ? selection : nil, offset: 0)
        let lower = BoxRow(
            below, selected: selection >= above.count ? selection - above.count : nil,
            offset: above.count)
        let middle = canvas.size.width / 2
        let uppers = draw(upper, y: top + 1, on: canvas)
        let lowers = draw(lower, y: top + 11, on: canvas)
        drawCaption(above.count, "depends on it", "depend on it", y: top, on: canvas)
        drawCaption(below.count, "dependency", "dependencies", y: top + 14, on: canvas)
        drawSelf(middle: middle, y: top + 6, on: canvas)
        Joints(places: uppers, middle: middle, opensUpward: true).draw(y: top + 4, on: canvas)
        Joints(places: lowers, middle: middle, opensUpward: false).draw(y: top + 9, on: canvas)
    }

    private func drawCaption(
        _ count: Int, _ one: String, _ many: String, y: Int, on canvas: Canvas
    ) {
        let text = StyledText(count.counted(one, many), .muted)
        let x = max(0, (canvas.size.width - TextWidth.of(text)) / 2)
        canvas.write(cells: text.cells(width: canvas.size.width), x: x, y: y)
    }

    private func drawSelf(middle: Int, y: Int, on canvas: Canvas) {
        let width = min(TextWidth.of(report.name) + 4, canvas.size.width - 2)
        let x = max(0, middle - width / 2)
        let line = String(repeating: "━", count: max(0, width - 2))
        let style = Style(.accent)
        canvas.write("┏\(line)┓", x: x, y: y, style: style)
        canvas.write("┃", x: x, y: y + 1, style: style)
        let name = StyledText(report.name, .accent, .bold)
        canvas.write(cells: name.cells(width: width - 4, truncation: .middle), x: x + 2, y: y + 1)
        canvas.write("┃", x: x + width - 1, y: y + 1, style: style)
        canvas.write("┗\(line)┛", x: x, y: y + 2, style: style)
    }

    /// - Returns: The columns in the middle of the boxes.
    private func draw(_ row: BoxRow, y: Int, on canvas: Canvas) -> [Int] {
        let layout = row.layout(width: canvas.size.width)
        if layout.hiddenBefore > 0 {
            canvas.write("‹\(layout.hiddenBefore)", x: 0, y: y + 1, style: Style(.muted))
        }
        if layout.hiddenAfter > 0 {
            let text = "\(layout.hiddenAfter)›"
            canvas.write(text, x: canvas.size.width - text.count, y: y + 1, style: Style(.muted))
        }
        for box in layout.boxes { draw(box, of: row, y: y, on: canvas) }
        let middle = canvas.size.width / 2
        return layout.boxes.map { box in
            let place = box.x + box.width / 2
            return abs(place - middle) <= 1 ? middle : place
        }
    }

    private func draw(_ box: BoxRow.Box, of row: BoxRow, y: Int, on canvas: Canvas) {
        let item = row.items[box.index]
        let isSelected = box.index == row.selected
        let area = Rect(x: box.x, y: y, width: box.width, height: 3)
        let place = canvas.region(area)
        let bright = isSelected ? place.styled(Style(on: .selection)) : place
        if isSelected { bright.fill(bright.bounds) }
        let style = Style(isSelected ? .borderFocused : .border)
        let line = String(repeating: "─", count: max(0, box.width - 2))
        bright.write("╭\(line)╮", x: 0, y: 0, style: style)
        bright.write("│", x: 0, y: 1, style: style)
        let name = StyledText(item.name, Style(item.kind == .own ? .standard : .muted))
        let marks = item.marks.cells(width: 3)
        let room = box.width - 4 - (marks.isEmpty ? 0 : marks.count + 1)
        bright.write(cells: name.cells(width: room, truncation: .middle), x: 2, y: 1)
        bright.write(cells: marks, x: box.width - 2 - marks.count, y: 1)
        bright.write("│", x: box.width - 1, y: 1, style: style)
        bright.write("╰\(line)╯", x: 0, y: 2, style: style)
        let index = row.offset + box.index
        canvas.onClick(
            in: area, { [weak viewModel] _ in viewModel?.list.select(index) },
            double: { [weak viewModel] _ in viewModel?.openSelected() })
    }
}
