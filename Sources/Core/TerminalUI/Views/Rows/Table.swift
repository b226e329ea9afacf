/// Rows in aligned columns under a heading. Only visible rows are made and drawn.
///
/// In a narrow space the columns of the lowest priority are left out.
package struct Table<Row>: View {
    private let rows: [Row]
    private let columns: [TableColumn<Row>]
    private let window: RowWindow
    private let sort: TableSort?
    private let onSort: (@MainActor (_ column: Int) -> Void)?
    private let placeholder: any View

    /// A table.
    ///
    /// - Parameters:
    ///   - rows: What the rows show; as many as `state` counts.
    ///   - columns: The columns from left to right.
    ///   - state: Which row is selected and which are visible.
    ///   - sort: The column whose heading carries an arrow.
    ///   - isFocused: Whether it has the keyboard.
    ///   - actions: What the mouse does in the rows.
    ///   - placeholder: What is drawn when there are no rows.
    ///   - onSort: What a click on a heading does.
    package init(
        _ rows: [Row], columns: [TableColumn<Row>], state: ListState, sort: TableSort? = nil,
        isFocused: Bool = true, actions: RowActions = .none, placeholder: any View = EmptyView(),
        onSort: (@MainActor (_ column: Int) -> Void)? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.sort = sort
        self.onSort = onSort
        self.placeholder = placeholder
        window = RowWindow(state: state, isFocused: isFocused, actions: actions)
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let slots = TableLayout.slots(for: columns, width: canvas.size.width - 2)
        for slot in slots { drawHeading(slot, on: canvas) }
        let body = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        if rows.isEmpty { placeholder.draw(on: body) }
        window.draw(on: body) { index, canvas in
            guard index < rows.count else { return }
            for slot in slots { draw(columns[slot.column].text(rows[index]), slot, on: canvas) }
        }
    }

    private func drawHeading(_ slot: TableLayout.Slot, on canvas: Canvas) {
        var title = columns[slot.column].heading
        if let sort, sort.column == slot.column {
            let arrow = StyledText(sort.isAscending ? "▴" : "▾", .accent)
            title = columns[slot.column].alignment == .trailing ? arrow + title : title + arrow
        }
        draw(title, slot, on: canvas)
        guard let onSort else { return }
        let area = Rect(x: slot.x + 1, y: 0, width: slot.width, height: 1)
        canvas.onClick(in: area, { _ in onSort(slot.column) })
    }

    private func draw(_ text: StyledText, _ slot: TableLayout.Slot, on canvas: Canvas) {
        let column = columns[slot.column]
        let cells = text.cells(width: slot.width, truncation: column.truncation)
        let width = cells.cellWidth
        let x = slot.x + 1 + column.alignment.offset(of: width, in: slot.width)
        canvas.write(cells: cells, x: x, y: 0)
    }
}
