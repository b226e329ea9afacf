import Codebase
import Snapshots
import TerminalUI

extension Section.ID {
    static let snapshots = Self("snapshots")
}

extension CompositionRoot {
    /// What the last test run drew differently.
    func makeSnapshots(in session: CodebaseSession) -> any Screen {
        SnapshotsFactory(store: services.snapshots, changes: services.writer, root: session.root)
            .makeScreen(router: SnapshotsRoutes(root: self, session: session))
    }
}

private struct SnapshotsRoutes: SnapshotsRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }
}
