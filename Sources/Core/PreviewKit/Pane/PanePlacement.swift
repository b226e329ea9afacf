import TerminalUI

/// Where a preview lies in the room that there is for it: in the middle, or moved if it is larger.
struct PanePlacement: Hashable, Sendable {
    /// The room, in its own places.
    let room: Size
    /// The preview.
    let content: Size
    /// How large the preview is shown: smaller than it is if that is asked for.
    let shown: Size
    /// Columns and rows of the preview that are hidden before the visible ones.
    let pan: Point

    /// Keeps `pan` within what makes sense; what is shown whole cannot be moved.
    init(room: Size, content: Size, pan: Point, isWhole: Bool = false) {
        self.room = room
        self.content = content
        shown = isWhole ? Miniature.size(of: content, in: room) : content
        guard !isWhole else {
            self.pan = .zero
            return
        }
        self.pan = Point(
            x: min(max(0, pan.x), max(0, content.width - room.width)),
            y: min(max(0, pan.y), max(0, content.height - room.height)))
    }

    /// Where the top left of the preview lies in the room; it may be outside.
    var origin: Point {
        Point(
            x: shown.width <= room.width ? (room.width - shown.width) / 2 : -pan.x,
            y: shown.height <= room.height ? (room.height - shown.height) / 2 : -pan.y)
    }

    /// The part of the room that the preview covers.
    var area: Rect { Rect(origin: origin, size: shown).intersection(Rect(size: room)) }

    /// Whether there is a free cell on every side for a frame.
    var hasFrame: Bool { shown.width + 2 <= room.width && shown.height + 2 <= room.height }

    /// Whether it is made small.
    var isReduced: Bool { shown != content }

    /// Which part is visible, if not all: `columns 1–54, rows 3–20`.
    var visiblePart: String? {
        guard shown.limited(to: room) != shown else { return nil }
        let columns = range(pan.x, content.width, room.width)
        let rows = range(pan.y, content.height, room.height)
        return "columns \(columns), rows \(rows)"
    }

    /// The cell of the preview at a place of the room; `nil` outside.
    func place(at point: Point) -> Point? {
        guard area.contains(point) else { return nil }
        let place = Point(x: point.x - origin.x, y: point.y - origin.y)
        guard isReduced else { return place }
        return Point(
            x: place.x * content.width / shown.width, y: place.y * content.height / shown.height)
    }

    private func range(_ start: Int, _ all: Int, _ shown: Int) -> String {
        "\(start + 1)–\(min(all, start + shown))"
    }
}
