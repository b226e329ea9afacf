import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct GraphFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    /// - Parameter module: What to show the surroundings of; nil for the whole graph.
    package func makeScreen(
        around module: ModuleID? = nil, router: any GraphRouter
    ) -> any Screen {
        GraphScreen(viewModel: GraphViewModel(source: source, around: module, router: router))
    }
}
