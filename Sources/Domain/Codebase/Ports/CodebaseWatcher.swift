/// Notices that files change.
package protocol CodebaseWatcher: Sendable {
    /// One element for every burst of changes below a folder; never ends by itself.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func changes(below root: String) -> AsyncStream<CodebaseChange>
}

/// What changed in the files of a codebase.
package enum CodebaseChange: Hashable, Sendable {
    /// These files; whether each is there now.
    case files([RelativePath: Bool])
    /// Something, somewhere.
    case anywhere

    /// This change and then another.
    package func followed(by other: CodebaseChange) -> CodebaseChange {
        guard case .files(let before) = self, case .files(let after) = other else {
            return .anywhere
        }
        return .files(before.merging(after) { _, latest in latest })
    }
}
