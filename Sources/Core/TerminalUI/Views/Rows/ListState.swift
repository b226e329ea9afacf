/// Which row of a list is selected and which rows are visible.
///
/// A view model keeps it and changes it when keys are pressed; ``List``, ``Table`` and ``Tree`` draw
/// it. Rows are counted from 0. Headers are rows that cannot be selected.
package struct ListState: Sendable {
    /// All rows, headers among them.
    package private(set) var count: Int
    /// The rows that are headers, in ascending order.
    package private(set) var headers: [Int]
    /// The selected row; none if there is nothing to select.
    package private(set) var selection: Int?
    /// The first row that is meant to be visible; drawing moves it as far as the selection needs.
    package private(set) var offset = 0
    /// The last row that is to be visible too, as far as the selection leaves room.
    private var revealed: Int?
    private var viewport = Viewport()

    /// A list whose first row is selected, or the row nearest to `selection`.
    package init(count: Int = 0, headers: [Int] = [], selection: Int = 0) {
        self.count = max(0, count)
        self.headers = headers
        self.selection = selectable(near: selection, direction: 1)
    }

    /// Whether there are no rows.
    package var isEmpty: Bool { count == 0 }

    /// Rows that were visible when it was last drawn; 0 before that.
    package var pageSize: Int { viewport.rows }

    /// The first visible row if there is room for `page` rows.
    package func offset(page: Int) -> Int {
        guard page > 0 else { return offset }
        var first = min(offset, max(0, count - page))
        guard let selection else { return first }
        let top = page > 1 && isHeader(selection - 1) ? selection - 1 : selection
        if let revealed, revealed >= first + page { first = min(revealed - page + 1, selection) }
        if top < first { first = top }
        if selection >= first + page { first = selection - page + 1 }
        return first
    }

    /// Whether a row is a header.
    package func isHeader(_ row: Int) -> Bool {
        var low = 0
        var high = headers.count
        while low < high {
            let middle = (low + high) / 2
            if headers[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low < headers.count && headers[low] == row
    }

    func report(page: Int) {
        viewport.rows = page
    }
}

extension ListState {
    /// Selects the row `rows` further down, or up if negative, and stops at the ends.
    package mutating func move(by rows: Int) {
        guard let selection, rows != 0 else { return }
        select(selection + rows, direction: rows > 0 ? 1 : -1)
    }

    /// Moves by what is visible at once; `pages` is negative upwards.
    package mutating func movePage(by pages: Int) {
        move(by: pages * max(1, pageSize - 1))
    }

    /// Selects the first row.
    package mutating func moveToStart() {
        select(0, direction: 1)
        offset = 0
    }

    /// Selects the last row.
    package mutating func moveToEnd() {
        select(count - 1, direction: -1)
    }

    /// Selects a row, or the nearest one if it is a header or does not exist.
    package mutating func select(_ row: Int) {
        select(row, direction: 1)
    }

    /// Makes the rows below the selection visible, down to `row`, as far as there is room. Holds
    /// until the selection moves, and also for a list that was not drawn yet.
    package mutating func reveal(through row: Int) {
        guard let selection else { return }
        revealed = min(max(selection, row), count - 1)
    }

    /// Selects the first row below the next header, or below the header above the selection; below
    /// the one before that if it is selected already.
    package mutating func moveSection(down: Bool) {
        guard let selection else { return }
        let above = headers.filter { $0 < selection }
        let start = down ? headers.first { $0 > selection } : above.last
        guard let start else { return }
        let isFirst = !down && selection == start + 1
        select(isFirst ? (above.dropLast().last ?? start) : start, direction: 1)
    }

    /// Moves what is visible, and the selection only as far as it must to stay visible.
    package mutating func scroll(by rows: Int) {
        guard pageSize > 0 else { return move(by: rows) }
        let first = offset(page: pageSize) + rows
        revealed = nil
        let target = min(max(0, first), max(0, count - pageSize))
        offset = target
        guard let selection else { return }
        let visible = min(max(selection, target), target + pageSize - 1)
        if visible != selection { select(visible, direction: visible > selection ? 1 : -1) }
        offset = target
    }

    /// Takes over new rows. The selection stays at its row as long as there are enough.
    package mutating func update(count: Int, headers: [Int] = []) {
        self.count = max(0, count)
        self.headers = headers
        offset = min(offset, max(0, self.count - 1))
        revealed = revealed.map { min($0, max(0, self.count - 1)) }
        selection = selectable(near: selection ?? 0, direction: 1)
    }

    private mutating func select(_ row: Int, direction: Int) {
        if !isKnownUniquelyReferenced(&viewport) { viewport = Viewport(rows: viewport.rows) }
        offset = offset(page: pageSize)
        let target = selectable(near: row, direction: direction)
        if target != selection, !isWaiting(toReveal: target) { revealed = nil }
        selection = target
        offset = offset(page: pageSize)
    }

    /// Whether what was to be visible is still to be drawn for the first time, and a row belongs to
    /// it: the row can be selected before and after the drawing, and the same is visible.
    private func isWaiting(toReveal row: Int?) -> Bool {
        guard pageSize == 0, let row, let selection, let revealed else { return false }
        return row > selection && row <= revealed
    }

    /// The nearest row to `row` that is no header, looked for in one direction first.
    private func selectable(near row: Int, direction: Int) -> Int? {
        guard count > headers.count else { return nil }
        let start = min(max(0, row), count - 1)
        for step in [direction, -direction] {
            var candidate = start
            while candidate >= 0, candidate < count {
                if !isHeader(candidate) { return candidate }
                candidate += step
            }
        }
        return nil
    }
}

extension ListState: Hashable {
    /// Whether both show the same; how large they were drawn does not count.
    package static func == (left: ListState, right: ListState) -> Bool {
        left.count == right.count && left.headers == right.headers
            && left.selection == right.selection && left.offset == right.offset
            && left.revealed == right.revealed
    }

    /// Feeds what ``==(_:_:)`` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(headers)
        hasher.combine(selection)
        hasher.combine(offset)
        hasher.combine(revealed)
    }
}

extension ScrollPosition {
    /// The part of a list that is visible: as many rows as fit when it is drawn.
    package init(_ state: ListState) {
        self.init(offset: state.offset, total: state.count)
        list = state
    }
}
