import Codebase

/// Where the components and their previews lead; the app decides how to get there.
package protocol PreviewsRouter {
    func openModule(_ id: ModuleID)
    /// Shows the dev app, so that it can be started.
    func showDevApp(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func openWorkspaces()
}
