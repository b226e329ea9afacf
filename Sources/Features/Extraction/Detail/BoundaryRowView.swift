import Codebase
import Extracting
import TerminalUI

/// A line of the boundary: who names what, how often.
struct BoundaryRowView: View {
    let row: BoundaryRow

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        switch row {
        case .heading(let title):
            let text = StyledText(title, .header)
            canvas.write(cells: text.cells(width: canvas.size.width - 2), x: 1, y: 0)
        case .advice(let advice):
            let text = StyledText(advice, .muted)
            canvas.write(cells: text.cells(width: canvas.size.width - 2), x: 1, y: 0)
        case .outgoing(let crossing), .incoming(let crossing): draw(crossing, on: canvas)
        case .file(let file):
            let text = StyledText(file.name) + StyledText("  " + file.parent.string, .muted)
            canvas.write(cells: text.cells(width: canvas.size.width - 4), x: 3, y: 0)
        }
    }

    private func draw(_ crossing: ExtractionBoundary.Crossing, on canvas: Canvas) {
        let width = canvas.size.width
        let sites = crossing.lines.count.counted("line")
        let right = StyledText(sites, .muted)
        let room = min(TextWidth.of(sites), max(0, width / 3))
        canvas.write(cells: right.cells(width: room), x: width - 1 - room, y: 0)
        let line = crossing.lines.first.map { ":\($0)" } ?? ""
        let from = StyledText(crossing.from.name) + StyledText(line, .muted)
        let arrow: StyledText =
            if case .outgoing = row { StyledText(" → ", .warning) } else {
                StyledText(" → ", .faint)
            }
        let isClear = crossing.to.name == crossing.name + ".swift"
        let to =
            StyledText(crossing.name, .type)
            + StyledText(isClear ? "" : "  \(crossing.to.name)", .muted)
        canvas.write(
            from + arrow + to, x: 3, y: 0, width: max(0, width - 6 - room), truncation: .end)
    }
}
