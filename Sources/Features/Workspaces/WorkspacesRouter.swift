/// Where the list of codebases leads; the app decides how to get there.
package protocol WorkspacesRouter {
    /// Opens the folder at an absolute path as a codebase.
    func openCodebase(_ root: String)
    func copy(_ text: String)
}
