import Architecture
import TerminalUI

/// The only way to build this screen.
package struct OverviewFactory {
    private let source: any UnitsSource
    private let evidence: CollectEvidence

    package init(source: any UnitsSource, evidence: CollectEvidence) {
        self.source = source
        self.evidence = evidence
    }

    package func makeScreen(router: any OverviewRouter) -> any Screen {
        OverviewScreen(
            viewModel: OverviewViewModel(
                source: source, router: router, collectEvidence: evidence))
    }
}
