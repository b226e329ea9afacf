/// The difference between two texts: one below the other, or side by side. Only visible lines are drawn.
package struct Diff: View {
    /// How old and new are arranged.
    package enum Arrangement: Hashable, Sendable {
        /// One below the other.
        case unified
        /// Old at the left, new at the right; unified where that would be too narrow.
        case sideBySide
    }

    /// Fewer columns than this are always drawn one below the other.
    package static let narrowestSideBySide = 60

    private let lines: [DiffLine]
    private let arrangement: Arrangement
    private let offset: Int
    private let column: Int

    /// A difference from its row `offset` on, without the first `column` cells of what lines say.
    package init(
        _ lines: [DiffLine], arrangement: Arrangement = .unified, offset: Int = 0, column: Int = 0
    ) {
        self.lines = lines
        self.arrangement = arrangement
        self.offset = max(0, offset)
        self.column = max(0, column)
    }

    /// How many rows it has in a space of some width.
    package func rowCount(width: Int) -> Int {
        isSideBySide(width) ? DiffRow.rows(of: lines).count : lines.count
    }

    package func request(in space: Size) -> SizeRequest {
        .everything(minimum: Size(width: 0, height: rowCount(width: space.width)))
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let old = Gutter(highest: lines.compactMap(\.oldNumber).max() ?? 0)
        let new = Gutter(highest: lines.compactMap(\.newNumber).max() ?? 0)
        guard isSideBySide(canvas.size.width) else { return drawUnified(old, new, on: canvas) }
        let rows = DiffRow.rows(of: lines).dropFirst(offset).prefix(canvas.size.height)
        let half = canvas.size.width / 2
        for (y, row) in rows.enumerated() {
            let left = canvas.region(Rect(x: 0, y: y, width: half, height: 1))
            let right = canvas.region(
                Rect(x: half, y: y, width: canvas.size.width - half, height: 1))
            draw(row.old, [(old, row.old?.oldNumber)], on: left)
            draw(row.new, [(new, row.new?.newNumber)], on: right)
        }
    }

    private func drawUnified(_ old: Gutter, _ new: Gutter, on canvas: Canvas) {
        for (y, line) in lines.dropFirst(offset).prefix(canvas.size.height).enumerated() {
            let row = canvas.region(Rect(x: 0, y: y, width: canvas.size.width, height: 1))
            draw(line, [(old, line.oldNumber), (new, line.newNumber)], on: row)
        }
    }

    private func draw(_ line: DiffLine?, _ numbers: [(Gutter, Int?)], on canvas: Canvas) {
        guard let line else { return }
        let canvas = canvas.styled(line.style)
        canvas.fill(canvas.bounds)
        var x = 0
        for (gutter, number) in numbers {
            gutter.draw(number, x: x, on: canvas)
            x += gutter.width + 1
        }
        canvas.write(line.sign, x: x, y: 0)
        canvas.region(canvas.bounds.inset(by: Insets(left: x + 2))).write(
            source: line.text, column: line.kind == .heading ? 0 : column)
    }

    private func isSideBySide(_ width: Int) -> Bool {
        arrangement == .sideBySide && width >= Self.narrowestSideBySide
    }
}
