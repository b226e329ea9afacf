import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// What is known of the selected candidate: why, its price and win, and what crosses its line.
struct CandidateView: View {
    let viewModel: ExtractionViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let row = viewModel.selected else { return Panel("") {}.draw(on: canvas) }
        let isFocused = viewModel.focus == .boundary
        let room = canvas.size.shrunk(width: 2, height: 2)
        let words = CandidateWords(
            row: row, monolith: viewModel.planned?.plan.moduleName ?? "",
            obstacle: viewModel.obstacle, isReading: viewModel.reading == row.id,
            recipe: isFocused ? viewModel.selectedBoundary?.recipe : nil)
        let wanted = words.request(in: room).size.height
        // Who looks at the boundary wants to see it.
        let rows = min(viewModel.boundary.count, isFocused ? room.height * 2 / 3 : room.height / 3)
        let height = max(0, min(wanted, room.height - rows - 1))
        let list = viewModel.boundaryList
        Panel(
            StyledText(row.candidate.name), note: StyledText(row.candidate.kind.rawValue),
            isFocused: isFocused, scroll: ScrollPosition(list)
        ) {
            words.frame(height: height)
            Divider()
            List(list, isFocused: isFocused, actions: actions) { number in
                BoundaryRowView(row: viewModel.boundary[number])
            }
        }
        .draw(on: canvas)
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] in viewModel?.selectBoundary($0) },
            open: { [weak viewModel] row in
                viewModel?.selectBoundary(row)
                viewModel?.editSite()
            },
            scroll: { [weak viewModel] in viewModel?.boundaryList.scroll(by: $0) })
    }
}

/// Price, win and reasons, one below the other; what does not fit is left out at the end.
private struct CandidateWords: View {
    let row: CandidateRow
    let monolith: String
    /// Why nothing of the module can be extracted; nil if parts can.
    let obstacle: String?
    /// Whether its files are being read in detail.
    let isReading: Bool
    /// What to do about the selected line of the boundary; nil if none is.
    let recipe: String?

    private static let indent = 9

    func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: space.width, height: lines(width: space.width).count), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let lines = lines(width: canvas.size.width).prefix(canvas.size.height)
        for (y, line) in lines.enumerated() {
            canvas.write(line.name, x: 1, y: y, style: Style(.muted))
            let room = max(0, canvas.size.width - Self.indent - 2)
            canvas.write(cells: line.text.cells(width: room), x: 1 + Self.indent, y: y)
        }
    }

    private func lines(width: Int) -> [PriceLine] {
        let room = max(1, width - Self.indent - 2)
        let first = [
            recipe.map { PriceLine(name: "do", text: StyledText($0, .info)) },
            obstacle.map { PriceLine(name: "by hand", text: StyledText($0, .warning)) },
            isReading
                ? PriceLine(name: "free", text: StyledText("Reading its files…", .info)) : nil,
        ].compactMap(\.self)
        return (first + PriceLine.all(of: row, from: monolith) + reasons).flatMap { line in
            line.text.wrapped(to: room).enumerated().map { number, text in
                PriceLine(name: number == 0 ? line.name : "", text: text)
            }
        }
    }

    /// The second sentence says what has to be turned around and what is needed, as lines do.
    private var reasons: [PriceLine] {
        let why = row.candidate.why
        return (why.prefix(1) + why.dropFirst(2)).enumerated().map { number, sentence in
            PriceLine(name: number == 0 ? "why" : "", text: StyledText(sentence))
        }
    }
}
