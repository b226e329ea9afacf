import Architecture

/// Where the overview leads; the app decides how to get there.
package protocol OverviewRouter {
    func openModule(_ id: ModuleID)
    /// All violations, or those of one module or one kind, one of them selected.
    func showViolations(module: ModuleID?, kind: ViolationKind?, violation: Violation.ID?)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// Writes the layers that were inferred into `.strata.yml`.
    func writeLayers()
    /// What could not be read, and what no module claims.
    func showGaps()
    func openWorkspaces()
}
