import Chronicling
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct HistoryFactory {
    private let root: String
    private let measure: MeasureHistory

    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - measure: Reads its history.
    package init(root: String, measure: MeasureHistory) {
        self.root = root
        self.measure = measure
    }

    package func makeScreen(router: any HistoryRouter) -> any Screen {
        HistoryScreen(
            viewModel: HistoryViewModel(
                measure: { [measure, root] () async throws(RevisionError) in
                    try await measure(in: root)
                }, router: router))
    }
}
