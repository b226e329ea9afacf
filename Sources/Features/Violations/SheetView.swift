import Architecture
import TerminalUI

/// What is shown over the screen: a rule explained, or what could not be read.
struct SheetView: View {
    let sheet: ViolationsViewModel.Sheet
    let viewModel: ViolationsViewModel

    private static let widest = 84

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let width = min(Self.widest, canvas.size.width - 4)
        let lines = lines.flatMap { $0.wrapped(to: max(1, width - 4)) }
        let height = min(lines.count + 2, canvas.size.height - 2)
        let offset = min(viewModel.sheetOffset, max(0, lines.count - height + 2))
        Modal(title, footer: "Esc closes", size: Size(width: width, height: height)) {
            List(ListState(count: lines.count - offset, headers: Array(lines.indices))) {
                Text(lines[$0 + offset])
            }
        }
        .draw(on: canvas)
    }

    private var title: StyledText {
        switch sheet {
        case .explanation(let rule): "\(rule.kind.symbol) \(rule.kind.rawValue)"
        case .incomplete: "What could not be read"
        }
    }

    private var lines: [StyledText] {
        switch sheet {
        case .explanation(let rule):
            return ["What", "Why", "How"].enumerated().flatMap { index, heading in
                let text = [rule.what, rule.why, rule.remedy][index]
                return [StyledText(heading, .header, .bold), StyledText(prose: text)]
                    + (index < 2 ? [""] : [])
            }
        case .incomplete:
            let items = viewModel.catalog?.analysis.incomplete ?? []
            return items.flatMap { item -> [StyledText] in
                let line = item.line.map { ":\($0)" } ?? ""
                let path = item.path.isRoot ? "the folder itself" : item.path.string
                return [
                    StyledText(path + line, .header, .bold), StyledText(prose: item.reason), "",
                ]
            }
            .dropLast()
        }
    }
}
