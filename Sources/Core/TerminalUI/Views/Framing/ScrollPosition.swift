/// Which part of something long is visible; a panel shows it in its right border.
package struct ScrollPosition: Hashable, Sendable {
    /// Rows above the first visible one.
    package var offset: Int
    /// All rows.
    package var total: Int
    /// The list that it is of; its selection decides which rows are visible when it is drawn.
    var list: ListState?

    /// A position; `offset` is limited to the rows there are.
    package init(offset: Int, total: Int) {
        self.total = max(0, total)
        self.offset = min(max(0, offset), self.total)
    }

    /// The rows of a bar of `length` that the thumb covers; nothing if everything is visible.
    func thumb(length: Int, page: Int) -> Range<Int>? {
        guard length > 0, page > 0, total > page else { return nil }
        let size = max(1, length * page / total)
        let hidden = total - page
        let first = min(list?.offset(page: page) ?? offset, hidden)
        let start = (first * (length - size) + hidden / 2) / hidden
        return start..<start + size
    }
}
