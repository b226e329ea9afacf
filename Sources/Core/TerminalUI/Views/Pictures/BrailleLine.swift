/// A line of dots, two across and four down in each cell.
struct BrailleLine {
    private static let bits: [[UInt32]] = [
        [0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80],
    ]
    private let values: [Double]
    private let largest: Double

    init(_ values: [Double], largest: Double) {
        self.values = values
        self.largest = largest
    }

    func draw(on canvas: Canvas, style: Style) {
        let width = canvas.size.width
        let height = canvas.size.height
        guard width > 0, height > 0, values.contains(where: \.isFinite) else { return }
        var cells = Array(repeating: UInt32(0), count: width * height)
        var previous: Int?
        for x in 0..<width * 2 {
            guard let y = dot(atColumn: x, of: width * 2, rows: height * 4) else { continue }
            for row in rows(from: previous ?? y, to: y) {
                cells[row / 4 * width + x / 2] |= Self.bits[x % 2][row % 4]
            }
            previous = y
        }
        for (index, dots) in cells.enumerated() where dots != 0 {
            guard let scalar = Unicode.Scalar(0x2800 + dots) else { continue }
            let cell = Cell(Glyph(drawable: scalar), width: 1, style: style)
            canvas.put(cell, x: index % width, y: index / width)
        }
    }

    /// The dots of one column that join it to the column before.
    private func rows(from previous: Int, to y: Int) -> ClosedRange<Int> {
        if previous < y { return previous + 1...y }
        return previous > y ? y...previous - 1 : y...y
    }

    /// The row of dots, from the top, for one of `columns` columns of dots.
    private func dot(atColumn x: Int, of columns: Int, rows: Int) -> Int? {
        let place = columns > 1 ? Double(x) * Double(values.count - 1) / Double(columns - 1) : 0
        let left = values[Int(place)]
        let right = values[min(Int(place) + 1, values.count - 1)]
        let value = left + (right - left) * (place - place.rounded(.down))
        guard value.isFinite else { return nil }
        let share = largest > 0 ? min(1, max(0, value / largest)) : 0
        return rows - 1 - Int((share * Double(rows - 1)).rounded())
    }
}
