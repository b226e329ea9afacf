import TerminalUI

/// Areas as large as the numbers they stand for, close to squares.
///
/// Squarified after M. Bruls, K. Huizing and J. van Wijk, "Squarified Treemaps" (2000); a cell is
/// taken to be twice as high as wide.
nonisolated struct Treemap: Equatable {
    /// The area of each weight, in their order; those of neighbours touch and do not overlap.
    let frames: [Rect]

    /// - Parameters:
    ///   - weights: What the areas stand for, largest first; each above 0.
    ///   - size: The room, all of which is used.
    init(_ weights: [Double], in size: Size) {
        let total = weights.reduce(0, +)
        guard total > 0, !size.isEmpty else {
            frames = weights.map { _ in Rect(x: 0, y: 0, width: 0, height: 0) }
            return
        }
        let area = Double(size.width) * Double(size.height) * 2
        var layout = Layout(
            areas: weights.map { $0 * area / total },
            room: Box(x: 0, y: 0, width: Double(size.width), height: Double(size.height) * 2))
        layout.fill()
        frames = layout.boxes.map(\.rect)
    }

    /// An area before it is rounded, in widths of cells.
    private struct Box {
        var x, y, width, height: Double

        /// Edges are rounded, so that neighbours still touch.
        var rect: Rect {
            let (left, right) = (x.rounded(), (x + width).rounded())
            let (top, bottom) = ((y / 2).rounded(), ((y + height) / 2).rounded())
            return Rect(
                x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
        }
    }

    private struct Layout {
        let areas: [Double]
        var room: Box
        var boxes: [Box] = []

        init(areas: [Double], room: Box) {
            self.areas = areas
            self.room = room
        }

        /// Takes rows off the shorter side as long as they become squarer.
        mutating func fill() {
            var start = 0
            while start < areas.count {
                let side = min(room.width, room.height)
                var end = start + 1
                var sum = areas[start]
                while end < areas.count,
                    worst(
                        largest: areas[start], smallest: areas[end], sum: sum + areas[end],
                        along: side)
                        <= worst(
                            largest: areas[start], smallest: areas[end - 1], sum: sum, along: side)
                {
                    sum += areas[end]
                    end += 1
                }
                place(start..<end, sum)
                start = end
            }
        }

        /// The worst ratio of sides in a row, by its largest and smallest area.
        private func worst(
            largest: Double, smallest: Double, sum: Double, along side: Double
        ) -> Double {
            let (square, length) = (sum * sum, side * side)
            return max(length * largest / square, square / (length * smallest))
        }

        private mutating func place(_ row: Range<Int>, _ sum: Double) {
            let isColumn = room.width >= room.height
            let side = isColumn ? room.height : room.width
            let thickness = side > 0 ? sum / side : 0
            var offset = 0.0
            for index in row {
                let length = thickness > 0 ? areas[index] / thickness : 0
                boxes.append(
                    isColumn
                        ? Box(x: room.x, y: room.y + offset, width: thickness, height: length)
                        : Box(x: room.x + offset, y: room.y, width: length, height: thickness))
                offset += length
            }
            if isColumn {
                room.x += thickness
                room.width = max(0, room.width - thickness)
            } else {
                room.y += thickness
                room.height = max(0, room.height - thickness)
            }
        }
    }
}
