import Codebase

/// Where the plan of extractions leads; the app decides how to get there.
package protocol ExtractionRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func openWorkspaces()
}
