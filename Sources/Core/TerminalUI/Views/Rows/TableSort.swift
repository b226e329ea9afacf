/// By which column a table is sorted.
package struct TableSort: Hashable, Sendable {
    /// The column's number, from 0.
    package var column: Int
    /// Whether the smallest comes first.
    package var isAscending: Bool

    /// An order by the column with this number.
    package init(column: Int, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }
}
