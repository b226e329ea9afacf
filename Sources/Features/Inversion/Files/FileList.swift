import Codebase
import Editing
import FeatureKit
import TerminalUI

/// The files that a recipe changes, with a tick each.
struct FileList: CompositeView {
    let viewModel: InversionViewModel

    var body: some View {
        let isFocused = viewModel.focus == .files
        let files = viewModel.shownFiles
        let all = viewModel.selected?.files.count ?? 0
        Panel(
            "Files", note: note(all), isFocused: isFocused,
            scroll: ScrollPosition(viewModel.fileList)
        ) {
            FilterField(viewModel.fileFilter, found: files.count, of: all)
            List(
                viewModel.fileList, isFocused: isFocused && !viewModel.fileFilter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectFile($0) },
                    open: { [weak viewModel] _ in viewModel?.toggleTick() },
                    scroll: { [weak viewModel] in viewModel?.fileList.scroll(by: $0) }),
                placeholder: placeholder
            ) { row in
                FileRow(file: files[row], isTicked: viewModel.isTicked(files[row].id))
            }
        }
    }

    private func note(_ all: Int) -> StyledText {
        let ticked = viewModel.ticked
        if all == 0 { return "" }
        return ticked == all ? "all" : StyledText("\(ticked) of \(all)", .warning)
    }

    private var placeholder: any View {
        viewModel.fileFilter.isActive
            ? Text("No match. Esc shows all.", .muted) : Text("Nothing would change.", .muted)
    }
}

/// One file: its tick, what becomes of it, how much of it changes.
struct FileRow: CompositeView {
    let file: FileDiff
    let isTicked: Bool

    var body: some View {
        HStack(spacing: 1) {
            Text(isTicked ? StyledText("[x]", .accent) : StyledText("[ ]", .muted)).priority(2)
            Text(file.change.kind.mark).priority(2)
            Text(StyledText(file.id.string, isTicked ? Style.plain : Style(.muted)))
                .truncated(.start)
            Spacer()
            Text(
                StyledText("+\(file.added)", .addition)
                    + StyledText(" −\(file.removed)", .deletion)
            ).priority(1)
        }
    }
}
