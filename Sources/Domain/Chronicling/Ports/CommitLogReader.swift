import Codebase

/// Lists commits of a repository; nothing is checked out, and no program that it names is run.
package protocol CommitLogReader: Sendable {
    /// The commits of a request.
    ///
    /// - Parameter root: The absolute path of the codebase, a repository or a folder in one.
    /// - Throws: ``RevisionError`` if they cannot be listed;
    ///   ``RevisionError/unknown(name:)`` where there is no commit yet.
    func log(_ request: LogRequest, in root: String) async throws(RevisionError) -> CommitLog
}

/// Keeps states of commits between runs; they are states of trees, which never change.
package protocol CommitStateStore: Sendable {
    /// What is kept, by the name of the tree.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func states(of root: String) async -> [String: CommitState]

    /// Keeps states beside those that are kept.
    ///
    /// - Parameter trees: The trees that are known to be wanted; others may be forgotten.
    func keep(_ states: [String: CommitState], of root: String, wanted trees: Set<String>) async
}

/// Reads the architecture after one commit.
package protocol CommitStateReader: Sendable {
    /// Reads a commit.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func reading(of commit: LoggedCommit, in root: String) async -> CommitReading

    /// What descriptions alone say of a commit, which takes a fraction of the time; nil where they say
    /// nothing.
    func outline(of commit: LoggedCommit, in root: String) async -> CommitOutline?
}

extension CommitStateReader {
    /// Nothing is known before all is.
    package func outline(of commit: LoggedCommit, in root: String) async -> CommitOutline? { nil }
}
