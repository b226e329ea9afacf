extension ScreenBuffer {
    /// Neighbouring cells of a row that differ from another buffer.
    package struct Change: Hashable, Sendable {
        /// The row, from 0.
        package let row: Int
        /// The columns from the first to the last cell that differs.
        package let columns: Range<Int>
    }

    /// What must be drawn again where `old` is shown: at most one run of cells for each row.
    ///
    /// A run never starts or ends within a wide glyph. If the sizes differ, every row is in it.
    package func changes(since old: ScreenBuffer) -> [Change] {
        guard size == old.size else {
            return (0..<size.height).map { Change(row: $0, columns: 0..<size.width) }
        }
        return (0..<size.height).compactMap { change(inRow: $0, since: old) }
    }

    private func change(inRow y: Int, since old: ScreenBuffer) -> Change? {
        let new = row(y)
        let base = new.startIndex
        guard var first = new.indices.first(where: { new[$0] != old.cells[$0] }),
            var last = new.indices.last(where: { new[$0] != old.cells[$0] })
        else { return nil }
        while first > base, new[first].width == 0 || old.cells[first].width == 0 { first -= 1 }
        while last + 1 < new.endIndex, new[last + 1].width == 0 || old.cells[last + 1].width == 0 {
            last += 1
        }
        return Change(row: y, columns: first - base..<last + 1 - base)
    }
}
