import Architecture
import Codebase

/// Where findings lead; the app decides how to get there.
package protocol HealthRouter {
    func openModule(_ id: ModuleID)
    func showGraph(of id: ModuleID)
    func showDependents(of id: ModuleID)
    func askWhy(about id: ModuleID)
    func openViolation(_ id: Violation.ID)
    /// Shows what can be done about a violation.
    func openInversion(of violation: Violation.ID)
    /// What to take out of a module; nil for the one that Strata would take apart.
    func planExtraction(of id: ModuleID?)
    func openGaps()
    func openOverview()
    func openViolations()
    func openPreviews()
    func openComposition()
    func openWorkspaces()
    func editLine(_ file: RelativePath, line: Int?)
    func explain(_ kinds: [ViolationKind])
    func copy(_ text: String)
    /// Asks whether to save the inferred layers.
    func writeLayers()
}
