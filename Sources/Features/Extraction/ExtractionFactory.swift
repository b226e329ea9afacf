import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct ExtractionFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    /// - Parameter module: The module to take apart; nil for the one that Strata would.
    package func makeScreen(
        for module: ModuleID? = nil, router: any ExtractionRouter
    ) -> any Screen {
        ExtractionScreen(
            viewModel: ExtractionViewModel(source: source, module: module, router: router))
    }
}
