import Architecture
import Chronicling
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct HistoryFactory {
    private let root: String
    private let measureHistory: MeasureHistory
    private let source: any AnalysisSource
    private let findCoupling: FindChangeCoupling

    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - measureHistory: Reads its history.
    ///   - source: Says how it is now.
    ///   - findCoupling: Finds what changes together.
    package init(
        root: String, measureHistory: MeasureHistory, source: any AnalysisSource,
        findCoupling: FindChangeCoupling
    ) {
        self.source = source
        self.findCoupling = findCoupling
        self.root = root
        self.measureHistory = measureHistory
    }

    /// - Parameter showsCoupling: Whether what changes together is shown first.
    package func makeScreen(
        router: any HistoryRouter, showsCoupling: Bool = false
    ) -> any Screen {
        let viewModel = HistoryViewModel(
            measure: { [measureHistory, root] () async throws(RevisionError) in
                try await measureHistory.measure(in: root, outlining: true)
            },
            readCoupling: { [source, findCoupling] () async throws(RevisionError) in
                guard case .complete(let analysis) = source.current else { return nil }
                return try await findCoupling.coupling(in: analysis.ofModules)
            }, router: router)
        if showsCoupling { viewModel.show(.coupling) }
        return HistoryScreen(viewModel: viewModel)
    }
}
