import Architecture
import TerminalUI

/// The only way to build this screen.
package struct LayersFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    package func makeScreen(router: any LayersRouter) -> any Screen {
        LayersScreen(viewModel: LayersViewModel(source: source, router: router))
    }
}
