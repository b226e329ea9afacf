import Chronicling
import Codebase

/// Where the history leads; the app decides how to get there.
package protocol HistoryRouter {
    /// Shows what a commit changed.
    func showDiff(of commit: LoggedCommit)
    func openModule(_ id: ModuleID)
    func openRatchet()
    func openWorkspaces()
    func copy(_ text: String)
}
