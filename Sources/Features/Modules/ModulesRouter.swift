import Codebase

/// Where the table of modules leads; the app decides how to get there.
package protocol ModulesRouter {
    func openModule(_ id: ModuleID)
    func showViolations(of module: ModuleID)
    func showGraph(of id: ModuleID)
    /// What to take out of a module; nil for the one that Strata would take apart.
    func planExtraction(of id: ModuleID?)
    func showDependents(of id: ModuleID)
    /// Why the module depends on another one, which the person then chooses.
    func askWhy(about id: ModuleID)
    /// Explains the rules that a module breaks.
    func explainRules(brokenBy module: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// What could not be read, and what no module claims.
    func showGaps()
    func openWorkspaces()
}
