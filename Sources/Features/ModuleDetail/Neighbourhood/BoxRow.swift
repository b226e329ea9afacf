import FeatureKit
import TerminalUI

/// A row of modules as boxes, of which as many are shown as there is room for.
struct BoxRow {
    struct Box {
        let index: Int
        let x: Int
        let width: Int
    }

    struct Layout {
        let boxes: [Box]
        let hiddenBefore: Int
        let hiddenAfter: Int
    }

    let items: [EdgeItem]
    let selected: Int?
    /// The number of the first box among all of the graph.
    let offset: Int

    private static let widest = 28
    private static let margin = 5

    init(_ items: [EdgeItem], selected: Int?, offset: Int) {
        self.items = items
        self.selected = selected
        self.offset = offset
    }

    /// The boxes around the selected one, in the middle of the room.
    func layout(width: Int) -> Layout {
        guard !items.isEmpty else { return Layout(boxes: [], hiddenBefore: 0, hiddenAfter: 0) }
        let room = width - 2 * Self.margin
        let widths = items.map(Self.width)
        let range = visible(widths, in: room)
        let total = widths[range].reduce(0, +) + range.count - 1
        var x = max(0, (width - total) / 2)
        let boxes = range.map { index in
            defer { x += widths[index] + 1 }
            return Box(index: index, x: x, width: widths[index])
        }
        return Layout(
            boxes: boxes, hiddenBefore: range.lowerBound,
            hiddenAfter: items.count - range.upperBound)
    }

    /// From the first box on, moved only as far as the selected one needs.
    private func visible(_ widths: [Int], in room: Int) -> Range<Int> {
        var first = 0
        while true {
            var end = first
            var used = -1
            while end < widths.count, used + widths[end] + 1 <= room || end == first {
                used += widths[end] + 1
                end += 1
            }
            guard let selected, selected >= end else { return first..<end }
            first += 1
        }
    }

    private static func width(of item: EdgeItem) -> Int {
        let marks = item.marks.cells(width: 3).count
        return min(widest, TextWidth.of(item.name) + 4 + (marks == 0 ? 0 : marks + 1))
    }
}

/// The lines between the boxes of a row and the module in the middle.
struct Joints {
    /// Columns of the boxes.
    let places: [Int]
    let middle: Int
    /// Whether the boxes are above the module.
    let opensUpward: Bool

    /// Draws two rows from `y` on.
    func draw(y: Int, on canvas: Canvas) {
        guard let first = places.first, let last = places.last else { return }
        let style = Style(.muted)
        let bus = opensUpward ? y : y
        for x in min(first, middle)...max(last, middle) {
            canvas.write(joint(at: x), x: x, y: bus, style: style)
        }
        if opensUpward {
            canvas.write("▼", x: middle, y: y + 1, style: style)
        } else {
            for x in places { canvas.write("▼", x: x, y: y + 1, style: style) }
        }
    }

    private func joint(at x: Int) -> String {
        let left = x > min(places[0], middle)
        let right = x < max(places[places.count - 1], middle)
        let isBox = places.contains(x)
        let up = opensUpward ? isBox : x == middle
        let down = opensUpward ? x == middle : isBox
        switch (up, down, left, right) {
        case (true, true, true, true): return "┼"
        case (true, true, true, false): return "┤"
        case (true, true, false, true): return "├"
        case (true, true, false, false): return "│"
        case (true, false, true, true): return "┴"
        case (true, false, true, false): return "╯"
        case (true, false, false, _): return "╰"
        case (false, true, true, true): return "┬"
        case (false, true, true, false): return "╮"
        case (false, true, false, _): return "╭"
        default: return "─"
        }
    }
}
