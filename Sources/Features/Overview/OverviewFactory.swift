import Architecture
import TerminalUI

/// The only way to build this screen.
package struct OverviewFactory {
    private let source: any UnitsSource

    package init(source: any UnitsSource) {
        self.source = source
    }

    package func makeScreen(router: any OverviewRouter) -> any Screen {
        OverviewScreen(viewModel: OverviewViewModel(source: source, router: router))
    }
}
