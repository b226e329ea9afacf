/// Where the columns of a table go, and which are left out.
enum TableLayout {
    /// A column's number and its place.
    struct Slot: Equatable {
        let column: Int
        let x: Int
        let width: Int
    }

    /// Columns between two columns.
    static let gap = 2

    /// The columns that fit into `width`, from left to right.
    static func slots<Row>(for columns: [TableColumn<Row>], width: Int) -> [Slot] {
        var kept = Array(columns.indices)
        while kept.count > 1, needed(kept.map { columns[$0] }) > width {
            guard
                let least = kept.reversed().min(by: { columns[$0].priority < columns[$1].priority })
            else { break }
            kept.removeAll { $0 == least }
        }
        let wants = kept.map { index in
            let column = columns[index]
            var fills = false
            if case .flexible = column.width { fills = true }
            return Shares.Want(length: column.width.minimum, fills: fills)
        }
        let room = width - gap * (kept.count - 1)
        var x = 0
        return zip(kept, Shares.lengths(for: wants, in: room)).map { column, length in
            defer { x += length + gap }
            return Slot(column: column, x: x, width: length)
        }
    }

    private static func needed<Row>(_ columns: [TableColumn<Row>]) -> Int {
        columns.reduce(0) { $0 + $1.width.minimum } + gap * max(0, columns.count - 1)
    }
}
