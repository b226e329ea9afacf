import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct ExtractionFactory {
    private let source: any AnalysisSource
    private let kept: KeptWhatIf

    /// - Parameter kept: Where moves in thought stay when the screen is left.
    package init(source: any AnalysisSource, kept: KeptWhatIf) {
        self.source = source
        self.kept = kept
    }

    /// - Parameter module: The module to take apart; nil for the one that Strata would.
    package func makeScreen(
        for module: ModuleID? = nil, router: any ExtractionRouter
    ) -> any Screen {
        ExtractionScreen(
            viewModel: ExtractionViewModel(
                source: source, module: module, kept: kept, router: router))
    }
}
