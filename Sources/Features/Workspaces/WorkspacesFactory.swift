import Codebase
import TerminalUI

/// The only way to build this screen.
package struct WorkspacesFactory {
    private let store: any WorkspaceStore
    private let home: String
    private let folder: String
    private let now: () -> Int

    /// - Parameters:
    ///   - home: The person's own folder, which is written `~`.
    ///   - folder: Where browsing begins.
    ///   - now: Seconds since 1970.
    package init(
        store: any WorkspaceStore, home: String, folder: String, now: @escaping () -> Int
    ) {
        self.store = store
        self.home = home
        self.folder = folder
        self.now = now
    }

    /// `current` is the root of the codebase that is open, if any.
    package func makeScreen(
        current: String? = nil, router: any WorkspacesRouter
    ) -> any Screen {
        let browser = FolderBrowser(store: store, folder: folder, home: home)
        return WorkspacesScreen(
            viewModel: WorkspacesViewModel(
                store: store, browser: browser, home: home, current: current, now: now,
                router: router))
    }
}
