import TerminalUI

/// Where a preview lies in the room that there is for it: in the middle, or moved if it is larger.
struct PanePlacement: Hashable, Sendable {
    /// The room, in its own places.
    let room: Size
    /// The preview.
    let content: Size
    /// Columns and rows of the preview that are hidden before the visible ones.
    let pan: Point

    /// Keeps `pan` within what makes sense.
    init(room: Size, content: Size, pan: Point) {
        self.room = room
        self.content = content
        self.pan = Point(
            x: min(max(0, pan.x), max(0, content.width - room.width)),
            y: min(max(0, pan.y), max(0, content.height - room.height)))
    }

    /// Where the top left of the preview lies in the room; it may be outside.
    var origin: Point {
        Point(
            x: content.width <= room.width ? (room.width - content.width) / 2 : -pan.x,
            y: content.height <= room.height ? (room.height - content.height) / 2 : -pan.y)
    }

    /// The part of the room that the preview covers.
    var area: Rect { Rect(origin: origin, size: content).intersection(Rect(size: room)) }

    /// Whether there is a free cell on every side for a frame.
    var hasFrame: Bool { content.width + 2 <= room.width && content.height + 2 <= room.height }

    /// Which part is visible, if not all: `columns 1–54, rows 3–20`.
    var visiblePart: String? {
        guard content.limited(to: room) != content else { return nil }
        let columns = range(pan.x, content.width, room.width)
        let rows = range(pan.y, content.height, room.height)
        return "columns \(columns), rows \(rows)"
    }

    /// The cell of the preview at a place of the room; `nil` outside.
    func place(at point: Point) -> Point? {
        guard area.contains(point) else { return nil }
        return Point(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func range(_ start: Int, _ all: Int, _ shown: Int) -> String {
        "\(start + 1)–\(min(all, start + shown))"
    }
}
