import TerminalUI

/// Lines of dots, two across and four down in each cell; what is drawn later lies on top.
struct Dots {
    private static let bits: [[UInt32]] = [
        [0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80],
    ]
    private let size: Size
    private var dots: [UInt32]
    private var styles: [Style]

    /// No dots in so many cells.
    init(size: Size) {
        self.size = size
        dots = [UInt32](repeating: 0, count: max(0, size.width * size.height))
        styles = [Style](repeating: .plain, count: dots.count)
    }

    /// A line between two dots, whose places may be outside.
    mutating func line(from start: Point, to end: Point, style: Style) {
        let steps = max(abs(end.x - start.x), abs(end.y - start.y))
        for step in 0...max(steps, 1) {
            let share = steps == 0 ? 0 : step
            let divisor = max(steps, 1)
            put(
                x: start.x + ((end.x - start.x) * share + divisor / 2).floored(by: divisor),
                y: start.y + ((end.y - start.y) * share + divisor / 2).floored(by: divisor),
                style: style)
        }
    }

    private mutating func put(x: Int, y: Int, style: Style) {
        guard x >= 0, y >= 0, x < size.width * 2, y < size.height * 4 else { return }
        let cell = y / 4 * size.width + x / 2
        dots[cell] |= Self.bits[x % 2][y % 4]
        styles[cell] = style
    }

    /// Draws the cells that have dots.
    func draw(on canvas: Canvas) {
        for (cell, bits) in dots.enumerated() where bits != 0 {
            guard let scalar = Unicode.Scalar(0x2800 + bits) else { continue }
            canvas.write(
                String(Character(scalar)), x: cell % size.width, y: cell / size.width,
                style: styles[cell])
        }
    }
}

extension Int {
    /// The quotient, rounded down, also below zero.
    fileprivate func floored(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}
