/// A square of marks with the same names at the rows and at the columns: who depends on whom.
///
/// Columns carry the numbers of the rows, and their names downwards where there is room. The row and
/// the column of the selected cell are lit. Only visible cells are asked for; what is visible follows
/// the selection.
package struct Matrix: View {
    /// A cell, by the numbers of its row and its column, from 0.
    package struct Position: Hashable, Sendable {
        /// The row, from 0 at the top.
        package var row: Int
        /// The column, from 0 at the left.
        package var column: Int

        /// The cell in a row and a column.
        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    private let labels: [StyledText]
    private let selection: Position?
    private let markWidth: Int
    private let isCompact: Bool
    private let isFocused: Bool
    private let onSelect: (@MainActor (Position) -> Void)?
    private let mark: (Position) -> StyledText

    /// A matrix.
    ///
    /// - Parameters:
    ///   - labels: The names of the rows, and so of the columns.
    ///   - selection: The cell whose row and column are lit.
    ///   - markWidth: The cells that the widest mark takes, at least three.
    ///   - isCompact: Whether marks are one letter wide without air between them, the numbers of
    ///     columns written downwards.
    ///   - isFocused: Whether it has the keyboard.
    ///   - onSelect: What a click on a cell does.
    ///   - mark: What stands in a cell, at most `markWidth` cells wide; it is not asked for the diagonal.
    package init(
        _ labels: [StyledText], selection: Position? = nil, markWidth: Int = 3,
        isCompact: Bool = false, isFocused: Bool = true,
        onSelect: (@MainActor (Position) -> Void)? = nil,
        mark: @escaping (Position) -> StyledText
    ) {
        self.labels = labels
        self.selection = selection
        self.markWidth = isCompact ? 1 : max(3, markWidth)
        self.isCompact = isCompact
        self.isFocused = isFocused
        self.onSelect = onSelect
        self.mark = mark
    }

    package func request(in space: Size) -> SizeRequest {
        .everything(minimum: Size(width: 12, height: 3))
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden, !labels.isEmpty else { return }
        let layout = MatrixLayout(
            labels: labels, size: canvas.size, row: selection?.row ?? 0,
            column: selection?.column ?? 0, markWidth: markWidth, isCompact: isCompact)
        for row in layout.rows { drawLabel(row, layout, on: canvas) }
        for column in layout.columns { drawHeading(column, layout, on: canvas) }
        for row in layout.rows {
            for column in layout.columns {
                draw(Position(row: row, column: column), layout, on: canvas)
            }
        }
    }

    private func drawLabel(_ row: Int, _ layout: MatrixLayout, on canvas: Canvas) {
        let area = Rect(x: 0, y: layout.y(ofRow: row), width: layout.labelWidth, height: 1)
        let line = lit(canvas.region(area), row == selection?.row)
        let number = String(row + 1)
        let digits = layout.numberWidth
        line.write(
            number, x: digits - number.utf8.count, y: 0, style: Style(.muted))
        let room = layout.labelWidth - digits - 2
        line.write(labels[row], x: digits + 1, y: 0, width: room, truncation: .middle)
    }

    private func drawHeading(_ column: Int, _ layout: MatrixLayout, on canvas: Canvas) {
        let isLit = column == selection?.column
        let number = String(column + 1)
        let style = isLit ? Style(.accent, attributes: .bold) : Style(.muted)
        let x = layout.x(ofColumn: column)
        if isCompact {
            let digits = Array(number)
            for (index, digit) in digits.enumerated() {
                let y = layout.headingHeight - digits.count + index
                canvas.write(String(digit), x: x, y: y, style: style)
            }
            return
        }
        canvas.write(number, x: x + layout.cellWidth - number.utf8.count, y: 0, style: style)
        drawName(of: column, x: x + layout.cellWidth - 1, layout.nameHeight, style, on: canvas)
    }

    /// The name of a column, one letter below the other, without the sign of its layer.
    private func drawName(
        of column: Int, x: Int, _ height: Int, _ style: Style, on canvas: Canvas
    ) {
        guard height > 0 else { return }
        let name = labels[column].string.drop { !$0.isLetter && !$0.isNumber }
        let letters = StyledText(String(name), style).cells(width: height, truncation: .middle)
        for (y, cell) in letters.enumerated() where cell.width == 1 {
            canvas.write(cells: [cell], x: x, y: 1 + y)
        }
    }

    private func draw(_ position: Position, _ layout: MatrixLayout, on canvas: Canvas) {
        let area = Rect(
            x: layout.x(ofColumn: position.column), y: layout.y(ofRow: position.row),
            width: layout.cellWidth, height: 1)
        if let onSelect { canvas.onClick(in: area, { _ in onSelect(position) }) }
        let isLit = position.row == selection?.row || position.column == selection?.column
        let cell = lit(canvas.region(area), isLit, isSelected: position == selection)
        let text =
            position.row == position.column ? StyledText("╲", .faint) : mark(position)
        let cells =
            text.isEmpty ? StyledText("·", .faint).cells(width: 1) : text.cells(width: markWidth)
        let width = cells.cellWidth
        cell.write(cells: cells, x: layout.cellWidth - width, y: 0)
    }

    private func lit(_ canvas: Canvas, _ isLit: Bool, isSelected: Bool = false) -> Canvas {
        guard isLit else { return canvas }
        let color = isSelected && isFocused ? Color.selection : .selectionInactive
        let styled = canvas.styled(Style(on: color))
        styled.fill(styled.bounds)
        return styled
    }
}
