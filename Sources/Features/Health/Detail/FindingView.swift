import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// What is known of the selected finding: why it hurts, what fixing it wins and costs, what to do
/// and what stands behind it.
struct FindingView: View {
    let viewModel: HealthViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let finding = viewModel.finding else {
            return Panel("") {}.draw(on: canvas)
        }
        let room = canvas.size.shrunk(width: 2, height: 2)
        let words = FindingWords(finding: finding, owners: viewModel.owners)
        let wanted = words.request(in: room).size.height
        // The next steps are worth more than the last words.
        let height = max(0, min(wanted, room.height - min(viewModel.evidence.count, 3) - 1))
        let list = viewModel.evidenceList
        Panel(
            StyledText(finding.topic.title), isFocused: viewModel.focus == .evidence,
            scroll: ScrollPosition(list)
        ) {
            words.frame(height: height)
            Divider()
            List(list, isFocused: viewModel.focus == .evidence, actions: actions) { row in
                EvidenceRowView(row: viewModel.evidence[row])
            }
        }
        .draw(on: canvas)
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] in viewModel?.selectEvidence($0) },
            open: { [weak viewModel] row in
                viewModel?.selectEvidence(row)
                viewModel?.openEvidence()
            },
            scroll: { [weak viewModel] in viewModel?.evidenceList.scroll(by: $0) })
    }
}

/// Title, reasons, win, cost and owners, one below the other.
private struct FindingWords: CompositeView {
    let finding: HealthFinding
    let owners: [String]

    var body: some View {
        VStack {
            Text(StyledText(finding.title, Style(attributes: .bold))).wrapped().padding(
                horizontal: 1)
            Text(finding.why.joined(separator: " ")).wrapped().padding(horizontal: 1)
            if let verdict = finding.verdict { figure("step", verdict.words) }
            if !finding.winWords.isEmpty { figure("wins", finding.winWords) }
            if !finding.cost.words.isEmpty { figure("costs", finding.cost.words) }
            if !owners.isEmpty { figure("owner", owners.joined(separator: "  ")) }
        }
    }

    private func figure(_ name: String, _ words: String) -> any View {
        HStack(spacing: 0) {
            Text(name, .muted).frame(width: 6)
            Text(words).wrapped()
        }
        .padding(horizontal: 1)
    }
}

private struct EvidenceRowView: View {
    let row: EvidenceRow

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let (text, right, x): (StyledText, StyledText, Int) =
            switch row {
            case .heading(let title): (StyledText(title, .header), "", 1)
            case .step(let step, let isFirst):
                (
                    StyledText(isFirst ? "→ " : "  ", .accent) + StyledText(step.sentence),
                    StyledText(step.command ?? "", .muted), 1
                )
            case .edge(_, let words, let imports, let kinds, let severity):
                (
                    StyledText(words),
                    StyledText(
                        kinds.map { String($0.symbol) }.joined(separator: " "),
                        Style(severity?.tone.color ?? .muted))
                        + StyledText("  " + imports.counted("import"), .muted), 3
                )
            case .module(_, let words): (StyledText(words), "", 3)
            }
        // What is done says more than how it is typed.
        let free = width - x - 3 - TextWidth.of(text, atMost: width)
        let wanted = TextWidth.of(right, atMost: width)
        let isStep = if case .step = row { true } else { false }
        let end = isStep && wanted > free ? 0 : min(wanted, max(0, width / 2))
        canvas.write(cells: right.cells(width: end), x: width - 1 - end, y: 0)
        canvas.write(
            text, x: x, y: 0, width: max(0, width - x - 2 - end),
            truncation: isStep ? .end : .middle)
    }
}

nonisolated extension HealthTopic {
    /// What a finding is about, over its details.
    var title: String {
        switch self {
        case .unread: "Not read"
        case .target: "Many reach it"
        case .source: "It reaches many"
        case .pattern: "Pattern"
        case .edge: "Dependency"
        case .cycle: "Cycle"
        case .hub: "Hub"
        case .lever: "Lever"
        case .closure: "Closures"
        case .coupling: "Change together"
        case .monolith: "Large module"
        case .preview: "Previews"
        case .composition: "Composition"
        case .manifest: "Manifests"
        case .unassigned: "No layer"
        case .record: "Record"
        case .tightening: "Could be stricter"
        }
    }
}
