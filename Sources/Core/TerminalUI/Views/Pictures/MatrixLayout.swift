/// Which rows and columns of a matrix are visible, and where.
struct MatrixLayout {
    /// The room for a mark or a number, and a column of air before it.
    let cellWidth: Int

    /// Digits that the highest number needs.
    let numberWidth: Int
    /// Rows for the numbers of the columns, and for their names below.
    let headingHeight: Int
    /// Rows for the names of the columns, written downwards; 0 without room for them.
    let nameHeight: Int
    /// Columns for number and name.
    let labelWidth: Int
    /// The visible rows.
    let rows: Range<Int>
    /// The visible columns.
    let columns: Range<Int>

    /// A layout in which the cell at `row` and `column` is visible.
    init(
        labels: [StyledText], size: Size, row: Int, column: Int, markWidth: Int = 3,
        isCompact: Bool = false
    ) {
        let count = labels.count
        numberWidth = String(count).utf8.count
        let widest = labels.map { TextWidth.of($0, atMost: 40) }.max() ?? 0
        nameHeight = isCompact ? 0 : Self.nameHeight(widest, count: count, in: size.height)
        headingHeight = isCompact ? numberWidth : 1 + nameHeight
        cellWidth = isCompact ? 1 : max(numberWidth, markWidth) + 1
        let cells = count * cellWidth
        let share = max(size.width / 3, size.width - cells)
        labelWidth = max(0, min(numberWidth + widest + 2, share))
        rows = Self.window(of: size.height - headingHeight, around: row, count: count)
        columns = Self.window(
            of: (size.width - labelWidth) / cellWidth, around: column, count: count)
    }

    /// The rows for names of columns: what is left beside some twenty rows, or all.
    private static func nameHeight(_ widest: Int, count: Int, in height: Int) -> Int {
        let room = min(widest, height - 1 - min(count, 20), mostNameHeight)
        return room < leastNameHeight ? 0 : room
    }

    /// The fewest letters by which a name is known, and the most that are worth the room.
    private static let (leastNameHeight, mostNameHeight) = (6, 16)

    /// The row on the canvas.
    func y(ofRow row: Int) -> Int { headingHeight + row - rows.lowerBound }

    /// The first column on the canvas.
    func x(ofColumn column: Int) -> Int {
        labelWidth + (column - columns.lowerBound) * cellWidth
    }

    /// The numbers that are visible when only `length` fit, `place` among them.
    ///
    /// They change by half of what is visible at once, so that most steps move nothing on the screen.
    private static func window(of length: Int, around place: Int, count: Int) -> Range<Int> {
        let length = min(max(0, length), count)
        let step = max(1, length / 2)
        let wanted = place / step * step - (length - step) / 2
        let start = min(max(0, wanted), count - length)
        return start..<start + length
    }
}
