import Architecture
import TerminalUI

/// The only way to build this screen.
package struct GapsFactory {
    private let source: any AnalysisSource

    package init(source: any AnalysisSource) {
        self.source = source
    }

    package func makeScreen(router: any GapsRouter) -> any Screen {
        GapsScreen(viewModel: GapsViewModel(source: source, router: router))
    }
}
