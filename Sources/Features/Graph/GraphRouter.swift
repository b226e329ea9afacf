import Architecture
import Codebase

/// Where the graph leads; the app decides how to get there.
package protocol GraphRouter {
    func openModule(_ id: ModuleID)
    /// The violations of a module.
    func showViolations(of module: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func openWorkspaces()
}
