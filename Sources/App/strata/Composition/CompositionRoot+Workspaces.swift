import Architecture
import Codebase
import Foundation
import TerminalUI
import Workspaces

extension Section.ID {
    static let workspaces = Self("workspaces")
}

extension CompositionRoot {
    /// The codebases that were opened before, and folders to open.
    func makeWorkspaces() -> any Screen {
        WorkspacesFactory(
            store: services.workspaces,
            home: services.environment["HOME"] ?? "/",
            folder: session?.root ?? FileManager.default.currentDirectoryPath,
            now: { Int(Date().timeIntervalSince1970) }
        ).makeScreen(current: session?.root, router: WorkspacesRoutes(root: self))
    }
}

private struct WorkspacesRoutes: WorkspacesRouter {
    let root: CompositionRoot

    func openCodebase(_ path: String) {
        Task { await root.open(path) }
    }

    func trustChanged(to trust: Trust, of path: String) {
        guard let session = root.session, session.root == path else { return }
        if trust == .trusted {
            session.analysis.trust()
        } else {
            openCodebase(path)
        }
    }

    func copy(_ text: String) { root.copy(text) }
}
