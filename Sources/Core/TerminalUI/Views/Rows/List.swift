/// Rows one below the other, of which one is selected. Only visible rows are made and drawn.
package struct List: View {
    private let window: RowWindow
    private let placeholder: any View
    private let row: (Int) -> any View

    /// A list.
    ///
    /// - Parameters:
    ///   - state: How many rows there are, which is selected and which are visible.
    ///   - isFocused: Whether it has the keyboard.
    ///   - actions: What the mouse does.
    ///   - placeholder: What is drawn when there are no rows.
    ///   - row: The view of the row at a number; it is one row high.
    package init(
        _ state: ListState, isFocused: Bool = true, actions: RowActions = .none,
        placeholder: any View = EmptyView(), row: @escaping (_ index: Int) -> any View
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
        window.draw(on: canvas) { index, canvas in row(index).draw(on: canvas) }
    }
}
