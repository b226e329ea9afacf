/// A grid of cells: the only thing that screens draw into and that tests look at.
///
/// It is a value and knows no terminal. Its colours may be meanings (``ColorRole``); ``resolved(with:for:)``
/// turns them into what a terminal of some colour depth can show.
package struct ScreenBuffer: Hashable, Sendable {
    /// Columns and rows.
    package let size: Size
    /// Where the text cursor stands; hidden if there is none.
    package var cursor: Point?
    /// All cells, row by row.
    package private(set) var cells: [Cell]

    /// Empty cells.
    package init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell at a place; blank outside.
    package subscript(x: Int, y: Int) -> Cell {
        isInside(x, y) ? cells[y * size.width + x] : .blank
    }

    /// The cells of a row from left to right; none outside.
    package func row(_ y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height else { return [] }
        return cells[y * size.width..<(y + 1) * size.width]
    }

    /// Puts a glyph at a place inside; a wide one also takes the cell after it.
    ///
    /// What is left of a wide glyph that it half covers becomes a space, and so does a wide glyph for
    /// which there is only one column. Outside nothing happens.
    package mutating func put(_ cell: Cell, x: Int, y: Int) {
        guard isInside(x, y) else { return }
        let index = y * size.width + x
        guard cell.width == 2 else { return set(cell.width == 0 ? blank(cell) : cell, at: index) }
        guard x + 1 < size.width else { return set(blank(cell), at: index) }
        set(cell, at: index)
        set(Cell(.continuation, width: 0, style: cell.style), at: index + 1, keepsLead: true)
    }

    /// Changes the look of a cell; outside nothing happens.
    package mutating func restyle(x: Int, y: Int, _ change: (Style) -> Style) {
        guard isInside(x, y) else { return }
        let index = y * size.width + x
        cells[index].style = change(cells[index].style)
    }

    /// The same buffer with another look for every cell.
    func mapStyles(_ change: (Style) -> Style) -> ScreenBuffer {
        var copy = self
        for index in copy.cells.indices {
            copy.cells[index].style = change(copy.cells[index].style)
        }
        return copy
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size.width && y < size.height
    }

    private func blank(_ cell: Cell) -> Cell {
        Cell(.space, width: 1, style: cell.style)
    }

    /// Stores a cell and blanks the halves of glyphs that it cuts.
    private mutating func set(_ cell: Cell, at index: Int, keepsLead: Bool = false) {
        let old = cells[index]
        if old.width == 0, !keepsLead { cells[index - 1] = blank(cells[index - 1]) }
        if old.width == 2 { cells[index + 1] = blank(cells[index + 1]) }
        cells[index] = cell
    }
}
