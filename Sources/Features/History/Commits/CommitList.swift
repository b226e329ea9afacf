import Architecture
import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// The commits in sight, the latest first.
struct CommitList: CompositeView {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    var body: some View {
        let isFocused = viewModel.focus == .commits
        Panel(
            "Commits", note: "violations and their change", isFocused: isFocused,
            scroll: ScrollPosition(viewModel.commitList)
        ) {
            FilterField(
                viewModel.filter, found: viewModel.commits.count, of: viewModel.inSight)
            List(
                viewModel.commitList, isFocused: isFocused && !viewModel.filter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectCommit($0) },
                    open: { [weak viewModel] row in
                        viewModel?.selectCommit(row)
                        viewModel?.open()
                    },
                    scroll: { [weak viewModel] in viewModel?.commitList.scroll(by: $0) }),
                placeholder: NoMatchView("The filter matches subject, author and name.")
            ) { row in
                CommitRow(position: viewModel.commits[row], viewModel: viewModel, board: board)
            }
        }
    }
}

/// A commit: its day, its violations and how they changed, and what its author says.
private struct CommitRow: View {
    let position: Int
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let commit = board.commits[position]
        let isMarked = viewModel.mark == position
        canvas.write(isMarked ? "◆" : " ", x: 0, y: 0, style: Style(.info))
        // As much of who and which as leaves the subject half of the row.
        let start = canvas.size.width >= 56 ? 9 : 0
        let author = canvas.size.width >= 78 ? min(20, canvas.size.width / 6) : 0
        if start > 0 { canvas.write(commit.note.shortName, x: 1, y: 0, style: Style(.muted)) }
        canvas.write(
            CalendarDay(of: commit.note).description, x: start + 1, y: 0, style: Style(.muted))
        write(count, endingAt: start + 18, on: canvas)
        write(change, endingAt: start + 24, on: canvas)
        canvas.write(
            StyledText(commit.note.subject), x: start + 25, y: 0,
            width: max(0, canvas.size.width - start - 26 - author), truncation: .end)
        if author > 0 {
            canvas.write(
                StyledText(commit.note.author, .muted), x: canvas.size.width - author, y: 0,
                width: author - 1, truncation: .end)
        }
    }

    private var count: StyledText {
        switch board.history.readings[position] {
        case .state(let state):
            let count = (board.metrics[position]?.violations ?? 0).grouped
            return StyledText((state.incomplete > 0 ? "≥" : "") + count)
        case .nothing: return StyledText("–", .muted)
        case .unreadable: return StyledText("✗", .error)
        case nil: return StyledText("…", .muted)
        }
    }

    private var change: StyledText {
        guard let now = board.metrics[position]?.violations,
            let before = board.known(before: position, orAt: false)
                .flatMap({ board.metrics[$0]?.violations })
        else { return "" }
        let change = now - before
        if change == 0 { return "" }
        return change < 0
            ? StyledText("−\(-change)", .success) : StyledText("+\(change)", .warning)
    }

    private func write(_ text: StyledText, endingAt end: Int, on canvas: Canvas) {
        let width = TextWidth.of(text)
        canvas.write(cells: text.cells(width: width), x: end - width, y: 0)
    }
}
