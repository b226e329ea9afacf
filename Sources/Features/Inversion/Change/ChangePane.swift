import Codebase
import Editing
import Inverting
import TerminalUI

/// The selected recipe with its whole change, or the selected file.
struct ChangePane: View {
    let viewModel: InversionViewModel

    func request(in space: Size) -> SizeRequest { panel(width: space.width).request(in: space) }

    func draw(on canvas: Canvas) { panel(width: canvas.size.width).draw(on: canvas) }

    /// The panel for a width; how many rows there are depends on it.
    private func panel(width: Int) -> Panel {
        let page = viewModel.page
        return Panel(
            title, note: note, isFocused: viewModel.focus == .change,
            scroll: ScrollPosition(
                offset: viewModel.place.y,
                total: page.rowCount(width: max(0, width - 2), arrangement: viewModel.arrangement))
        ) {
            ChangePageView(
                page: page, arrangement: viewModel.arrangement, place: viewModel.place,
                room: viewModel.room
            )
            .onScroll { [weak viewModel] in viewModel?.scroll(rows: $0) }
            .onClick { [weak viewModel] in viewModel?.focusOn(.change) }
        }
    }

    private var title: StyledText {
        if viewModel.subject == .file, let file = viewModel.selectedFile {
            return StyledText(file.id.string)
        }
        return StyledText(viewModel.selected?.id.rawValue ?? "Change")
    }

    private var note: StyledText {
        guard viewModel.selected?.recipe.fits == true else { return "" }
        if viewModel.subject == .file, let file = viewModel.selectedFile,
            !viewModel.isTicked(file.id)
        {
            return StyledText("left out", .warning)
        }
        return viewModel.arrangement == .unified ? "unified" : "side by side"
    }
}

extension FileDiff {
    /// The line above the difference of a file among others.
    func heading(isTicked: Bool) -> DiffLine {
        let text =
            change.kind.mark + StyledText(" \(change.kind.word) ", .muted)
            + StyledText(id.string, .accent, .bold)
            + StyledText(
                isTicked
                    ? "  +\(added) −\(removed)" : "  left out", isTicked ? .muted : .warning)
        return DiffLine(.heading, text)
    }
}
