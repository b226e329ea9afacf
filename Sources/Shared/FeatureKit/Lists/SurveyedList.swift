import Architecture
import Observation
import TerminalUI

/// The rows of a listing: sorted, filtered, one of them selected.
///
/// A ``Survey`` works them out. The same row stays selected whatever its place, also if a filter
/// hides it for a while that leaves nothing.
@Observable package final class SurveyedList<Content: Listing>: ListModel {
    /// The rows that are shown, in their order.
    package private(set) var rows: [Content.Row] = []
    package var list = ListState() {
        didSet { if list.selection != oldValue.selection { onSelection?() } }
    }
    package var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { survey.question.filter = filter.text } }
    }
    /// What is known, and what is asked for.
    package let survey: Survey<Question>

    /// Told when the selection moves.
    @ObservationIgnored package var onSelection: (() -> Void)?
    /// Told when new rows begin to be shown.
    @ObservationIgnored package var onRows: (() -> Void)?
    /// What the person selected last.
    @ObservationIgnored private var chosen: Content.Row.ID?
    /// The filter of the rows that are shown.
    @ObservationIgnored private var filtered = ""

    /// A listing with a filter.
    package nonisolated struct Question: Inquiry {
        /// Which rows, in which order.
        package var listing: Content
        var filter = ""

        package static var nothing: Content.Table { Content.nothing }

        package func table(of analysis: Analysis, after before: Content.Table) -> Content.Table {
            listing.table(of: analysis, after: before)
        }

        package func answer(from table: inout Content.Table) -> Answer {
            let rows = listing.rows(
                of: table, matching: FilterMatcher(filter, mode: .substring))
            return Answer(
                listing: listing, rows: rows, filter: filter, best: best(of: rows),
                headings: rows.indices.filter { listing.isHeading(rows[$0]) },
                positions: Dictionary(
                    rows.indices.map { (rows[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
            )
        }

        private func best(of rows: [Content.Row]) -> Int? {
            let typed = filter.lowercased()
            return typed.isEmpty
                ? nil : rows.firstIndex { listing.name(of: $0)?.lowercased() == typed }
        }
    }

    /// Rows with where each stands.
    package nonisolated struct Answer: Sendable {
        fileprivate let listing: Content
        fileprivate let rows: [Content.Row]
        fileprivate let filter: String
        /// The row that is called as the filter says.
        fileprivate let best: Int?
        fileprivate let headings: [Int]
        fileprivate let positions: [Content.Row.ID: Int]
    }

    /// - Parameters:
    ///   - listing: Which rows, in which order.
    ///   - source: The analysis to follow.
    ///   - executor: Where rows are worked out; nil for the threads beside the main actor.
    package init(
        _ listing: Content, of source: any AnalysisSource, executor: (any TaskExecutor)? = nil
    ) {
        survey = Survey(Question(listing: listing), source: source, executor: executor)
        survey.onAnswer = { [weak self] in self?.show($0) }
    }

    /// The selected row.
    package var selected: Content.Row? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

    /// Selects a row if it is shown.
    package func select(_ id: Content.Row.ID) {
        if let row = rows.firstIndex(where: { $0.id == id }) { list.select(row) }
    }

    /// Takes new rows over; the same one stays selected.
    private func show(_ answer: Answer) {
        chosen = selected?.id ?? chosen
        rows = answer.rows
        var list = list
        let position = list.selection ?? 0
        list.update(count: rows.count, headers: answer.headings)
        let isTyped = answer.filter != filtered
        filtered = answer.filter
        if isTyped, let best = answer.best {
            list.select(best)
        } else if let chosen, !rows.isEmpty {
            list.select(
                answer.positions[chosen]
                    ?? answer.listing.replacement(for: chosen, at: position, in: rows))
        }
        self.list = list
        onRows?()
    }
}
