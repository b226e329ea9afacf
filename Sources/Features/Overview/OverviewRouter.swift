import Architecture
import Codebase

/// Where the overview leads; the app decides how to get there.
package protocol OverviewRouter {
    func openModule(_ id: ModuleID)
    /// All violations, or those of one module or one kind, one of them selected.
    func showViolations(module: ModuleID?, kind: ViolationKind?, violation: Violation.ID?)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// Asks whether to write the layers that were inferred into `.strata.yml`.
    func writeLayers()
    /// Layers to be named, ordered and filled.
    func arrangeLayers()
    /// Explains rules, in their order.
    func explain(_ kinds: [ViolationKind])
    func showGraph(of id: ModuleID)
    /// The whole graph, drawn, with a module selected.
    func drawGraph(selecting id: ModuleID?)
    /// What to take out of a module; nil for the one that Strata would take apart.
    func planExtraction(of id: ModuleID?)
    func showDependents(of id: ModuleID)
    /// Why the module depends on another one, which the person then chooses.
    func askWhy(about id: ModuleID)
    /// What could not be read, and what no module claims.
    func showGaps()
    /// What can be done about a violation.
    func openInversion(of violation: Violation.ID)
    func openWorkspaces()
}
