/// Reads how one file of a codebase came to be as it is, from what a repository keeps.
package protocol FileHistoryReader: Sendable {
    /// The history of a file up to the commit that is checked out; nothing is checked out for it,
    /// and no program that the repository names is run.
    ///
    /// - Parameters:
    ///   - file: The file, which need not be there any more.
    ///   - root: The absolute path of the codebase, a repository or a folder in one.
    /// - Throws: ``RevisionError`` if the history cannot be listed;
    ///   ``RevisionError/unknown(name:)`` where there is no commit yet.
    func history(
        of file: RelativePath, in root: String
    ) async throws(RevisionError) -> any FileHistory
}

/// The commits that changed one file, and what stood in it after each.
package protocol FileHistory: Sendable {
    /// The commits along the branch, oldest first; a merge is one commit.
    var commits: [CommitNote] { get }
    /// Whether the repository holds later commits only, as a shallow clone does.
    var isShallow: Bool { get }
    /// How many commits are older than those that are listed.
    var leftOut: Int { get }

    /// What stood in the file after a commit; nil where the commit removed it.
    ///
    /// Several threads may ask at a time.
    ///
    /// - Parameter limit: The most bytes to read; 0 or more.
    /// - Throws: ``ContentError`` if the repository does not hold it.
    func bytes(after commit: CommitNote, upTo limit: Int) throws(ContentError) -> FileBytes?
}

/// What a repository says of a commit.
package struct CommitNote: Hashable, Sendable {
    /// Its name, in hexadecimal.
    package let name: String
    /// When it was made, in seconds since 1970.
    package let time: Int
    /// How far the clock of whoever made it was ahead of UTC, in seconds.
    package let zone: Int
    /// Who wrote it.
    package let author: String
    /// The first line of what its author says of it.
    package let subject: String

    /// A commit.
    package init(name: String, time: Int, zone: Int = 0, author: String, subject: String) {
        self.name = name
        self.time = time
        self.zone = zone
        self.author = author
        self.subject = subject
    }

    /// As much of the name as people write.
    package var shortName: String { String(name.prefix(8)) }
}
