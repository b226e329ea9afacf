import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// A finding with what fixing it wins and costs.
struct HealthRowView: View {
    let row: HealthRow
    let matcher: FilterMatcher
    let widths: HealthWidths
    let showsCosts: Bool

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        guard case .finding(let finding, let rank) = row else {
            let title = StyledText(row.id, .header, .bold)
            canvas.write(cells: title.cells(width: width - 2), x: 1, y: 0)
            return
        }
        let number = rank.map { $0.grouped } ?? "·"
        let start = 1 + widths.rank - TextWidth.of(number)
        canvas.write(cells: StyledText(number, .muted).cells(width: widths.rank), x: start, y: 0)
        let x = widths.rank + 2
        canvas.write(cells: (finding.severity?.tone.mark ?? " ").cells(width: 1), x: x, y: 0)
        let columns =
            (showsCosts ? [(finding.cost.short, widths.cost)] : [])
            + [(finding.win.short, widths.win)]
        let right = columns.reduce(0) { $0 + $1.1 + 2 }
        let room = max(0, width - x - 3 - right)
        let title = StyledText(
            finding.title, rank == 1 ? Style(attributes: .bold) : .plain,
            matching: matcher.match(finding.title))
        canvas.write(title, x: x + 2, y: 0, width: room, truncation: .end)
        var end = width - 1
        for (text, room) in columns {
            let cells = StyledText(text, .muted).cells(width: room)
            canvas.write(cells: cells, x: end - min(room, TextWidth.of(text)), y: 0)
            end -= room + 2
        }
    }
}
