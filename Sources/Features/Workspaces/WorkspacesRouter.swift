import Codebase

/// Where the list of codebases leads; the app decides how to get there.
package protocol WorkspacesRouter {
    /// Opens the folder at an absolute path as a codebase.
    func openCodebase(_ root: String)
    /// The person decided whether code of the codebase at an absolute path may be run.
    func trustChanged(to trust: Trust, of root: String)
    func copy(_ text: String)
}
