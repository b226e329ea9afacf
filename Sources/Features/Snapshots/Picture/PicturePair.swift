import TerminalUI

/// Two drawings of one state, with the cells in which they differ.
nonisolated struct PicturePair: Equatable {
    /// As it is recorded, what differs marked; nil if nothing is recorded.
    let old: ScreenBuffer?
    /// As it is drawn now, what differs marked; nil for an orphan.
    let new: ScreenBuffer?
    /// The rows in which they differ, ascending.
    let rows: [Int]
    /// The differences as sentences: text, look, cursor, hints.
    let words: [StyledText]
    /// The first cell that differs.
    let first: Point?

    init(old: Snapshot?, new: Snapshot?) {
        let before = old?.picture
        let after = new?.picture
        guard let old, let new, let before, let after else {
            self.old = before
            self.new = after
            rows = []
            words = []
            first = nil
            return
        }
        let places = Self.places(before, after)
        self.old = Self.marked(before, at: places, with: .deletionBackground)
        self.new = Self.marked(after, at: places, with: .additionBackground)
        rows = Set(places.map(\.y)).sorted()
        words = SnapshotDifference(from: old, to: new).lines.map(Self.colored)
        first = places.first
    }

    /// The larger of both sizes.
    var size: Size {
        let sizes = [old, new].compactMap { $0?.size }
        return Size(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    /// The places where glyph or look differ, row by row.
    private static func places(_ old: ScreenBuffer, _ new: ScreenBuffer) -> [Point] {
        var places: [Point] = []
        for y in 0..<max(old.size.height, new.size.height) {
            for x in 0..<max(old.size.width, new.size.width) where old[x, y] != new[x, y] {
                places.append(Point(x: x, y: y))
            }
        }
        return places
    }

    private static func marked(
        _ buffer: ScreenBuffer, at places: [Point], with color: Color
    ) -> ScreenBuffer {
        var copy = buffer
        for place in places {
            copy.restyle(x: place.x, y: place.y) {
                Style($0.foreground, on: color, attributes: $0.attributes)
            }
        }
        return copy
    }

    private static func colored(_ line: String) -> StyledText {
        if line.hasPrefix("  -") { return StyledText(line, .deletion) }
        if line.hasPrefix("  +") { return StyledText(line, .addition) }
        return StyledText(line, line.hasPrefix(" ") ? Style(.text) : Style(.header))
    }
}
