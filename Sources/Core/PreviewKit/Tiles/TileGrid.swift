import Observation
import TerminalUI

/// Which tiles of a grid are visible, and which one is selected.
@MainActor @Observable final class TileGrid {
    /// Tiles under a common heading.
    struct Section: Hashable {
        let title: String
        /// How large the contents of its tiles are.
        let contents: [Size]
    }

    private(set) var sections: [Section] = []
    /// The selected tile; `nil` if there are none.
    private(set) var selection: Int?
    /// The first visible line.
    private(set) var top = 0
    /// How much room there was for it when it was last drawn.
    private(set) var room = Size.zero
    /// Whether tiles show a part of the cells as they are, instead of all of them made small.
    private(set) var isCropped: Bool
    /// Columns and rows that a cropped tile hides.
    private(set) var pan = Point.zero
    /// Told when other tiles are visible or another one is selected.
    @ObservationIgnored var onChange: @MainActor () -> Void = {}

    private var more = 0
    private let usualColumns: (Int) -> Int

    /// - Parameters:
    ///   - isCropped: Whether tiles show cells as they are.
    ///   - usualColumns: How many tiles stand side by side in some width.
    init(isCropped: Bool = false, usualColumns: @escaping (Int) -> Int) {
        self.isCropped = isCropped
        self.usualColumns = usualColumns
    }

    /// Where the tiles lie.
    var layout: TileLayout {
        TileLayout(
            contents: sections.map(\.contents), width: room.width,
            columns: max(1, usualColumns(room.width) + more), isCropped: isCropped)
    }

    /// The tiles of which something can be seen, the selected one first.
    var visible: [Int] {
        let shown = layout.tiles(in: top..<top + room.height)
        guard let selection, shown.contains(selection) else { return shown }
        return [selection] + shown.filter { $0 != selection }
    }

    /// Takes other tiles.
    func show(_ sections: [Section], selection: Int?) {
        self.sections = sections
        let count = sections.reduce(0) { $0 + $1.contents.count }
        self.selection = count == 0 ? nil : min(max(0, selection ?? 0), count - 1)
        reveal()
    }

    func select(_ tile: Int) {
        guard tile != selection, tile >= 0, tile < layout.count else { return }
        selection = tile
        reveal()
    }

    /// Selects the tile some columns and rows away.
    func move(columns: Int = 0, rows: Int = 0) {
        guard let selection else { return }
        select(layout.tile(from: selection, columns: columns, rows: rows))
    }

    /// Moves by what is visible at once.
    func movePage(by pages: Int) {
        let layout = layout
        let visible = layout.rows.count { $0.y >= top && $0.y + $0.height <= top + room.height }
        move(rows: pages * max(1, visible))
    }

    /// Shows cells as they are, or all of each preview made small.
    func switchCropped() {
        isCropped.toggle()
        reveal()
    }

    /// Moves what is visible; the selection stays where it is.
    func scroll(by lines: Int) {
        top = min(max(0, top + lines), max(0, layout.height - room.height))
        onChange()
    }

    /// Shows larger tiles, or smaller ones if `step` is 1.
    func changeColumns(by step: Int) {
        let usual = usualColumns(room.width)
        more = min(max(1, usual + more + step), max(1, room.width / 16)) - usual
        reveal()
    }

    /// Shows another part of the cells, in all tiles at once.
    func movePan(columns: Int, rows: Int) {
        pan = Point(x: max(0, pan.x + columns), y: max(0, pan.y + rows))
    }

    /// Shows the first part of the cells again.
    func resetPan() {
        pan = .zero
    }

    /// What drawing calls to say how much room there is.
    var measured: @Sendable (Size) -> Void {
        let known = room
        return { room in
            guard room != known else { return }
            Task { @MainActor [weak self] in self?.resize(to: room) }
        }
    }

    private func resize(to room: Size) {
        self.room = room
        reveal()
    }

    private func reveal() {
        if let selection {
            top = layout.top(showing: selection, height: room.height, from: top)
        } else {
            top = 0
        }
        onChange()
    }
}
