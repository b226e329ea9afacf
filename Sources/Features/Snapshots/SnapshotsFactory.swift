import Editing
import Previewing
import TerminalUI

/// The only way to build this screen.
package struct SnapshotsFactory {
    private let store: any SnapshotStore
    private let changes: ChangeWriter
    private let root: String

    /// - Parameters:
    ///   - changes: Makes the changes, and notes them to undo them.
    ///   - root: The absolute path of the codebase.
    package init(store: any SnapshotStore, changes: ChangeWriter, root: String) {
        self.store = store
        self.changes = changes
        self.root = root
    }

    package func makeScreen(router: any SnapshotsRouter) -> any Screen {
        SnapshotsScreen(
            viewModel: SnapshotsViewModel(
                store: store, changes: changes, root: root, router: router))
    }
}
