import Architecture

/// Where the table of modules leads; the app decides how to get there.
package protocol ModulesRouter {
    func openModule(_ id: ModuleID)
    func showViolations(of module: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// What could not be read, and what no module claims.
    func showGaps()
    func openWorkspaces()
}
