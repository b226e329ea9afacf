/// Makes commits of changes that were written, and runs nothing that a repository names.
package protocol CommitWriter: Sendable {
    /// Why no commit can be made in the repository around a codebase; nil if one can.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func obstacle(in root: String) async -> CommitError?

    /// Commits changes that stand in the folder already, and nothing besides.
    ///
    /// - Parameters:
    ///   - message: The whole message, in lines.
    ///   - root: The absolute path of the codebase.
    /// - Returns: The name of the commit.
    /// - Throws: ``CommitError`` if there is none; the files stay as they are.
    func commit(
        _ changes: ChangeSet, message: String, in root: String
    ) async throws(CommitError) -> String
}

/// Why there is no commit.
package enum CommitError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder is in no repository, or git does not answer.
    case noRepository
    /// There is no commit that another one could stand on.
    case noCommit
    /// Git is in the middle of something; `work` says of what: `a merge`.
    case unfinished(work: String)
    /// The configuration of git names programs that would be run.
    case hooks
    /// Git does not do it; `reason` is its word for it.
    case refused(reason: String)

    /// What stands in the way and what to do, in sentences.
    package var description: String {
        switch self {
        case .noRepository: "The folder is in no git repository that can be read."
        case .noCommit: "The repository has no commit yet. Make the first one."
        case .unfinished(let work): "Git is in the middle of \(work). Finish it first."
        case .hooks:
            "Git's configuration names programs for its hooks, and Strata runs none. Commit by hand."
        case .refused(let reason): "Git does not commit: \(reason)."
        }
    }
}
