import Observation
import TerminalUI

/// The running preview and how it is shown.
@MainActor @Observable final class PaneModel {
    /// The running preview; none if there is nothing to show.
    private(set) var session: PreviewSession?
    private(set) var size: PreviewSize
    private(set) var colors: PreviewColors
    /// Whether the preview has all the room.
    private(set) var isZoomed: Bool
    /// Whether drawing times are shown. Tests leave them out: they are never the same.
    let showsTimes: Bool

    private var pan = Point.zero
    /// Where on the screen there is room for the preview.
    private var room = Rect(size: .zero)
    @ObservationIgnored var onEnd: @MainActor () -> Void = {}

    /// Shows nothing yet.
    init(position: GalleryPosition, native: NativeColors, showsTimes: Bool) {
        size = position.size
        isZoomed = position.isZoomed
        colors = PreviewColors(
            appearance: position.appearance ?? native.appearance,
            depth: position.depth ?? native.depth, native: native)
        self.showsTimes = showsTimes
    }

    /// Starts a preview in the place of the one that runs.
    func open(_ preview: Preview?) {
        session?.stop()
        pan = .zero
        session = preview.map { preview in
            PreviewSession(preview, size: size.resolved(in: room.size)) { [weak self] in
                self?.onEnd()
            }
        }
    }

    /// Starts the preview again from the beginning.
    func restart() {
        open(session?.preview)
    }

    /// Hands what the mouse did to the preview, if it did it there.
    func send(_ event: MouseEvent) -> Bool {
        let point = Point(x: event.column - room.minX, y: event.row - room.minY)
        guard let place = placement.place(at: point) else { return false }
        var moved = event
        moved.column = place.x
        moved.row = place.y
        session?.send(.mouse(moved))
        return true
    }
}

extension PaneModel {
    /// Shows the preview at the next size, or at the one before.
    func changeSize(by offset: Int) {
        size = size.next(offset)
        pan = .zero
        fit()
    }

    /// Shows it on the other background.
    func switchAppearance() {
        colors.appearance = colors.appearance == .dark ? .light : .dark
    }

    /// Shows it with the next number of colours.
    func switchDepth() {
        let all = ColorDepth.all
        let index = all.firstIndex(of: colors.depth) ?? 0
        colors.depth = all[(index + 1) % all.count]
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

    /// What drawing calls to say where the room for the preview is.
    var measured: @Sendable (Rect) -> Void {
        let known = room
        return { room in
            guard room != known else { return }
            Task { @MainActor [weak self] in self?.moveRoom(to: room) }
        }
    }

    /// What the last drawing of the preview took: `frame 3 · 120 cells · 0.8 ms`.
    var figures: String {
        guard let session, let statistics = session.statistics else { return "" }
        let cells = "frame \(session.frames) · \(statistics.cost.cells) cells"
        return showsTimes ? "\(cells) · \(statistics.duration.milliseconds) ms" : cells
    }

    private func moveRoom(to room: Rect) {
        self.room = room
        fit()
    }

    private func fit() {
        guard size != .full || !room.isEmpty else { return }
        session?.resize(to: size.resolved(in: room.size))
    }
}

extension Duration {
    /// Milliseconds with one digit after the point.
    var milliseconds: String {
        let tenths = components.attoseconds / 100_000_000_000_000 + components.seconds * 10_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
