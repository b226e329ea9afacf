import Architecture
import Codebase
import TerminalUI

extension CompositionRoot {
    /// Lets code of a codebase be run, remembers it, and reads the codebase again.
    func trust(_ session: CodebaseSession) {
        Task { await trustNow(session) }
    }

    /// The same, for who waits for it.
    func trustNow(_ session: CodebaseSession) async {
        do {
            try await services.workspaces.setTrust(.trusted, of: session.root)
            session.analysis.trust()
        } catch {
            navigator.toast("\(error)", .error)
        }
    }
}
