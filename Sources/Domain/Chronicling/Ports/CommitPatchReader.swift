import Codebase

/// Reads what a commit changed, line by line, for people.
package protocol CommitPatchReader: Sendable {
    /// The text of a commit and of its differences from the first commit that it stands on; no program
    /// that the repository names is run.
    ///
    /// - Parameter root: The absolute path of the codebase, a repository or a folder in one.
    /// - Throws: ``RevisionError`` if the repository does not hold it.
    func patch(
        of commit: LoggedCommit, in root: String
    ) async throws(RevisionError) -> [UInt8]
}
