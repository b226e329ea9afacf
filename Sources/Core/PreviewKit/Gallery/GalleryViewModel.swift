import Observation
import TerminalUI

/// Which state is shown, how, and who has the keyboard.
@MainActor @Observable final class GalleryViewModel: ListModel {
    let previews: [Preview]
    var list = ListState() {
        didSet { openSelected() }
    }
    var filter: ListFilter {
        didSet { if filter.text != oldValue.text { narrow() } }
    }
    private(set) var rows: [GalleryRow] = []
    /// The running preview; none if the filter lets nothing through.
    private(set) var session: PreviewSession?
    private(set) var keyboard: GalleryPosition.Keyboard
    private(set) var size: PreviewSize
    private(set) var colors: PreviewColors
    private(set) var isZoomed: Bool
    private(set) var pan = Point.zero
    /// Where on the screen there is room for the preview.
    private(set) var room = Rect(size: .zero)

    @ObservationIgnored private let native: NativeColors

    /// Shows previews as a position says.
    ///
    /// - Parameters:
    ///   - previews: All there are.
    ///   - position: What to show first.
    ///   - native: What the terminal shows by itself.
    init(previews: [Preview], position: GalleryPosition, native: NativeColors) {
        self.previews = previews
        self.native = native
        filter = ListFilter(position.filter)
        keyboard = position.keyboard
        size = position.size
        isZoomed = position.isZoomed
        colors = PreviewColors(
            appearance: position.appearance ?? native.appearance,
            depth: position.depth ?? native.depth, native: native)
        narrow(selecting: position.preview.flatMap(previews.first(named:))?.id)
    }

    /// Where the gallery is, to come back to.
    var position: GalleryPosition {
        GalleryPosition(
            preview: session?.preview.id, size: size,
            appearance: colors.appearance == native.appearance ? nil : colors.appearance,
            depth: colors.depth == native.depth ? nil : colors.depth, filter: filter.text,
            keyboard: keyboard, isZoomed: isZoomed)
    }
}

// MARK: - The list

extension GalleryViewModel {
    /// States that the filter lets through.
    var found: Int { list.count - list.headers.count }

    /// Columns that the list needs, its frame included.
    var listWidth: Int {
        let names = previews.map { TextWidth.of($0.state) + 3 } + previews.map(\.story.count)
        return min(max(16, (names.max() ?? 0) + 3), 40)
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
        let kept = id ?? session?.preview.id
        let matcher = filter.matcher
        let found = previews.filter { matcher.match($0.id) != nil }
        rows = []
        var headers: [Int] = []
        for preview in found {
            if !rows.contains(where: { $0.isStory(preview.story) }) {
                headers.append(rows.count)
                rows.append(.story(preview.story))
            }
            rows.append(.preview(preview, matcher.match(preview.state)))
        }
        var list = ListState(count: rows.count, headers: headers)
        if let row = rows.firstIndex(where: { $0.preview?.id == kept }) { list.select(row) }
        self.list = list
    }

    private func openSelected() {
        let selected = list.selection.flatMap { rows[$0].preview }
        guard selected?.id != session?.preview.id else { return }
        open(selected)
    }
}

// MARK: - The preview

extension GalleryViewModel {
    /// Gives the keyboard to the preview; one that has quit starts again.
    func enter() {
        guard let session else { return }
        if session.hasEnded { restart() }
        keyboard = .preview
    }

    /// Gives the keyboard to the list.
    func leave() {
        keyboard = .list
    }

    /// Starts the preview again from the beginning.
    func restart() {
        open(session?.preview)
    }

    /// Shows the preview at the next size, or at the one before.
    func changeSize(by offset: Int) {
        size = size.next(offset)
        pan = .zero
        fit()
    }

    /// Shows it on the other background.
    func switchAppearance() {
        change(appearance: colors.appearance == .dark ? .light : .dark, depth: colors.depth)
    }

    /// Shows it with the next number of colours.
    func switchDepth() {
        let all = ColorDepth.all
        let index = all.firstIndex(of: colors.depth) ?? 0
        change(appearance: colors.appearance, depth: all[(index + 1) % all.count])
    }

    /// Gives the preview all the room, or brings back list and calls.
    func zoom() {
        isZoomed.toggle()
    }

    /// Shows another part of a preview that is larger than the room.
    func pan(columns: Int, rows: Int) {
        let moved = Point(x: placement.pan.x + columns, y: placement.pan.y + rows)
        pan = PanePlacement(room: room.size, content: placement.content, pan: moved).pan
    }

    /// Where the preview lies in its room.
    var placement: PanePlacement {
        PanePlacement(room: room.size, content: session?.buffer.size ?? .zero, pan: pan)
    }

    /// Hands an event to the preview.
    func send(_ event: Event) {
        session?.send(event)
    }

    /// Hands what the mouse did to the preview, if it did it there; a click gives it the keyboard.
    func send(_ event: MouseEvent) -> Bool {
        let point = Point(x: event.column - room.minX, y: event.row - room.minY)
        guard let place = placement.place(at: point) else { return false }
        if case .press = event.kind { enter() }
        var moved = event
        moved.column = place.x
        moved.row = place.y
        send(.mouse(moved))
        return true
    }

    /// What drawing calls to say where the room for the preview is.
    nonisolated func measured(besides known: Rect) -> @Sendable (Rect) -> Void {
        { room in
            guard room != known else { return }
            Task { @MainActor [weak self] in self?.moveRoom(to: room) }
        }
    }

    private func moveRoom(to room: Rect) {
        self.room = room
        fit()
    }

    private func fit() {
        guard size != .full || !room.isEmpty else { return }
        session?.resize(to: size.resolved(in: room.size))
    }

    private func change(appearance: Theme.Appearance, depth: ColorDepth) {
        colors = PreviewColors(appearance: appearance, depth: depth, native: native)
    }

    private func open(_ preview: Preview?) {
        session?.stop()
        pan = .zero
        session = preview.map { preview in
            PreviewSession(preview, size: size.resolved(in: room.size)) { [weak self] in
                self?.leave()
            }
        }
    }
}

extension GalleryRow {
    var preview: Preview? {
        if case .preview(let preview, _) = self { preview } else { nil }
    }

    func isStory(_ name: String) -> Bool {
        if case .story(name) = self { true } else { false }
    }
}
