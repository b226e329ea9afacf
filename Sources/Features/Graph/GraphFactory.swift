import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct GraphFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    /// - Parameter module: The module to select in the whole graph; nil for the busiest.
    package func makeScreen(
        selecting module: ModuleID? = nil, router: any GraphRouter
    ) -> any Screen {
        GraphScreen(viewModel: GraphViewModel(source: source, selecting: module, router: router))
    }
}
