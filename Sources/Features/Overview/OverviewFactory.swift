import Architecture
import TerminalUI

/// The only way to build this screen.
package struct OverviewFactory {
    private let source: any UnitsSource
    private let evidence: CollectEvidence
    private let before: Analysis?

    /// - Parameter before: What the codebase is compared with, as what would be is with today; nil
    ///   for nothing.
    package init(
        source: any UnitsSource, evidence: CollectEvidence, comparedWith before: Analysis? = nil
    ) {
        self.source = source
        self.evidence = evidence
        self.before = before
    }

    package func makeScreen(router: any OverviewRouter) -> any Screen {
        OverviewScreen(
            viewModel: OverviewViewModel(
                source: source, router: router, collectEvidence: evidence, comparedWith: before))
    }
}
