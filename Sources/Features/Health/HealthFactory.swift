import Architecture
import Diagnosing
import Previewing
import TerminalUI

/// The only way to build this screen.
package struct HealthFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    package func makeScreen(router: any HealthRouter) -> any Screen {
        HealthScreen(
            viewModel: HealthViewModel(
                source: source,
                diagnose: { diagnoseHealth($0, previews: surveyPreviews($0.ofModules)) },
                router: router))
    }
}
