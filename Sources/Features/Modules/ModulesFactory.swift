import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct ModulesFactory {
    private let source: any UnitsSource
    private let owners: (any OwnersReader)?

    /// - Parameter owners: Says who owns which files; nil where nobody asks.
    package init(source: any UnitsSource, owners: (any OwnersReader)? = nil) {
        self.source = source
        self.owners = owners
    }

    package func makeScreen(router: any ModulesRouter) -> any Screen {
        ModulesScreen(viewModel: ModulesViewModel(source: source, owners: owners, router: router))
    }
}
