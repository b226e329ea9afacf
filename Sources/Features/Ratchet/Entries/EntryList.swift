import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The entries of the record, or what came and went, with the selected one in full below.
struct EntryList: View {
    let viewModel: RatchetViewModel
    let board: RatchetBoard

    private static let high = 12

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let hasDetail = canvas.size.height >= Self.high && viewModel.selected != nil
        Panel(
            StyledText(title), note: note, isFocused: isFocused,
            scroll: ScrollPosition(viewModel.entryList)
        ) {
            FilterField(viewModel.filter, found: board.entries.count, of: board.total)
            List(
                viewModel.entryList, isFocused: isFocused && !viewModel.filter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectEntry($0) },
                    open: { [weak viewModel] row in
                        viewModel?.selectEntry(row)
                        viewModel?.open()
                    },
                    scroll: { [weak viewModel] in viewModel?.entryList.scroll(by: $0) }),
                placeholder: placeholder
            ) { row in
                EntryRow(
                    entry: board.entries[row], page: board.page,
                    matcher: FilterMatcher(viewModel.filter.text, mode: .substring))
            }
            if hasDetail, let entry = viewModel.selected {
                Divider()
                EntryDetail(entry: entry, page: board.page).frame(height: 3)
            }
        }
        .draw(on: canvas)
    }

    private var isFocused: Bool { viewModel.focus == .entries }

    private var title: String {
        board.page == .oldest
            ? board.page.title : "\(board.page.title) in \(RatchetBoard.days) days"
    }

    private var note: StyledText {
        board.course.map { StyledText($0, .accent) } ?? ""
    }

    private var placeholder: any View {
        if viewModel.filter.isActive {
            return NoMatchView("The filter matches rule, modules, owner and reason.")
        }
        if board.isReading, board.page != .oldest {
            return Text("The history is being read.", .muted).padding(horizontal: 1)
        }
        let words =
            switch board.page {
            case .oldest: board.isRecorded ? "Nothing is recorded." : "There is no record now."
            case .went: "Nothing went. v shows what came."
            case .came: "Nothing came. v shows the oldest entries."
            }
        return Text(words, .muted).padding(horizontal: 1)
    }
}

/// One of them in a line.
struct EntryRow: View {
    let entry: RatchetEntry
    let page: RatchetPage
    let matcher: FilterMatcher

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        canvas.write(StyledText(entry.date, .muted), x: 1, y: 0, width: 11)
        let symbol = StyledText(String(entry.entry.kind.symbol), .muted)
        canvas.write(cells: symbol.cells(width: 1), x: 13, y: 0)
        var x = 15
        if width > Self.wide {
            canvas.write(entry.entry.kind.rawValue, x: x, y: 0, style: Style(.muted))
            x += 12
        }
        let edge = StyledText(entry.edge, .plain, matching: matcher.match(entry.edge))
        let right = right(in: width)
        // Where there is a reason, it has a column of its own.
        let room = right.count > 1 ? (width - x) * 3 / 5 : width - x - 10
        canvas.write(edge, x: x, y: 0, width: max(0, room), truncation: .middle)
        x += max(0, room) + 1
        for (index, text) in right.enumerated() {
            let end = index == right.count - 1 ? width - 1 : x + 8
            canvas.write(cells: text.cells(width: max(0, end - x)), x: x, y: 0)
            x = end + 1
        }
    }

    /// From where the rule is named, and from where there is room for reasons.
    private static let wide = 60
    private static let widest = 72

    /// What came or went of it; who owns it and why it stays, as far as there is room.
    private func right(in width: Int) -> [StyledText] {
        if page != .oldest {
            let color: Color = page == .went ? .success : .warning
            let words = page == .went ? "gone" : "new"
            return [StyledText(entry.names.isEmpty ? words : entry.names, color)]
        }
        let note = entry.entry.note
        let owner = StyledText(entry.owner ?? "", .accent)
        return width > Self.widest ? [owner, StyledText(note.reason ?? "", .muted)] : [owner]
    }
}

/// The selected entry in full: reason and owner, and the commit that did it.
struct EntryDetail: CompositeView {
    let entry: RatchetEntry
    let page: RatchetPage

    var body: some View {
        Text(what).wrapped().padding(horizontal: 1)
        Text(commit).padding(horizontal: 1)
    }

    private var what: StyledText {
        let note = entry.entry.note
        let kind = StyledText(entry.entry.kind.rawValue + "  ", .muted)
        let owner = entry.owner.map { StyledText("  owner ", .muted) + StyledText($0) } ?? ""
        let reason = note.reason.map { StyledText("  " + $0) } ?? StyledText("  no reason", .muted)
        return kind + StyledText(entry.edge) + owner + reason
    }

    private var commit: StyledText {
        let verb = page == .went ? "went" : page == .came ? "came" : "recorded"
        guard let commit = entry.commit else {
            return StyledText(entry.date == "uncommitted" ? "\(verb), not committed" : "", .muted)
        }
        return StyledText("\(verb) with \(commit.shortName), ", .muted) + StyledText(commit.subject)
            + StyledText(", \(commit.author)", .muted)
    }
}
