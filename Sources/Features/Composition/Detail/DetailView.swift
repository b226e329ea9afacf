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
                Divider(title: StyledText(place.file.name, .muted))
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

/// Findings in words, then what the row is; the last facts go first where there is no room.
struct FactsView: View {
    let detail: CompositionDetail

    private static let nameWidth = 9

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: height(in: space.width)), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        var y = 0
        for line in lines where y < canvas.size.height {
            let height = min(Self.height(of: line, in: width), canvas.size.height - y)
            line.draw(on: canvas.region(Rect(x: 0, y: y, width: width, height: height)))
            y += height
        }
    }

    func height(in width: Int) -> Int {
        lines.reduce(0) { $0 + Self.height(of: $1, in: width) }
    }

    private var lines: [any View] {
        detail.findings.map { Text(Self.words(of: $0)).wrapped().padding(horizontal: 1) }
            + detail.facts.map(line)
    }

    private func line(of fact: CompositionFact) -> any View {
        let text = Text(value(of: fact))
        return HStack(spacing: 0) {
            Text(fact.name, .muted).frame(width: Self.nameWidth)
            if fact.isPath { text.truncated(.start) } else { text.wrapped() }
        }
        .padding(horizontal: 1)
    }

    private static func height(of line: any View, in width: Int) -> Int {
        line.request(in: Size(width: width, height: 1_000)).size.height
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
