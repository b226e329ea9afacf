import Architecture
import Codebase

/// Where the violations lead; the app decides how to get there.
package protocol ViolationsRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// What could not be read, and what no module claims.
    func showGaps()
    /// What can be done about a violation.
    func openInversion(of violation: Violation.ID)
    func openWorkspaces()
}
