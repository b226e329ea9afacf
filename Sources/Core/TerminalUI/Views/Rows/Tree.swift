/// Rows that may be expanded and collapsed. Only visible rows are made and drawn.
///
/// The view model keeps the rows as a flat list.
package struct Tree: View {
    private let window: RowWindow
    private let placeholder: any View
    private let row: (Int) -> TreeRow

    /// A tree.
    ///
    /// - Parameters:
    ///   - state: How many rows are shown, which is selected and which are visible.
    ///   - isFocused: Whether it has the keyboard.
    ///   - actions: What the mouse does.
    ///   - placeholder: What is drawn when there are no rows.
    ///   - row: The row at a number.
    package init(
        _ state: ListState, isFocused: Bool = true, actions: RowActions = .none,
        placeholder: any View = EmptyView(), row: @escaping (_ index: Int) -> TreeRow
    ) {
        window = RowWindow(state: state, isFocused: isFocused, actions: actions)
        self.placeholder = placeholder
        self.row = row
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        if window.state.isEmpty { placeholder.draw(on: canvas) }
        window.draw(on: canvas) { index, canvas in draw(row(index), on: canvas) }
    }

    private func draw(_ row: TreeRow, on canvas: Canvas) {
        let width = canvas.size.width
        let start = min(1 + row.depth * 2, width)
        let trailing = row.trailing.cells(width: max(0, width - start - 4))
        let trailingWidth = trailing.cellWidth
        canvas.write(symbol(of: row.marker), x: start, y: 0, style: Style(.muted))
        let room = width - start - 2 - (trailingWidth == 0 ? 0 : trailingWidth + 2)
        canvas.write(row.text, x: start + 2, y: 0, width: room)
        canvas.write(cells: trailing, x: width - trailingWidth - 1, y: 0)
    }

    private func symbol(of marker: TreeRow.Marker) -> String {
        switch marker {
        case .expanded: "▾"
        case .collapsed: "▸"
        case .leaf: " "
        }
    }
}
