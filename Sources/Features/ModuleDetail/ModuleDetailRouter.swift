import Architecture
import Codebase

/// Where a module leads; the app decides how to get there.
package protocol ModuleDetailRouter {
    func openModule(_ id: ModuleID)
    /// Draws every path from one module to another.
    func showPaths(from: ModuleID, to: ModuleID)
    func showViolations(of id: ModuleID)
    /// Explains rules, in their order.
    func explain(_ kinds: [ViolationKind])
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
}
