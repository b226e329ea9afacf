import Architecture
import TerminalUI

/// The only way to build this screen.
package struct ModulesFactory {
    private let source: any UnitsSource

    package init(source: any UnitsSource) {
        self.source = source
    }

    package func makeScreen(router: any ModulesRouter) -> any Screen {
        ModulesScreen(viewModel: ModulesViewModel(source: source, router: router))
    }
}
