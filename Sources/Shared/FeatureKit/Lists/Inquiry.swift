import Architecture

/// What a screen wants to know of a codebase: a value, whose changes are what a person asks for.
///
/// ``Survey`` answers it beside the main actor. What depends on the analysis alone is worked out
/// once for each analysis, the rest for each question.
package nonisolated protocol Inquiry: Sendable {
    /// What is worked out once for each analysis.
    associatedtype Table: Sendable
    /// What is shown of a table.
    associatedtype Answer: Sendable

    /// What is known before the first analysis.
    static var nothing: Table { get }

    /// Works out the table of an analysis.
    ///
    /// - Parameter before: The table of the analysis before, for what stays the same.
    func table(of analysis: Analysis, after before: Table) -> Table

    /// Works out what is shown. What later questions need too can be kept in the table.
    func answer(from table: inout Table) -> Answer
}
