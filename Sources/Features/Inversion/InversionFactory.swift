import Architecture
import TerminalUI

/// The only way to build this screen.
package struct InversionFactory {
    private let source: any AnalysisSource
    private let services: InversionServices

    /// - Parameters:
    ///   - source: The analysis that has the violation.
    ///   - services: What plans, proves, applies and undoes.
    package init(source: any AnalysisSource, services: InversionServices) {
        self.source = source
        self.services = services
    }

    /// What can be done about a violation.
    package func makeScreen(of violation: Violation.ID, router: any InversionRouter) -> any Screen {
        InversionScreen(
            viewModel: InversionViewModel(
                of: violation, source: source, services: services, router: router))
    }
}
