import Codebase
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
        let upper = BoxRow(above, selected: selection < above.count ? selection : nil, offset: 0)
        let lower = BoxRow(
            below, selected: selection >= above.count ? selection - above.count : nil,
            offset: above.count)
        let hasRoom = canvas.size.height >= Self.fullHeight
        let box = hasRoom ? 3 : 1
        let top = max(0, (canvas.size.height - 3 * box - 4) / 2)
        let middle = canvas.size.width / 2
        let uppers = draw(upper, y: top, height: box, on: canvas)
        let lowers = draw(lower, y: top + 2 * box + 4, height: box, on: canvas)
        drawSelf(middle: middle, y: top + box + 2, height: box, on: canvas)
        Joints(places: uppers, middle: middle, opensUpward: true).draw(y: top + box, on: canvas)
        Joints(places: lowers, middle: middle, opensUpward: false)
            .draw(y: top + 2 * box + 2, on: canvas)
        guard hasRoom else { return }
        drawCaption(above.count.counted("dependent"), y: top - 1, on: canvas)
        drawCaption(caption(below), y: top + 13, on: canvas)
    }

    /// Rows for boxes with frames and captions.
    private static let fullHeight = 15

    /// The modules of the codebase, what is drawn besides, and what is not drawn.
    private func caption(_ below: [EdgeItem]) -> String {
        let own = report.fanOut
        let left = own + report.external - below.count
        return own.counted("dependency", "dependencies")
            + (report.external > 0 ? " + \(report.external.grouped) external" : "")
            + (left > 0 ? " (\(left.grouped) of the SDK not drawn)" : "")
    }

    private func drawCaption(_ words: String, y: Int, on canvas: Canvas) {
        let text = StyledText(words, .muted)
        let x = max(0, (canvas.size.width - TextWidth.of(text)) / 2)
        canvas.write(cells: text.cells(width: canvas.size.width), x: x, y: y)
    }

    private func drawSelf(middle: Int, y: Int, height: Int, on canvas: Canvas) {
        let width = min(TextWidth.of(report.name) + 4, canvas.size.width - 2)
        let x = max(0, middle - width / 2)
        let style = Style(.accent)
        let text = height == 1 ? y : y + 1
        canvas.write("┃", x: x, y: text, style: style)
        let name = StyledText(report.name, .accent, .bold)
        canvas.write(cells: name.cells(width: width - 4, truncation: .middle), x: x + 2, y: text)
        canvas.write("┃", x: x + width - 1, y: text, style: style)
        guard height == 3 else { return }
        let line = String(repeating: "━", count: max(0, width - 2))
        canvas.write("┏\(line)┓", x: x, y: y, style: style)
        canvas.write("┗\(line)┛", x: x, y: y + 2, style: style)
    }

    /// - Returns: The columns in the middle of the boxes.
    private func draw(_ row: BoxRow, y: Int, height: Int, on canvas: Canvas) -> [Int] {
        let text = y + height / 2
        let layout = row.layout(width: canvas.size.width)
        if layout.hiddenBefore > 0 {
            canvas.write("‹\(layout.hiddenBefore)", x: 0, y: text, style: Style(.muted))
        }
        if layout.hiddenAfter > 0 {
            let count = "\(layout.hiddenAfter)›"
            canvas.write(count, x: canvas.size.width - count.count, y: text, style: Style(.muted))
        }
        for box in layout.boxes { draw(box, of: row, y: y, height: height, on: canvas) }
        let middle = canvas.size.width / 2
        return layout.boxes.map { box in
            let place = box.x + box.width / 2
            return abs(place - middle) <= 1 ? middle : place
        }
    }

    private func draw(
        _ box: BoxRow.Box, of row: BoxRow, y: Int, height: Int, on canvas: Canvas
    ) {
        let isSelected = box.index == row.selected
        let area = Rect(x: box.x, y: y, width: box.width, height: height)
        let place = canvas.region(area)
        let bright = isSelected ? place.styled(Style(on: .selection)) : place
        if isSelected { bright.fill(bright.bounds) }
        let style = Style(isSelected ? .borderFocused : .border)
        let text = height / 2
        bright.write("│", x: 0, y: text, style: style)
        draw(row.items[box.index], y: text, on: bright)
        bright.write("│", x: box.width - 1, y: text, style: style)
        if height == 3 {
            let line = String(repeating: "─", count: max(0, box.width - 2))
            bright.write("╭\(line)╮", x: 0, y: 0, style: style)
            bright.write("╰\(line)╯", x: 0, y: 2, style: style)
        }
        let index = row.offset + box.index
        canvas.onClick(
            in: area, { [weak viewModel] _ in viewModel?.list.select(index) },
            double: { [weak viewModel] _ in viewModel?.openSelected() })
    }

    private func draw(_ item: EdgeItem, y: Int, on box: Canvas) {
        let name = StyledText(item.name, Style(item.kind == .own ? .standard : .muted))
        let marks = item.marks.cells(width: 3)
        let room = box.size.width - 4 - (marks.isEmpty ? 0 : marks.count + 1)
        box.write(cells: name.cells(width: room, truncation: .middle), x: 2, y: y)
        box.write(cells: marks, x: box.size.width - 2 - marks.count, y: y)
    }
}
