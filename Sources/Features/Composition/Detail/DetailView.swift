import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

/// What is known of the selected row: what it is, what is wrong, who shares it, and its lines.
struct DetailView: View {
    let viewModel: CompositionViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let detail = viewModel.detail else { return Panel("") {}.draw(on: canvas) }
        let room = canvas.size.shrunk(width: 2, height: 2)
        let heights = Heights(of: detail, in: room)
        Panel(
            StyledText(detail.title), isFocused: viewModel.focus == .relations,
            scroll: nil
        ) {
            FactsView(detail: detail).frame(height: heights.facts)
            if heights.relations > 0 {
                Divider()
                RelationList(viewModel: viewModel, detail: detail)
                    .frame(height: heights.relations)
            }
            if let place = detail.place, heights.excerpt > 0 {
                Divider(title: StyledText(place.file.string, .muted))
                ExcerptView(
                    place: place, excerpts: viewModel.excerpts
                ).frame(height: heights.excerpt)
            }
        }
        .draw(on: canvas)
    }
}

/// How the room is shared: facts first, then what it is related to, then the lines.
private struct Heights {
    let facts: Int
    let relations: Int
    let excerpt: Int

    init(of detail: CompositionDetail, in room: Size) {
        let wanted = FactsView(detail: detail).height(in: room.width)
        // A few relations are worth more than the last facts.
        let kept = detail.relations.isEmpty ? 0 : min(detail.relations.count, 3) + 1
        facts = max(0, min(wanted, room.height - kept))
        var rest = room.height - facts
        let least = min(detail.relations.count, 4)
        // The lines have a heading of their own, and so does the list.
        var excerpt = 0
        if detail.place != nil {
            let free = rest - (least == 0 ? 0 : least + 1) - 1
            excerpt = free >= 1 ? min(free, 9) : 0
        }
        if excerpt > 0 { rest -= excerpt + 1 }
        relations = least == 0 ? 0 : max(0, min(detail.relations.count, rest - 1))
        // What the list does not need is for the lines.
        if excerpt > 0 {
            let left = rest - (relations == 0 ? 0 : relations + 1)
            excerpt = min(15, excerpt + max(0, left))
        }
        self.excerpt = excerpt
    }
}

/// Findings in words, then what the row is.
struct FactsView: CompositeView {
    let detail: CompositionDetail

    private static let nameWidth = 9

    var body: some View {
        VStack {
            for finding in detail.findings.prefix(6) {
                Text(Self.words(of: finding)).wrapped().padding(horizontal: 1)
            }
            for fact in detail.facts {
                HStack(spacing: 0) {
                    Text(fact.name, .muted).frame(width: Self.nameWidth)
                    if fact.isPath {
                        Text(value(of: fact)).truncated(.start)
                    } else {
                        Text(value(of: fact)).wrapped()
                    }
                }
                .padding(horizontal: 1)
            }
        }
    }

    func height(in width: Int) -> Int {
        body.request(in: Size(width: width, height: 1_000)).size.height
    }

    private static func words(of finding: CompositionFinding) -> StyledText {
        finding.severity.tone.mark + StyledText(" \(finding.kind.rawValue) ", .muted)
            + StyledText(finding.message)
    }

    private func value(of fact: CompositionFact) -> StyledText {
        guard let lifetime = fact.lifetime else { return StyledText(fact.value) }
        return lifetime.word + StyledText("  \(fact.value)")
    }
}
