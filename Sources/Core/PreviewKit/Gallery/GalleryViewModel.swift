import Observation
import ScreenPreviews
import TerminalUI

/// Which states there are, which is shown and who has the keyboard.
@MainActor @Observable final class GalleryViewModel: ListModel {
    let previews: [Preview]
    /// The running preview.
    let pane: PaneModel
    /// Its parameters.
    let knobs: KnobsModel
    /// All previews as thumbnails.
    let grid = TileGrid { ($0 + 44) / 40 }
    /// One preview in all its variants.
    let variants: VariantsModel
    let drawn = DrawnPreviews()
    private(set) var rows: [GalleryRow] = []
    private(set) var keyboard: GalleryPosition.Keyboard
    /// Whether previews are browsed as thumbnails.
    private(set) var isGrid: Bool
    /// Whether the thumbnails are where the shown preview was opened from.
    private(set) var cameFromGrid = false
    /// Calls of the router that are hidden below the visible ones.
    var callsOffset = 0
    var list = ListState() {
        didSet { selectionChanged() }
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
        knobs = KnobsModel(pane: pane)
        variants = VariantsModel(pane: pane, drawn: drawn)
        filter = ListFilter(position.filter)
        keyboard = position.keyboard
        isGrid = position.isGrid
        pane.onEnd = { [weak self] in self?.leave() }
        grid.onChange = { [weak self] in self?.gridChanged() }
        narrow(selecting: position.preview.flatMap(previews.first(named:))?.id)
        if position.showsVariants { openVariants() }
    }

    /// Where the gallery is, to come back to.
    var position: GalleryPosition {
        let colors = pane.colors
        return GalleryPosition(
            preview: selected?.id, size: pane.size,
            appearance: colors.appearance == colors.native.appearance ? nil : colors.appearance,
            depth: colors.depth == colors.native.depth ? nil : colors.depth, filter: filter.text,
            keyboard: keyboard, isZoomed: pane.isZoomed, isGrid: isGrid,
            showsVariants: variants.preview != nil, names: pane.names, isWhole: pane.isWhole,
            pan: pane.hidden, showsFigures: pane.showsFigures, knobs: pane.chosenKnobs,
            events: pane.session?.events ?? [])
    }

    /// The selected preview; it runs unless only pictures of it are shown.
    var selected: Preview? { list.selection.flatMap { rows[$0].preview } }

    /// Gives the keyboard to the preview; one that has quit starts again.
    func enter() {
        guard let session = pane.session else { return }
        if session.hasEnded { pane.restart() }
        keyboard = .preview
    }

    /// Gives the keyboard to the parameters of the preview.
    func enterKnobs() {
        keyboard = .knobs
    }

    /// Gives the keyboard to the list.
    func leave() {
        keyboard = .list
    }
}

extension GalleryViewModel {
    /// Browses as a list or as thumbnails.
    func switchBrowser() {
        isGrid.toggle()
        cameFromGrid = false
        keyboard = .list
        selectionChanged()
        redrawGrid()
    }

    /// Shows the selected thumbnail as it is.
    func openFromGrid() {
        isGrid = false
        cameFromGrid = true
        selectionChanged()
    }

    /// Shows the selected preview in all its variants.
    func openVariants() {
        guard let selected else { return }
        keyboard = .list
        variants.open(selected)
    }

    /// Shows the preview as the selected variant does.
    func chooseVariant() {
        guard let variant = variants.selected else { return }
        variants.close()
        if isGrid { openFromGrid() }
        pane.show(variant)
    }

    /// Shows what was shown before the variants.
    func closeVariants() {
        variants.close()
        selectionChanged()
    }

    /// Forgets what the router was asked.
    func clearCalls() {
        pane.session?.log.clear()
        callsOffset = 0
    }

    /// Shows older calls, or newer ones if `count` is negative.
    func scrollCalls(by count: Int) {
        let most = max(0, (pane.session?.log.calls.count ?? 0) - 1)
        callsOffset = min(max(0, callsOffset + count), most)
    }
}

extension GalleryViewModel {
    /// States that the filter lets through.
    var found: Int { list.count - list.headers.count }

    /// The previews that the filter lets through.
    var foundPreviews: [(preview: Preview, match: FilterMatch?)] {
        rows.compactMap { row in
            if case .preview(let preview, let match) = row { (preview, match) } else { nil }
        }
    }

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

    /// A click on a parameter also gives them the keyboard.
    var knobActions: RowActions {
        knobs.actions { [weak self] in self?.enterKnobs() }
    }

    /// Selects a preview, wherever it is.
    func select(_ id: Preview.ID) {
        filter.clear()
        rows.firstIndex { $0.preview?.id == id }.map { list.select($0) }
    }

    /// What a thumbnail shows.
    func tile(_ index: Int) -> Tile {
        let (preview, match) = foundPreviews[index]
        let buffer = drawn.buffer(pane.key(for: preview))
        return Tile(
            title: StyledText(preview.state, matching: match), note: "",
            buffer: buffer.map(pane.colors.apply), paper: pane.colors.paper)
    }

    /// Shows thumbnails in another size or with other names.
    func redrawGrid() {
        guard isGrid else { return }
        grid.show(sections, selection: selectedTile)
    }

    /// Draws what is visible as thumbnails and has not been drawn.
    private func drawVisible() {
        guard isGrid, variants.preview == nil else { return }
        let found = foundPreviews
        drawn.want(
            grid.visible.filter { $0 < found.count }.map { index in
                let preview = found[index].preview
                return DrawnPreviews.Request(key: pane.key(for: preview), preview: preview)
            })
    }

    private func narrow(selecting id: Preview.ID? = nil) {
        let kept = id ?? selected?.id ?? pane.session?.preview.id
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
        grid.show(sections, selection: selectedTile)
    }

    /// The stories in which the filter lets something through.
    private var sections: [TileGrid.Section] {
        list.headers.enumerated().map { index, row in
            let end = index + 1 < list.headers.count ? list.headers[index + 1] : list.count
            let previews = rows[row + 1..<end].compactMap(\.preview)
            return TileGrid.Section(
                title: previews.first?.story ?? "",
                contents: previews.map { pane.key(for: $0).size })
        }
    }

    private var selectedTile: Int? {
        list.selection.map { row in row - list.headers.count { $0 < row } }
    }

    private func selectionChanged() {
        if let tile = selectedTile { grid.select(tile) }
        guard !isGrid, selected?.id != pane.session?.preview.id else { return }
        callsOffset = 0
        pane.open(selected)
    }

    private func gridChanged() {
        if let tile = grid.selection, tile != selectedTile, tile < found {
            let row = rows.indices.filter { rows[$0].preview != nil }[tile]
            list.select(row)
        }
        drawVisible()
    }
}
