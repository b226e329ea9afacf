import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// A finding with what fixing it wins and costs.
struct HealthRowView: View {
    let row: HealthRow
    let matcher: FilterMatcher
    let verdict: StepVerdict?
    /// Whether the steps of all findings are being tried.
    let isTrying: Bool
    let widths: HealthWidths
    let columns: HealthWidths.Columns

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
        let columns = shown(of: finding)
        let right = columns.reduce(0) { $0 + $1.room + 2 }
        let room = max(0, width - x - 3 - right)
        let title = StyledText(
            finding.title, rank == 1 ? Style(attributes: .bold) : .plain,
            matching: matcher.match(finding.title))
        canvas.write(title, x: x + 2, y: 0, width: room, truncation: .end)
        var end = width - 1
        for (text, room) in columns {
            let cells = text.cells(width: room)
            canvas.write(cells: cells, x: end - min(room, TextWidth.of(text)), y: 0)
            end -= room + 2
        }
    }

    /// What stands on the right, from the right: what it costs and wins, and whether it can be done.
    private func shown(of finding: HealthFinding) -> [(text: StyledText, room: Int)] {
        let words =
            (columns.hasLongVerdicts ? verdict?.shortWords : verdict?.word)
            ?? (isTrying ? "…" : "")
        return
            (columns.hasCosts ? [(StyledText(finding.cost.short, .muted), widths.cost)] : [])
            + [(StyledText(finding.win.short, .muted), widths.win)]
            + (widths.hasVerdicts
                ? [
                    (
                        StyledText(words, verdict == .doable ? .success : .muted),
                        columns.hasLongVerdicts ? widths.verdict : HealthWidths.shortVerdict
                    )
                ] : [])
    }
}
