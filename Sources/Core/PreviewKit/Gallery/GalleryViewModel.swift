import Observation
import TerminalUI

/// Which states there are, which is shown and who has the keyboard.
@MainActor @Observable final class GalleryViewModel: ListModel {
    let previews: [Preview]
    /// The running preview.
    let pane: PaneModel
    private(set) var rows: [GalleryRow] = []
    private(set) var keyboard: GalleryPosition.Keyboard
    var list = ListState() {
        didSet { openSelected() }
    }
    var filter: ListFilter {
        didSet { if filter.text != oldValue.text { narrow() } }
    }

    /// Shows previews as a position says.
    ///
    /// - Parameters:
    ///   - previews: All there are.
    ///   - position: What to show first.
    ///   - native: What the terminal shows by itself.
    ///   - showsTimes: Whether to show how long drawing takes.
    init(
        previews: [Preview], position: GalleryPosition, native: NativeColors,
        showsTimes: Bool = true
    ) {
        self.previews = previews
        pane = PaneModel(position: position, native: native, showsTimes: showsTimes)
        filter = ListFilter(position.filter)
        keyboard = position.keyboard
        pane.onEnd = { [weak self] in self?.leave() }
        narrow(selecting: position.preview.flatMap(previews.first(named:))?.id)
    }

    /// Where the gallery is, to come back to.
    var position: GalleryPosition {
        let colors = pane.colors
        return GalleryPosition(
            preview: pane.session?.preview.id, size: pane.size,
            appearance: colors.appearance == colors.native.appearance ? nil : colors.appearance,
            depth: colors.depth == colors.native.depth ? nil : colors.depth, filter: filter.text,
            keyboard: keyboard, isZoomed: pane.isZoomed)
    }

    /// Gives the keyboard to the preview; one that has quit starts again.
    func enter() {
        guard let session = pane.session else { return }
        if session.hasEnded { pane.restart() }
        keyboard = .preview
    }

    /// Gives the keyboard to the list.
    func leave() {
        keyboard = .list
    }
}

extension GalleryViewModel {
    /// States that the filter lets through.
    var found: Int { list.count - list.headers.count }

    /// Columns that the list needs, its frame included.
    var listWidth: Int {
        let names = previews.map { TextWidth.of($0.state) + 3 }
        let stories = previews.map { TextWidth.of($0.story) }
        return min(max(16, ((names + stories).max() ?? 0) + 3), 40)
    }

    /// A click also gives the list the keyboard; a double-click gives it to the preview.
    var listActions: RowActions {
        RowActions(
            select: { [weak self] row in
                self?.leave()
                self?.list.select(row)
            },
            open: { [weak self] _ in self?.enter() },
            scroll: { [weak self] in self?.list.scroll(by: $0) })
    }

    private func narrow(selecting id: Preview.ID? = nil) {
        let kept = id ?? pane.session?.preview.id
        let matcher = filter.matcher
        var rows: [GalleryRow] = []
        var headers: [Int] = []
        for preview in previews where matcher.match(preview.id) != nil {
            if rows.last?.preview?.story != preview.story {
                headers.append(rows.count)
                rows.append(.story(preview.story))
            }
            rows.append(.preview(preview, matcher.match(preview.state)))
        }
        self.rows = rows
        let selected = rows.firstIndex { $0.preview?.id == kept }
        list = ListState(count: rows.count, headers: headers, selection: selected ?? 0)
    }

    private func openSelected() {
        let selected = list.selection.flatMap { rows[$0].preview }
        guard selected?.id != pane.session?.preview.id else { return }
        pane.open(selected)
    }
}
