import Architecture
import Codebase

/// Where the record leads; the app decides how to get there.
package protocol RatchetRouter {
    /// Shows what is recorded in the list of violations.
    func openViolation(_ id: Violation.ID)
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func explain(_ kinds: [ViolationKind])
    /// Which commit brought what is recorded.
    func blame(_ id: Violation.ID)
    func openWorkspaces()
}
