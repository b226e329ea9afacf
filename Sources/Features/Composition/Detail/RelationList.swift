import Codebase
import Composing
import FeatureKit
import TerminalUI

/// What the selected row is made with, what is made with it, and who asks for it.
struct RelationList: CompositeView {
    let viewModel: CompositionViewModel
    let detail: CompositionDetail

    var body: some View {
        List(
            viewModel.relationList, isFocused: viewModel.focus == .relations,
            actions: RowActions(
                select: { [weak viewModel] in viewModel?.selectRelation($0) },
                open: { [weak viewModel] row in
                    viewModel?.selectRelation(row)
                    viewModel?.follow()
                },
                scroll: { [weak viewModel] in viewModel?.relationList.scroll(by: $0) })
        ) { row in
            RelationRow(relation: detail.relations[row])
        }
    }
}

private struct RelationRow: View {
    let relation: CompositionRelation

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let (text, right, x): (StyledText, StyledText, Int) =
            switch relation {
            case .heading(let title): (StyledText(title, .header), "", 1)
            case .made(_, let words, let lifetime, _): (StyledText(words), lifetime.word, 3)
            case .asked(let words, let place):
                (StyledText("\(place.file.name):\(place.line)"), StyledText(words, .muted), 3)
            }
        let end = TextWidth.of(right, atMost: max(0, width / 2))
        canvas.write(cells: right.cells(width: end), x: width - 1 - end, y: 0)
        let room = width - x - 2 - end
        canvas.write(text, x: x, y: 0, width: max(0, room), truncation: .middle)
    }
}
