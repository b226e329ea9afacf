import Architecture

/// Where a module leads; the app decides how to get there.
package protocol ModuleDetailRouter {
    func openModule(_ id: ModuleID)
    func showViolations(of id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
}
