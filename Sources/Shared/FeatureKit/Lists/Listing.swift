import Architecture
import TerminalUI

/// A list that a screen shows of a codebase: which rows, in which order.
package nonisolated protocol Listing: Sendable {
    /// What is worked out once for each analysis.
    associatedtype Table: Sendable
    /// A line of the list.
    associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

    /// What is known before the first analysis.
    static var nothing: Table { get }

    /// Works out all rows that the list can have.
    func table(of analysis: Analysis) -> Table

    /// The same where the table of the analysis before is known, for what stays the same.
    func table(of analysis: Analysis, after before: Table) -> Table

    /// The rows that a filter lets through, in their order.
    func rows(of table: Table, matching matcher: FilterMatcher) -> [Row]

    /// What a person calls a row, for who types just that; nil if it has no name.
    func name(of row: Row) -> String?

    /// Whether a row is a heading, which cannot be selected.
    func isHeading(_ row: Row) -> Bool

    /// The row to select in the place of one that is not there any more.
    ///
    /// - Parameters:
    ///   - id: The row that was selected.
    ///   - position: Where it stood.
    func replacement(for id: Row.ID, at position: Int, in rows: [Row]) -> Int
}

extension Listing {
    package func table(of analysis: Analysis, after before: Table) -> Table {
        table(of: analysis)
    }

    package func name(of row: Row) -> String? { nil }

    package func isHeading(_ row: Row) -> Bool { false }

    package func replacement(for id: Row.ID, at position: Int, in rows: [Row]) -> Int { 0 }
}

/// A listing whose rows can be sorted by columns.
package nonisolated protocol SortedListing: Listing {
    associatedtype Order: ListOrder

    /// In which order the rows stand.
    var order: Order { get set }
}

/// In which order the rows of a table stand.
package nonisolated protocol ListOrder: Equatable, Sendable {
    associatedtype Column: CaseIterable & Equatable & Sendable

    var column: Column { get }
    var isAscending: Bool { get set }

    /// An order by a column in the direction that people look for first.
    init(by column: Column)
}

nonisolated extension ListOrder {
    /// By a column; by the same one the other way round.
    package func sorting(by column: Column) -> Self {
        column == self.column ? reversed : Self(by: column)
    }

    /// The same the other way round.
    package var reversed: Self {
        var copy = self
        copy.isAscending.toggle()
        return copy
    }

    /// By the next column, after the last one by the first.
    package var next: Self {
        let columns = Array(Column.allCases)
        guard let index = columns.firstIndex(of: column) else { return self }
        return Self(by: columns[(index + 1) % columns.count])
    }
}
