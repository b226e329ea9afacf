import Architecture
import TerminalUI

/// The only way to build this screen.
package struct PreviewsFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    package func makeScreen(router: any PreviewsRouter) -> any Screen {
        PreviewsScreen(viewModel: PreviewsViewModel(source: source, router: router))
    }
}
