import Codebase
import TerminalUI

/// The source around the line that the selected row stands for.
struct ExcerptView: View {
    let excerpt: Excerpt

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        switch excerpt.content {
        case .nothing: Panel("") { EmptyView() }.draw(on: canvas)
        case .failed(let reason, let place):
            Panel(Self.title(of: place)) {
                Text(StyledText("▲ ", .warning) + StyledText(reason)).wrapped().padding(
                    horizontal: 1)
            }
            .draw(on: canvas)
        case .lines(let lines, let place):
            let marked = lines.firstIndex { $0.number == place.line } ?? 0
            let room = canvas.size.height - 2
            let offset = min(max(0, marked - room / 3), max(0, lines.count - room))
            Panel(Self.title(of: place)) { Code(lines, offset: offset) }.draw(on: canvas)
        }
    }

    private static func title(of place: DetailRow.Place) -> StyledText {
        StyledText("\(place.file.string):\(place.line)")
    }
}
