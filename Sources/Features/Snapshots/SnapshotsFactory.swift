import Architecture
import TerminalUI

/// The only way to build this screen.
package struct SnapshotsFactory {
    private let store: any SnapshotStore
    private let root: String

    /// - Parameter root: The absolute path of the codebase.
    package init(store: any SnapshotStore, root: String) {
        self.store = store
        self.root = root
    }

    package func makeScreen(router: any SnapshotsRouter) -> any Screen {
        SnapshotsScreen(
            viewModel: SnapshotsViewModel(store: store, root: root, router: router))
    }
}
