import Previewing
import TerminalUI

/// How the selected snapshot was and is.
struct ComparisonPane: CompositeView {
    let viewModel: SnapshotsViewModel

    var body: some View {
        if let change = viewModel.selected {
            VStack {
                heading(change).padding(horizontal: 1)
                content(change)
            }
        } else {
            EmptyState("")
        }
    }

    private func heading(_ change: SnapshotChange) -> some View {
        HStack(spacing: 2) {
            Text(StyledText(change.title, .text, .bold)).truncated(.middle)
            Text(StyledText(change.reason ?? change.kind.words, change.kind.color))
                .truncated(.end).priority(-1)
        }
    }

    @ViewBuilder private func content(_ change: SnapshotChange) -> ViewList {
        switch viewModel.comparison {
        case nil: Text("")
        case .unreadable(let text):
            EmptyState(
                "Cannot be shown", symbol: StyledText("✗", .error, .bold), explanation: text)
        case .lines(let lines):
            Panel("Recorded │ current", isFocused: isFocused) {
                Diff(lines, arrangement: .sideBySide, offset: viewModel.offset.y)
                    .measured(by: viewModel.room)
            }
            .onScroll { [viewModel] in viewModel.pan(columns: 0, rows: $0) }
        case .pictures(let pair):
            pictures(pair, change).onScroll { [viewModel] in
                viewModel.pan(columns: 0, rows: $0)
            }
        }
    }

    private var isFocused: Bool { viewModel.focus == .picture }

    private func pictures(_ pair: PicturePair, _ change: SnapshotChange) -> some View {
        PicturePane(
            pair: pair, look: change.kind == .changed ? viewModel.look : .one,
            showsNew: change.kind == .changed ? viewModel.showsNew : change.kind == .new,
            offset: viewModel.offset, room: viewModel.room, isFocused: isFocused)
    }
}

/// Two drawings of a state: beside each other where both fit, else one above the other.
struct PicturePane: View {
    let pair: PicturePair
    let look: SnapshotsViewModel.Look
    let showsNew: Bool
    let offset: Point
    let room: PictureRoom
    let isFocused: Bool

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        switch look {
        case .one: (showsNew ? new : old).draw(on: canvas)
        case .words: words.draw(on: canvas)
        case .both: both(in: canvas.size).draw(on: canvas)
        }
    }

    /// Beside each other if both can be seen in their whole width.
    private func both(in size: Size) -> Split {
        let frame = 4
        return size.width / 2 >= pair.size.width + frame
            ? .columns(.fraction(0.5), minimums: (10, 10)) {
                old
            } right: {
                new
            }
            : .rows(.fraction(0.5), minimums: (3, 3)) {
                old
            } bottom: {
                new
            }
    }

    private var old: Panel { panel("Recorded", pair.old, StyledText("-", .deletion, .bold)) }

    private var new: Panel { panel("Current", pair.new, StyledText("+", .addition, .bold)) }

    private func panel(_ title: String, _ buffer: ScreenBuffer?, _ sign: StyledText) -> Panel {
        Panel(
            StyledText(title), note: StyledText(buffer.map { "\($0.size)" } ?? ""),
            isFocused: isFocused
        ) {
            PictureView(
                buffer: buffer, missing: "Nothing", sign: sign, rows: pair.rows, offset: offset,
                room: room)
        }
    }

    private var words: some View {
        Panel("Differences", isFocused: isFocused) {
            ScrollArea(offset: offset.y) { for line in pair.words { Text(line) } }
                .padding(horizontal: 1).fill().measured(by: room)
        }
    }
}

extension View {
    /// Tells how much room it is drawn in.
    func measured(by room: PictureRoom) -> some View { Measured(content: self, room: room) }
}

private struct Measured<Content: View>: View {
    let content: Content
    let room: PictureRoom

    func request(in space: Size) -> SizeRequest { content.request(in: space) }

    func draw(on canvas: Canvas) {
        room.size = canvas.size
        content.draw(on: canvas)
    }
}
