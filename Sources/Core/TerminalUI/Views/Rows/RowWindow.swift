/// The visible rows of something long: what ``List``, ``Table`` and ``Tree`` have in common.
struct RowWindow {
    let state: ListState
    let isFocused: Bool
    let actions: RowActions

    /// Draws the visible rows and nothing else.
    func draw(on canvas: Canvas, row: (_ index: Int, _ canvas: Canvas) -> Void) {
        let page = canvas.size.height
        state.report(page: page)
        guard !canvas.isHidden else { return }
        if let scroll = actions.scroll { canvas.onScroll(in: canvas.bounds, scroll) }
        let first = state.offset(page: page)
        for index in first..<max(first, min(first + page, state.count)) {
            let area = Rect(x: 0, y: index - first, width: canvas.size.width, height: 1)
            record(index, area, on: canvas)
            row(index, styled(canvas.region(area), isSelected: index == state.selection))
        }
    }

    private func record(_ index: Int, _ area: Rect, on canvas: Canvas) {
        guard !state.isHeader(index), actions.select != nil || actions.open != nil else { return }
        canvas.onClick(
            in: area, actions.select.map { press($0, index) },
            double: actions.open.map { press($0, index) })
    }

    private func press(
        _ action: @escaping @MainActor (Int) -> Void, _ index: Int
    ) -> HitRegion.Press {
        { _ in action(index) }
    }

    private func styled(_ canvas: Canvas, isSelected: Bool) -> Canvas {
        guard isSelected else { return canvas }
        let styled = canvas.styled(Style(on: isFocused ? .selection : .selectionInactive))
        styled.fill(styled.bounds)
        return styled
    }
}
