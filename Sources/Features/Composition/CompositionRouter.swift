import Architecture
import Codebase

/// Where the composition leads; the app decides how to get there.
package protocol CompositionRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func explain(_ kinds: [ViolationKind])
    func openWorkspaces()
}
