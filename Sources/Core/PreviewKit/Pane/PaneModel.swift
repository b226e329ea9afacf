import Observation
import ScreenPreviews
import TerminalUI

/// The running preview and how it is shown.
@MainActor @Observable final class PaneModel {
    /// The running preview; none if there is nothing to show.
    private(set) var session: PreviewSession?
    private(set) var size: PreviewSize
    private(set) var colors: PreviewColors
    /// Whether the preview has all the room.
    private(set) var isZoomed: Bool
    /// Whether a preview for which there is not enough room is made smaller.
    private(set) var isWhole: Bool
    /// Whether figures about its last frame lie over it.
    private(set) var showsFigures: Bool
    /// How the names in it are written.
    private(set) var names: SampleNames
    /// The parameters that somebody changed, by preview.
    private(set) var chosenKnobs: [Preview.ID: [String: String]]
    /// Whether drawing times are shown. Tests leave them out: they are never the same.
    let showsTimes: Bool

    private var pan: Point
    /// Where on the screen there is room for the preview.
    private var room = Rect(size: .zero)
    @ObservationIgnored var onEnd: @MainActor () -> Void = {}

    /// Shows nothing yet.
    init(position: GalleryPosition, native: NativeColors, showsTimes: Bool) {
        size = position.size
        isZoomed = position.isZoomed
        isWhole = position.isWhole
        pan = position.pan
        showsFigures = position.showsFigures
        names = position.names
        chosenKnobs = position.knobs
        colors = PreviewColors(
            appearance: position.appearance ?? native.appearance,
            depth: position.depth ?? native.depth, native: native)
        self.showsTimes = showsTimes
    }

    /// Starts a preview in the place of the one that runs.
    func open(_ preview: Preview?) {
        session?.stop()
        if session != nil { pan = .zero }
        session = preview.map { preview in
            PreviewSession(
                preview, size: size(of: preview), knobs: Knobs(chosenKnobs[preview.id] ?? [:]),
                names: names
            ) { [weak self] in self?.onEnd() }
        }
    }

    /// Starts the preview again from the beginning.
    func restart() {
        let pan = pan
        open(session?.preview)
        self.pan = pan
    }

    /// Gives a parameter of the preview a value. A screen starts again with it.
    func setKnob(_ name: String, to value: String) {
        guard let session else { return }
        session.knobs.set(name, to: value)
        knobsChanged(session)
    }

    /// Gives all parameters of the preview their standard values.
    func resetKnobs() {
        guard let session else { return }
        session.knobs.reset()
        knobsChanged(session)
    }

    private func knobsChanged(_ session: PreviewSession) {
        let chosen = session.knobs.chosen
        chosenKnobs[session.preview.id] = chosen.isEmpty ? nil : chosen
        if session.preview.partSize == nil { restart() }
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

    /// Writes the names in it the next way; it starts again with them.
    func switchNames() {
        show(PreviewVariant(title: "", names: names.next))
    }

    /// Shows it as a variant says.
    func show(_ variant: PreviewVariant) {
        colors.appearance = variant.appearance ?? colors.appearance
        colors.depth = variant.depth ?? colors.depth
        if let fixed = variant.size { size = .fixed(fixed) }
        pan = .zero
        fit()
        guard let names = variant.names, names != self.names else { return }
        self.names = names
        restart()
    }

    /// Makes a preview that is larger than the room smaller, or shows a part of it.
    func switchWhole() {
        isWhole.toggle()
    }

    /// Shows figures about the last frame, or hides them.
    func switchFigures() {
        showsFigures.toggle()
    }

    /// What a preview is drawn as in a tile.
    ///
    /// - Parameters:
    ///   - preview: What is drawn.
    ///   - size: How large; as in the gallery if not given, but 80x24 where that is all the room.
    ///   - names: How names are written; as in the gallery if not given.
    func key(
        for preview: Preview, size: Size? = nil, names: SampleNames? = nil
    ) -> DrawnPreviews.Key {
        let usual = preview.partSize ?? self.size.fixed ?? Self.usualSize
        return DrawnPreviews.Key(
            id: preview.id, size: size ?? usual, names: names ?? self.names,
            knobs: chosenKnobs[preview.id] ?? [:])
    }

    static let usualSize = Size(width: 80, height: 24)

    /// Gives the preview all the room, or brings back list and calls.
    func zoom() {
        isZoomed.toggle()
    }

    /// Shows another part of a preview that is larger than the room.
    func pan(columns: Int, rows: Int) {
        let moved = Point(x: placement.pan.x + columns, y: placement.pan.y + rows)
        pan = PanePlacement(room: room.size, content: placement.content, pan: moved).pan
    }

    /// Columns and rows that are hidden before the visible ones.
    var hidden: Point { room.isEmpty ? pan : placement.pan }

    /// Where the preview lies in its room.
    var placement: PanePlacement {
        PanePlacement(
            room: room.size, content: session?.buffer.size ?? .zero, pan: pan, isWhole: isWhole)
    }

    /// What drawing calls to say where the room for the preview is.
    var measured: @Sendable (Rect) -> Void {
        let known = room
        return { room in
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
        if let session { session.resize(to: size(of: session.preview)) }
    }

    /// Parts have a size of their own where screens take all the room.
    private func size(of preview: Preview) -> Size {
        size.fixed ?? preview.partSize ?? size.resolved(in: room.size)
    }
}

extension SampleNames {
    /// The one after it, round and round.
    fileprivate var next: SampleNames {
        let all = SampleNames.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}
