import Architecture
import TerminalUI

/// The only way to build this screen.
package struct ComponentListFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    package func makeScreen(router: any ComponentListRouter) -> any Screen {
        ComponentListScreen(viewModel: ComponentListViewModel(source: source, router: router))
    }
}
