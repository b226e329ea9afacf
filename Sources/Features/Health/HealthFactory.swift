import Architecture
import Codebase
import Diagnosing
import Previewing
import TerminalUI

/// The only way to build this screen.
package struct HealthFactory {
    private let source: any AnalysisSource
    private let history: (@Sendable () async -> ChangeHistory?)?
    private let tryFirstStep: TryFirstStep?
    private let owners: (any OwnersReader)?

    /// - Parameters:
    ///   - history: Reads what the latest commits changed; nil if nobody does.
    ///   - tryFirstStep: Tries what the selected finding advises; nil if nobody does.
    ///   - owners: Says who owns which files; nil where nobody asks.
    package init(
        source: any AnalysisSource, history: (@Sendable () async -> ChangeHistory?)? = nil,
        tryFirstStep: TryFirstStep? = nil, owners: (any OwnersReader)? = nil
    ) {
        self.owners = owners
        self.source = source
        self.history = history
        self.tryFirstStep = tryFirstStep
    }

    package func makeScreen(router: any HealthRouter) -> any Screen {
        HealthScreen(
            viewModel: HealthViewModel(
                source: source,
                diagnose: {
                    diagnoseHealth($0, previews: surveyPreviews($0.ofModules), history: $1)
                },
                history: history, tryFirstStep: tryFirstStep, owners: owners, router: router))
    }
}
