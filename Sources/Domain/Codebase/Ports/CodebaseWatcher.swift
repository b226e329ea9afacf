/// Notices that files change.
package protocol CodebaseWatcher: Sendable {
    /// One element for every burst of changes below a folder; never ends by itself.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func changes(below root: String) -> AsyncStream<Void>
}
