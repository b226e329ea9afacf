import Architecture
import Codebase
import Extracting
import TerminalUI

/// The only way to build this screen.
package struct ExtractionFactory {
    private let source: any AnalysisSource
    private let services: ExtractionServices
    private let kept: KeptWhatIf

    /// - Parameters:
    ///   - services: What looks closer than names do.
    ///   - kept: Where moves in thought stay when the screen is left.
    package init(
        source: any AnalysisSource, services: ExtractionServices = ExtractionServices(),
        kept: KeptWhatIf
    ) {
        self.source = source
        self.services = services
        self.kept = kept
    }

    /// - Parameter module: The module to take apart; nil for the one that Strata would.
    package func makeScreen(
        for module: ModuleID? = nil, router: any ExtractionRouter
    ) -> any Screen {
        ExtractionScreen(
            viewModel: ExtractionViewModel(
                source: source, module: module, kept: kept, services: services, router: router,
                plan: { [services] module, analysis, pace in
                    PlannedMonolith(
                        module, in: analysis,
                        records: await services.readRecords.records(
                            of: module, in: analysis.codebase),
                        files: await services.files(), pace: pace)
                }))
    }
}
