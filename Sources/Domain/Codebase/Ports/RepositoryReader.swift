/// Reads what git knows about a codebase.
package protocol RepositoryReader: Sendable {
    /// The branch that is checked out, the short commit if none is; nil outside a repository.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func branch(at root: String) async -> String?
}
