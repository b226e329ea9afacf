import Architecture
import TerminalUI

/// What is shown over the screen: a rule explained.
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
        let isCut = lines.count > height - 2
        Modal(
            title, footer: isCut ? "↓ more · Esc closes" : "Esc closes",
            size: Size(width: width, height: height)
        ) {
            List(ListState(count: lines.count - offset, headers: Array(lines.indices))) {
                Text(lines[$0 + offset])
            }
        }
        .draw(on: canvas)
    }

    private var title: StyledText {
        switch sheet {
        case .explanation(let kind, _): "\(kind.symbol) \(kind.rawValue)"
        }
    }

    private var lines: [StyledText] {
        switch sheet {
        case .explanation(let kind, let violation): return explanation(kind, violation)
        }
    }

    private func explanation(_ kind: ViolationKind, _ violation: Violation.ID?) -> [StyledText] {
        let rule = explainRule(kind)
        var lines: [StyledText] = []
        if let item = viewModel.shown, item.violation.id == violation, let way = cyclePath(item) {
            lines += [StyledText("Here", .header, .bold)] + way + [""]
        }
        for (heading, text) in [("What", rule.what), ("Why", rule.why), ("How", rule.remedy)] {
            lines += [StyledText(heading, .header, .bold), StyledText(prose: text), ""]
        }
        return lines.dropLast()
    }

    private func cyclePath(_ item: ViolationItem) -> [StyledText]? {
        guard let catalog = viewModel.catalog, !item.violation.cycle.isEmpty else { return nil }
        return CyclePath(item.violation, catalog: catalog).lines
    }
}
