import Architecture
import Codebase
import Diagnosing

/// Where findings lead; the app decides how to get there.
package protocol HealthRouter {
    func openModule(_ id: ModuleID)
    func showGraph(of id: ModuleID)
    func showDependents(of id: ModuleID)
    func askWhy(about id: ModuleID)
    func openViolation(_ id: Violation.ID)
    /// Shows which lines make a dependency.
    func showImports(behind edge: EdgeID)
    /// Shows what can be done about a violation.
    func openInversion(of violation: Violation.ID)
    /// Works out one change that removes several violations, shows it and asks.
    func invert(_ violations: [Violation.ID])
    /// Works out the change that makes a module of files, shows it and asks.
    func extract(_ step: ExtractionStep, of module: ModuleID)
    /// What to take out of a module; nil for the one that Strata would take apart.
    func planExtraction(of id: ModuleID?)
    func openGaps()
    func openOverview()
    func openViolations()
    func openPreviews()
    /// Shows what commits change together.
    func openCoupling()
    func openComposition()
    func openWorkspaces()
    func editLine(_ file: RelativePath, line: Int?)
    func explain(_ kinds: [ViolationKind])
    func copy(_ text: String)
    /// Which commit brought a violation.
    func blame(violation: Violation.ID)
    /// Which commit brought a dependency.
    func blame(edge: EdgeID)
    /// Which commit brought a module.
    func blame(module: ModuleID)
    /// Asks whether to edit manifests so that violations of a kind end.
    func fixManifests(_ kind: ViolationKind)
    /// Asks what to decide about violations: to exclude them, what they weigh, where modules stand.
    func decide(about violations: [Violation.ID])
    /// Asks for the reason to exclude violations.
    func exclude(_ violations: [Violation.ID])
    /// Asks for the layer to which one of some modules moves.
    func move(_ modules: [ModuleID])
    /// Asks whether to save the inferred layers.
    func writeLayers()
    /// Layers to be named, ordered and filled.
    func arrangeLayers()
}
