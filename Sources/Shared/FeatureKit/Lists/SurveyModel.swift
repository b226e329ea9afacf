import Architecture
import TerminalUI

/// A view model around one list of a codebase: what it adds is the router, and what a person can do
/// with the selected row.
package protocol SurveyModel: ListModel {
    associatedtype Content: Listing

    /// The list.
    var content: SurveyedList<Content> { get }
}

extension SurveyModel {
    /// How much is known.
    package var phase: AnalysisPhase { content.survey.phase }

    /// What was worked out of the analysis.
    package var table: Content.Table { content.survey.table }

    /// Which rows are asked for, in which order.
    package var listing: Content {
        get { content.survey.question.listing }
        set { content.survey.question.listing = newValue }
    }

    /// The rows that are shown, in their order.
    package var rows: [Content.Row] { content.rows }

    /// The selected row.
    package var selected: Content.Row? { content.selected }

    package var list: ListState {
        get { content.list }
        set { content.list = newValue }
    }

    package var filter: ListFilter {
        get { content.filter }
        set { content.filter = newValue }
    }

    /// Follows the analysis until ``stop()``.
    package func listen() { content.survey.listen() }

    /// Ignores the analysis from now on; what is shown stays.
    package func stop() { content.survey.stop() }

    /// Reads the codebase again.
    package func readAgain() { content.survey.source.reload() }

    /// Does something as soon as the rows are those that were asked for.
    package func inTurn(_ action: @escaping () -> Void) { content.survey.inTurn(action) }

    /// The same commands, each done when the rows are those that were asked for before it.
    package func inTurn(_ commands: [Command]) -> [Command] { content.survey.inTurn(commands) }

    /// Movement and `/`.
    package var listCommands: [Command] { filterCommands + inTurn(movementCommands) }

    /// All that can be done while the filter is being typed; nil while it is not.
    package var typingCommands: [Command]? {
        let moving = Set(movementCommands.map(\.id))
        return (self as any ListModel).typingCommands?.map { command in
            moving.contains(command.id) ? inTurn([command])[0] : command
        }
    }
}

extension SurveyModel where Content: SortedListing {
    /// In which order the rows are asked for.
    package var order: Content.Order { listing.order }

    /// Sorts by a column; by the same one the other way round.
    package func sort(by column: Content.Order.Column) {
        listing.order = order.sorting(by: column)
    }

    /// Sorts by the next column.
    package func sortByNextColumn() { listing.order = order.next }

    /// Sorts the other way round.
    package func reverse() { listing.order = order.reversed }
}

extension ListScreen where Model: SurveyModel {
    package var isPreparing: Bool { viewModel.content.survey.isPreparing }
}
